import { collectTable, TableError, type TableRow } from "./table.ts";

const separators = [",", ";", "\t"];
const whitespaceLine = /^\s*$/;

/**
 * Reads a CSV file as spreadsheets write it: in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs.
 * `isLegacy` says that other letters than Western ones may have become question marks.
 */
export function readCsv(bytes: Uint8Array): { rows: TableRow[]; isLegacy: boolean } {
  const { text, isLegacy } = decode(bytes);
  if (text.includes("\0")) throw new TableError("This file is neither a CSV nor an Excel file.");
  // Excel may write its separator into a first line of its own.
  const [stated, chosen] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const lines = text.slice(stated?.length ?? 0);
  const table = collectTable();
  let number = stated ? 2 : 1;
  for (const cells of split(lines, chosen ?? findSeparator(lines))) table.add(number++, cells);
  return { rows: table.rows, isLegacy };
}

function decode(bytes: Uint8Array): { text: string; isLegacy: boolean } {
  const [first, second] = bytes;
  const as = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes);
  if (first === 0xff && second === 0xfe) return { text: as("utf-16le"), isLegacy: false };
  if (first === 0xfe && second === 0xff) return { text: as("utf-16be"), isLegacy: false };
  if (second === 0 && bytes[3] === 0) return { text: as("utf-16le"), isLegacy: false };
  try {
    const text = as("utf-8", true);
    const isAscii = text.length === bytes.length;
    return { text, isLegacy: isAscii };
  } catch {
    return { text: as("windows-1252"), isLegacy: true };
  }
}

/** The one that stands most often in the first line with something in it, outside of quotes. */
function findSeparator(text: string): string {
  const first = text.split(/\r\n?|\n/, 20).find((line) => !whitespaceLine.test(line)) ?? "";
  const bare = first.replace(/"[^"]*"/g, "");
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] as string;
}

/** The cells of each line (RFC 4180); a quote within a cell that does not begin with one is a character. */
function* split(text: string, separator: string): Generator<string[]> {
  const plain = new RegExp(`[^\\r\\n${separator}]*`, "y");
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      const end = endOfQuoted(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    plain.lastIndex = at;
    const rest = plain.exec(text)?.[0] ?? "";
    cells.push(cell + rest);
    at += rest.length;
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      cells.push("");
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    yield cells;
    cells = [];
  }
}

function endOfQuoted(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) throw new TableError("A quotation mark that begins a cell has no end.");
  return at;
}
