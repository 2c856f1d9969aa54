import { maxTitles } from "#app/spreadsheets/limits.ts";
import { marks } from "#app/spreadsheets/spoilt.ts";
import { lettersOf, type TableRow } from "#app/spreadsheets/table.ts";
import { isSingle, labelOf, neededColumns, type Target } from "./columns.ts";
import { isOfNoUse, proposeTarget } from "./heading-words.ts";

export interface Mapping {
  /** Of the headings, as a spreadsheet counts; 0 where there are none. */
  row: number;
  /** What each column is; empty where it is not read. */
  targets: (Target | "")[];
  defaults: Partial<Record<Target, string>>;
}

export function readHeadings(table: readonly TableRow[], row?: number) {
  if (row === 0 || (row === undefined && countHeadings(table) === 0)) {
    const widest = Math.max(0, ...table.map(({ cells }) => cells.length));
    return { row: 0, texts: Array.from({ length: widest }, () => ""), rows: [...table] };
  }
  const given = table.findIndex(({ number }) => number === row);
  const at = given < 0 ? findHeadings(table) : given;
  const top = table[at];
  if (!top) return { row: 1, texts: [], rows: [] };
  const below = table[at + 1];
  const texts = top.cells.map(plain);
  if (!below || !isSecondRow(below, texts)) {
    return { row: top.number, texts, rows: table.slice(at + 1) };
  }
  return {
    row: top.number,
    texts: joinRows(texts, below.cells.map(plain)),
    rows: table.slice(at + 2),
  };
}

function plain(cell: string): string {
  return cell === marks.merged ? "" : cell.trim().replace(/\s+/g, " ");
}

export function countHeadings(table: readonly TableRow[]): number {
  return Math.max(0, ...table.slice(0, maxTitles).map(countKnown));
}

export function tellsDoctors(table: readonly TableRow[]): boolean {
  const targets = proposeTargets(readHeadings(table).texts);
  return targets.includes("id") || (targets.includes("name") && targets.filter(Boolean).length > 1);
}

function findHeadings(table: readonly TableRow[]): number {
  const known = table.slice(0, maxTitles).map(countKnown);
  return known.indexOf(Math.max(...known));
}

function countKnown({ cells }: TableRow): number {
  return new Set(cells.map((cell) => proposeTarget(plain(cell))).filter(Boolean)).size;
}

const subheading = /^\(?(?:in )?(?:rs|rupees|years?|yrs|₹|no|number|degree|am|pm)\b/i;

/** A row under the headings that has no doctor, but parts of headings. */
function isSecondRow({ cells }: TableRow, top: readonly string[]): boolean {
  const name = top.findIndex((text) => proposeTarget(text) === "name");
  const texts = cells.map(plain);
  const filled = texts.filter(Boolean);
  const isUnderName = name >= 0 && texts[name] !== "";
  return (
    !isUnderName &&
    filled.length > 0 &&
    filled.some((text) => proposeTarget(text) !== "") &&
    filled.every((text) => proposeTarget(text) !== "" || subheading.test(text))
  );
}

/** A heading over several columns has its text in the first of them. */
function joinRows(top: readonly string[], below: readonly string[]): string[] {
  let over = "";
  return Array.from({ length: Math.max(top.length, below.length) }, (_, place) => {
    const [upper = "", lower = ""] = [top[place], below[place]];
    if (upper) over = upper;
    return lower ? `${over} ${lower}`.trim() : upper;
  });
}

export function proposeTargets(headings: readonly string[]): (Target | "")[] {
  const taken = new Set<Target>();
  return headings.map((heading) => {
    const own = proposeTarget(heading);
    // Below “OPD”, “From” says more than both together.
    const target = own === "opd_hours" ? lastWordOf(heading) || own : own;
    if (!target || (isSingle(target) && taken.has(target))) return "";
    taken.add(target);
    return target;
  });
}

function lastWordOf(heading: string): Target | "" {
  const target = proposeTarget(heading.split(" ").at(-1) ?? "");
  return target.startsWith("opd_") && target !== "opd_hours" ? target : "";
}

export function proposeMapping(table: readonly TableRow[]): Mapping {
  const { row, texts } = readHeadings(table);
  return { row, targets: proposeTargets(texts), defaults: {} };
}

export type ColumnNotes = ReturnType<typeof noteColumns>;

export function noteColumns(table: readonly TableRow[], mapping: Mapping) {
  const { texts } = readHeadings(table, mapping.row);
  const { targets, defaults } = mapping;
  const hasHours = targets.some((target) => /^opd_/.test(target)) || defaults.opd_hours;
  const has = (name: Target) =>
    targets.includes(name) || defaults[name] || (name === "hospital_slots" && hasHours);
  return {
    unknown: texts.filter((text, place) => text !== "" && !targets[place]),
    missing: neededColumns.filter((name) => !has(name)).map(labelOf),
  };
}

/** Whether somebody should look at what the columns are before their rows are shown. */
export function isForeign(table: readonly TableRow[], mapping: Mapping): boolean {
  if (mapping.targets.includes("id")) return false;
  const { unknown, missing } = noteColumns(table, mapping);
  return missing.length > 0 || unknown.some((heading) => !isOfNoUse(heading));
}

export function lettersIn({ targets }: Mapping): Partial<Record<Target, string>> {
  const letters = targets.flatMap((target, place) => (target ? [[target, lettersOf(place)]] : []));
  return Object.fromEntries(letters.toReversed());
}

/** What is wrong with the choice of columns; undefined where nothing is. */
export function whyNotMapped(targets: readonly (Target | "")[]): string | undefined {
  if (!targets.includes("name") && !targets.includes("id")) {
    return "Choose the column that has the names of the doctors.";
  }
  const twice = targets.find(
    (target, place) => target && isSingle(target) && targets.indexOf(target) !== place,
  );
  return twice && `Choose one column only for ${labelOf(twice)}.`;
}
