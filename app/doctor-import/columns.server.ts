import { maxTitles } from "#app/spreadsheets/limits.ts";
import { marks } from "#app/spreadsheets/spoilt.ts";
import { lettersOf, type TableRow } from "#app/spreadsheets/table.ts";
import { checkDefaults } from "./columns/check-defaults.server.ts";
import { isTarget, type Target, targetLabels } from "./columns/columns.ts";
import { type DefaultName, defaultFields } from "./columns/defaults.ts";
import { type Mapping, proposeTargets, readHeadings, whyNotMapped } from "./columns/mapping.ts";
import { pickRows } from "./columns/pick-rows.ts";
import type { StagedUpload } from "./staged.server.ts";

const examples = 3;
const exampleLength = 60;

export interface ShownColumn {
  letter: string;
  heading: string;
  examples: string[];
  target: Target | "";
}

/** The columns of an upload with what they are, or what is proposed where other headings are chosen. */
export function showColumns({ rows, mapping }: StagedUpload, row: number | undefined) {
  const headings = readHeadings(rows, row ?? mapping.row);
  const isOther = headings.row !== mapping.row;
  const targets = isOther ? proposeTargets(headings.texts) : mapping.targets;
  const shown: ShownColumn[] = headings.texts.map((heading, place) => ({
    letter: lettersOf(place),
    heading,
    examples: examplesOf(headings.rows, place),
    target: targets[place] ?? "",
  }));
  return {
    row: headings.row,
    titles: rows.slice(0, maxTitles).map(({ number, cells }) => ({ number, text: preview(cells) })),
    columns: shown,
    defaults: mapping.defaults,
    // From here, so that the page loads no more script for them.
    choices: targetLabels,
    fields: defaultFields,
  };
}

function preview(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  return shorten(filled.join(", "));
}

function examplesOf(rows: readonly TableRow[], place: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[place]?.trim() ?? "";
    if (cell && cell !== marks.merged) found.add(shorten(cell));
    if (found.size === examples) break;
  }
  return [...found];
}

function shorten(text: string): string {
  return text.length > exampleLength ? `${text.slice(0, exampleLength)}…` : text;
}

export function readChoice({ rows }: StagedUpload, form: FormData) {
  const { row, texts } = readHeadings(rows, Number(form.get("row")));
  const targets = texts.map((_, place) => toTarget(form.get(`columns.${place}.target`)));
  const defaults: Partial<Record<DefaultName, string>> = {};
  for (const { name } of defaultFields) {
    const text = String(form.get(name) ?? "").trim();
    if (text) defaults[name] = text;
  }
  const mapping: Mapping = { row, targets, defaults };
  const unclear = whyNotMapped(targets);
  const isEmpty = pickRows(rows, mapping).length === 0;
  const problem = unclear ?? (isEmpty ? "There is no doctor under these headings." : undefined);
  const errors = { ...(problem && { column: [problem] }), ...checkDefaults(defaults) };
  return { mapping, errors };
}

function toTarget(chosen: FormDataEntryValue | null): Target | "" {
  return typeof chosen === "string" && isTarget(chosen) ? chosen : "";
}
