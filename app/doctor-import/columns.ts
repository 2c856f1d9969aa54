import {
  type FieldName,
  fieldNames,
  headingsOf,
  labels,
  optionalTexts,
} from "#app/doctors/fields.ts";
import { TableError, type TableRow } from "./table.ts";

/** A field that a file can have; the photo stays as it is. */
export type ImportField = Exclude<FieldName, "photo_key">;
export type ColumnName = "id" | ImportField;

export const importFields = fieldNames.filter((name): name is ImportField => name !== "photo_key");

/** In the order of a file that is written here. */
export const columns: readonly (readonly [name: ColumnName, heading: string])[] = [
  ["id", "Id"],
  ...importFields.map((name) => [name, labels[name]] as const),
];

/** What a new doctor can do without. */
const optional: readonly ColumnName[] = ["id", "availability", "is_active", ...optionalTexts];

const nameOfHeading = new Map<string, ColumnName>([
  ...["id", "_id", "doctor id"].map((heading) => [normalize(heading), "id"] as const),
  ...importFields.flatMap((name) =>
    headingsOf(name).map((heading) => [normalize(heading), name] as const),
  ),
]);

// Without case, spaces and marks.
function normalize(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

export interface FoundColumns {
  /** Where each column stands. */
  places: Map<ColumnName, number>;
  /** The headings that mean nothing here. */
  unknown: string[];
  /** What a new doctor needs and the file does not have. */
  missing: string[];
  /** The rows under the headings. */
  rows: TableRow[];
}

const titles = 10;

export const noHeadings =
  "The first row has no heading that is known here, such as “Name” and “Specialization”.";

/** How many headings the row has that looks most like one of headings: above it there may be a title. */
export function countHeadings(table: readonly TableRow[]): number {
  return Math.max(0, ...knownIn(table));
}

/** Whether the headings are those of a list of doctors. */
export function tellsDoctors(table: readonly TableRow[]): boolean {
  const { headings } = findHeadings(table);
  const names = headings.map((heading) => nameOfHeading.get(normalize(heading)));
  return names.includes("id") || (names.includes("name") && names.includes("specialization"));
}

function findHeadings(table: readonly TableRow[]): { at: number; headings: string[] } {
  const known = knownIn(table);
  const at = known.indexOf(Math.max(...known));
  return { at, headings: table[at]?.cells ?? [] };
}

function knownIn(table: readonly TableRow[]): number[] {
  return table.slice(0, titles).map(({ cells }) => cells.filter(isKnown).length);
}

/** Throws a TableError where nobody could tell which doctor a row is about. */
export function findColumns(table: readonly TableRow[]): FoundColumns {
  const { at, headings } = findHeadings(table);
  if (!headings.some(isKnown)) throw new TableError(noHeadings);
  const places = new Map<ColumnName, number>();
  for (const [place, heading] of headings.entries()) {
    const name = nameOfHeading.get(normalize(heading));
    if (!name) continue;
    if (places.has(name)) throw new TableError(`There are two columns “${nameOf(name)}”.`);
    places.set(name, place);
  }
  const needed = (["name", "specialization"] as const).filter((name) => !places.has(name));
  if (!places.has("id") && needed.length > 0) {
    throw new TableError(
      `The file has no column ${needed.map((name) => `“${nameOf(name)}”`).join(" and no column ")}, so nobody can tell which doctors it is about.`,
    );
  }
  return {
    places,
    unknown: headings.filter((heading) => heading.trim() !== "" && !isKnown(heading)),
    missing: columns.flatMap(([name, heading]) =>
      places.has(name) || optional.includes(name) ? [] : [heading],
    ),
    rows: table.slice(at + 1),
  };
}

function isKnown(heading: string): boolean {
  return nameOfHeading.has(normalize(heading));
}

function nameOf(name: ColumnName): string {
  return columns.find(([known]) => known === name)?.[1] ?? name;
}
