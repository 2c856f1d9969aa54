import { type Archive, damaged, openArchive } from "#app/spreadsheets/archive.server.ts";
import { collectTable, type Table, TableError } from "#app/spreadsheets/table.ts";
import { readDateStyles } from "#app/spreadsheets/xlsx-dates.server.ts";
import { markMerged, readSheet, type Shared } from "#app/spreadsheets/xlsx-sheet.server.ts";
import { readStrings } from "#app/spreadsheets/xlsx-strings.server.ts";
import { readWorkbook, type Sheet } from "#app/spreadsheets/xlsx-workbook.server.ts";
import { type ReadXml, xmlReader } from "#app/spreadsheets/xml.server.ts";
import { tellsDoctors } from "./columns/mapping.ts";

/** Reads the first sheet with a list of doctors that can be seen. Throws a TableError where there is none. */
export function readXlsx(bytes: Uint8Array): Table {
  const archive = openArchive(bytes);
  const readXml = xmlReader();
  const workbook = readWorkbook(archive, readXml);
  const shared = {
    ...workbook,
    strings: readStrings(archive.read(workbook.strings), readXml),
    dates: readDateStyles(archive.read(workbook.styles), readXml),
  };
  const { visible, hidden } = workbook;
  const isOnlyOne = visible.length + hidden.length === 1;
  for (const sheet of visible) {
    const { rows, fault } = readRows(sheet, archive, shared, readXml);
    const isList = tellsDoctors(rows);
    if (fault && (isList || visible.length === 1)) throw fault;
    if (!isList && !isOnlyOne) continue;
    const otherSheets = visible.filter((other) => other !== sheet).map(({ name }) => name);
    return { rows, sheet: sheet.name, otherSheets };
  }
  throw new TableError(noList(visible, hidden));
}

/** The rows up to where the sheet has too much, or what else is wrong with it. */
function readRows({ part }: Sheet, archive: Archive, shared: Shared, readXml: ReadXml) {
  const xml = part === undefined ? undefined : archive.read(part);
  if (!xml) throw new TableError(damaged);
  const { rows, add } = collectTable();
  try {
    const merged = readSheet(xml, add, shared, readXml);
    markMerged(rows, merged);
    return { rows };
  } catch (fault) {
    if (fault instanceof TableError) return { rows, fault };
    throw fault;
  }
}

function noList(visible: readonly Sheet[], hidden: readonly Sheet[]): string {
  const names = (sheets: readonly Sheet[]) => sheets.map(({ name }) => `“${name}”`).join(", ");
  const unread = hidden.length === 0 ? "" : ` Hidden sheets are not read: ${names(hidden)}.`;
  return `No sheet has headings that are known here, such as “Name” and “Specialization”. The file has ${names(visible)}.${unread}`;
}
