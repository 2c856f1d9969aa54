import type { ColumnNotes } from "./columns/mapping.ts";
import type { OtherRow, SheetRows } from "./columns/sheet-rows.ts";
import styles from "./notes.module.css";
import type { Upload } from "./read-upload.server.ts";

export type ShownNotes = ColumnNotes &
  Pick<SheetRows, "sections" | "others"> &
  Omit<Upload, "rows" | "mapping">;

export function Notes({
  unknown,
  missing,
  isLossy,
  sheet,
  otherSheets = [],
  hiddenRows,
  guess,
  sections,
  others,
}: ShownNotes) {
  const notes = [
    sheet !== undefined && `Read: the sheet “${shorten(sheet)}”.`,
    otherSheets.length > 0 &&
      `Not read: the ${otherSheets.length === 1 ? "sheet" : "sheets"} ${quoted(otherSheets)}.`,
    hiddenRows > 0 &&
      `${hiddenRows === 1 ? "1 row is" : `${hiddenRows.toLocaleString("en-IN")} rows are`} hidden in the file, by a filter or by hand. Hidden rows are read like all others.`,
    unknown.length > 0 && `Not read: ${quoted(unknown)}.`,
    missing.length > 0 &&
      `The file has no column ${quoted(missing)}: doctors who are listed keep what they have. For new ones, say under “Columns and defaults” what they have.`,
    sections.length > 0 && `Read as the specialization of the rows below: ${inRows(sections)}.`,
    others.length > 0 && `Not read as doctors: ${inRows(others)}.`,
    guess &&
      `This CSV file does not say how its letters are stored; they were read as ${guess.encoding}: ${quoted(guess.words)}. If that looks wrong, save the list as “CSV UTF-8” or as an Excel file.`,
    isLossy &&
      "Some texts have question marks in a row: this kind of CSV file cannot store Hindi and Punjabi. Save it as “CSV UTF-8” or as an Excel file instead.",
  ].filter((note) => note !== false && note !== undefined);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${shorten(name)}”`).join(", ");
}

const maxListed = 12;

function inRows(rows: readonly OtherRow[]): string {
  const listed = rows.slice(0, maxListed).map(({ row, text }) => `row ${row} “${shorten(text)}”`);
  const more = rows.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-IN")} more` : ""}`;
}

function shorten(name: string): string {
  return name.trim().slice(0, 60);
}
