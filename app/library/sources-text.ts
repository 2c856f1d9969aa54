import { completeAddress, webAddress } from "#app/forms/text-rules.ts";
import { readDay } from "#app/timetable/calendar.ts";
import type { Source } from "./schema.ts";

const labels = {
  title: "Title",
  publisher: "Publisher",
  year: "Year",
  url: "Address",
  checked: "Looked up",
  indian: "From India",
  id: "Mark",
} as const;

const reason = "No Indian source";

export type SourceField = keyof typeof labels;

export type SourceRow = Readonly<Partial<Record<SourceField, string>>>;

export interface Sources {
  sources: Source[];
  noIndianSource?: string;
}

export interface SourceProblem {
  line: number;
  message: string;
  row?: number;
  field?: SourceField;
}

const names = Object.keys(labels) as SourceField[];

export function writeSources({ sources, noIndianSource }: Sources): string {
  const rows = sources.map((source): SourceRow => {
    const known = names.filter((name) => source[name] !== undefined);
    return Object.fromEntries(
      known.map((name) => [name, source[name] === true ? "yes" : String(source[name])]),
    );
  });
  return joinSources(rows, noIndianSource);
}

export function joinSources(rows: readonly SourceRow[], noIndianSource = ""): string {
  const oneLine = (text = "") => text.replace(/\s+/g, " ").trim();
  const blocks = rows.map((row) =>
    names
      .filter((name) => oneLine(row[name]) !== "")
      .map((name) => `${labels[name]}: ${oneLine(row[name])}`)
      .join("\n"),
  );
  const why = oneLine(noIndianSource) && `${reason}: ${oneLine(noIndianSource)}`;
  return [...blocks, why].filter(Boolean).join("\n\n");
}

export function splitSources(text: string): { rows: SourceRow[]; noIndianSource: string } {
  const { blocks, noIndianSource = "" } = readBlocks(text);
  const rows = blocks.map((block) =>
    Object.fromEntries([...block].map(([name, { value }]) => [name, value])),
  );
  return { rows, noIndianSource };
}

/** An address without a date counts as looked up `today`. */
export function readSources(text: string, today: string): Sources & { problems: SourceProblem[] } {
  const { blocks, noIndianSource, problems } = readBlocks(text);
  const sources = blocks.map((block, row) => toSource(block, { row, today, problems }));
  return { sources, problems, ...(noIndianSource && { noIndianSource }) };
}

type Block = Map<SourceField, { value: string; line: number }>;

function readBlocks(text: string) {
  const problems: SourceProblem[] = [];
  const blocks: Block[] = [];
  let noIndianSource: string | undefined;
  const lines = text.split("\n").map((line, index) => ({ text: line.trim(), line: index + 1 }));
  let block: Block | undefined;
  for (const { text, line } of lines) {
    if (text === "") {
      block = undefined;
      continue;
    }
    const [, label = "", value = ""] = /^([^:]{1,40}):\s*(.*)$/.exec(text) ?? [];
    const written = label.trim().toLowerCase();
    const name = names.find((one) => labels[one].toLowerCase() === written);
    if (written === reason.toLowerCase()) noIndianSource = value;
    else if (!name) problems.push({ line, message: unknownLabel(text) });
    else if (block?.has(name)) {
      const message = `“${labels[name]}” appears twice. Leave a blank line between sources.`;
      problems.push({ line, message });
    } else {
      if (!block) {
        block = new Map();
        blocks.push(block);
      }
      if (value !== "") block.set(name, { value, line });
    }
  }
  return { blocks, noIndianSource, problems };
}

function unknownLabel(text: string): string {
  const known = [...Object.values(labels), reason].join(", ");
  return `“${text.slice(0, 40)}” begins with none of: ${known}.`;
}

function toSource(
  block: Block,
  { row, today, problems }: { row: number; today: string; problems: SourceProblem[] },
): Source {
  const first = Math.min(...[...block.values()].map(({ line }) => line));
  const report = (field: SourceField, message: string) => {
    const line = block.get(field)?.line ?? (Number.isFinite(first) ? first : 1);
    problems.push({ line, row, field, message });
  };
  const read = (name: SourceField) => block.get(name)?.value;
  const [title, publisher] = [read("title") ?? "", read("publisher") ?? ""];
  if (!title) report("title", "A source needs a title.");
  if (!publisher) report("publisher", "A source needs a publisher.");

  const year = read("year");
  if (year && !/^(?:19|20)\d\d$/.test(year)) report("year", "Year must be a year, such as 2026.");
  const url = completeAddress(read("url") ?? "");
  if (url && (!url.startsWith("https://") || !webAddress(url))) {
    report("url", "Address must be one of the internet that begins with https://.");
  }
  if (!year && !url) report("title", "A source without an address needs a year.");
  const looked = read("checked");
  const checked = looked && readDay(looked);
  if (looked && !checked) report("checked", "Looked up must be a date, such as 26/01/2027.");
  if (looked && !url) report("checked", "Looked up belongs to an address, which is missing.");
  if (checked && checked > today) report("checked", "Looked up is in the future.");
  const indian = read("indian");
  if (indian && !/^(?:yes|no)$/i.test(indian)) report("indian", "From India must be yes or no.");
  const id = read("id");
  if (id && !/^[a-z][a-z0-9-]*$/.test(id)) {
    report("id", "Mark must be one word of small letters and numbers, such as who-2024.");
  }
  return {
    ...(id && { id }),
    title,
    publisher,
    ...(year && { year: Number(year) }),
    ...(url ? { url, checked: checked || today } : { printed: true }),
    ...(indian?.toLowerCase() === "yes" && { indian: true }),
  };
}
