import { z } from "zod";
import type { MovedTable } from "#db/moving/moved-tables.ts";
import type { MovedColumn, MovedRow } from "#db/moving/moving.ts";
import { photoKeyPattern } from "#db/photo-key.ts";
import { settingGroups } from "#db/setting-groups.ts";
import { CommandError } from "#runtime/command-error.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

const maxTextLength = 200_000;
const maxDepth = 10;
const controlCharacter = /[\p{Cc}\p{Cs}]/u;
const script = /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu;

const id = z.string().regex(/^[\da-f]{24}$/, { error: "is no id" });
const webAddress = z.string().regex(/^https?:\/\/\S+$/i, { error: "is no web address" });
const slots = z.array(z.string().regex(/^\d\d:\d\d [AP]M$/, { error: "is no time slot" }));
const ordinals = (most: number) => z.array(z.int().min(1).max(most));
const hash = z.string().regex(/^[\da-f]{32}$/, { error: "is no hash" });
const time = z.iso.datetime({ error: "is no time" });

/** What the database does not check by itself, by the names of columns, or of tables and columns. */
const rules = lookupTable<z.ZodType>({
  id,
  doctor_id: id,
  photo_key: z
    .string()
    .regex(new RegExp(`^${photoKeyPattern}$`), "is no photo")
    .nullable(),
  url: webAddress,
  resume_link: webAddress,
  hospital_slots: slots,
  video_slots: slots,
  weekdays: ordinals(7),
  weeks: ordinals(5),
  version: z.int().positive(),
  "words.id": z.string().regex(/^[\w/-]{1,120}$/, { error: "is no id" }),
  "article_versions.id": z.int().positive(),
  path: z.string().regex(/^\/(?:pages\/|hi\/|pa\/)?[\w-]{1,80}$/, {
    error: "is no address of an article",
  }),
  translation_of: z.strictObject({ text: hash, advice: hash }).nullable(),
  place: z.string().regex(/^[\w/-]+$/, { error: "is no place" }),
  "own_pages.place": z.string().regex(/^(?:patients|speciality|media|\/[\w/-]+|)$/, {
    error: "is no place",
  }),
  colour: z.string().regex(/^(?:#[\da-f]{3})?$/, { error: "is no colour" }),
  created_at: time,
  updated_at: time,
});

export function checkRows(
  text: string,
  table: MovedTable,
  columns: readonly MovedColumn[],
): MovedRow[] {
  const { name } = table;
  const rows = parse(text, name);
  if (!Array.isArray(rows)) throw new CommandError(`${name}.json is no list of records`);
  for (const [at, row] of rows.entries()) {
    const problem = findProblem(row, table, columns);
    if (problem) throw new CommandError(`${name}.json, record ${at + 1}: ${problem}`);
  }
  return rows;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${name}.json is not JSON: ${(error as Error).message}`);
  }
}

function findProblem(
  row: unknown,
  { name, json }: MovedTable,
  columns: readonly MovedColumn[],
): string | undefined {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return "it is no record";
  const unknown = Object.keys(row).find((key) => !columns.some((column) => column.name === key));
  if (unknown !== undefined) return `this program does not know ${JSON.stringify(unknown)}`;
  for (const column of columns) {
    const value = (row as MovedRow)[column.name];
    if (value === undefined) {
      if (column.hasDefault) continue;
      return `${column.name} is missing`;
    }
    const isPlain = value === null || typeof value === "string" || typeof value === "number";
    if (!isPlain && !json.includes(column.name)) return `${column.name} is not one value`;
    const refused = findRefusedText(value) ?? findBrokenRule(name, column.name, value);
    if (refused) return `${column.name} ${refused}`;
  }
  return name === "settings" ? findWrongSetting(row as MovedRow) : undefined;
}

function findBrokenRule(table: string, column: string, value: unknown): string | undefined {
  const checked = (rules[`${table}.${column}`] ?? rules[column])?.safeParse(value);
  return checked?.error?.issues[0]?.message;
}

/** Texts that no form lets through: too long ones, control characters, addresses that run something. */
function findRefusedText(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string") {
    if (value.length > maxTextLength) return "is too long";
    if (controlCharacter.test(value.replace(/[\n\t]/g, ""))) return "has control characters";
    return script.test(value) ? "is an address that runs something" : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > maxDepth) return "has too many levels";
  return Object.entries(value)
    .flat()
    .map((inner) => findRefusedText(inner, depth + 1))
    .find((found) => found !== undefined);
}

function findWrongSetting({ name, value }: MovedRow): string | undefined {
  const group = Object.entries(settingGroups).find(([known]) => known === name)?.[1];
  if (!group) return `there is no group ${JSON.stringify(name)}`;
  if (value === null) return undefined;
  const [issue] = group.safeParse(value).error?.issues ?? [];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
}
