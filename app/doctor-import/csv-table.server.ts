import { collectTable, type Table, TableError, type TableRow } from "#app/spreadsheets/table.ts";
import { countHeadings } from "./columns/mapping.ts";

const separators = [",", ";", "\t", "|"];
const statedSeparator = /^(?:sep=([,;\t|])|"sep=([,;\t|])"),*\s*?(?:\r\n?|\n)/i;
const triedLines = 30;

/** Reads a CSV file as spreadsheets write it, in any of their encodings and with any of their separators. */
export function readCsv(bytes: Uint8Array): Table {
  const { text, ...about } = decode(bytes);
  if (text.includes("\0")) throw new TableError("This file is neither a CSV nor an Excel file.");
  // Excel may write its separator into a first line of its own.
  const [stated = "", bare, quoted] = statedSeparator.exec(text) ?? [];
  const lines = withoutEndMark(text.slice(stated.length));
  const separator = bare ?? quoted ?? findSeparator(lines);
  return { rows: readLines(lines, separator, stated ? 2 : 1), ...about };
}

function withoutEndMark(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith("\u001a") ? trimmed.slice(0, -1) : text;
}

function readLines(lines: string, separator: string, first: number): TableRow[] {
  const { rows, add } = collectTable();
  let number = first;
  for (const cells of split(lines, separator)) add({ number: number++, cells });
  return rows;
}

type Decoded = Pick<Table, "isLegacy" | "guess"> & { text: string };

function decode(bytes: Uint8Array): Decoded {
  const as = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  try {
    const text = as(unicodeOf(bytes));
    return { text, isLegacy: text.length === bytes.length };
  } catch {
    const encoding = isMacintosh(as("windows-1252"), as("macintosh"))
      ? "macintosh"
      : "windows-1252";
    const text = as(encoding);
    return { text, isLegacy: true, guess: { encoding: names[encoding], words: oddWords(text) } };
  }
}

const names = { macintosh: "Mac Roman", "windows-1252": "Windows-1252" } as const;

/** By its mark; or by every second byte that is zero, as of the separators and ends of lines. */
function unicodeOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  if (odd > 20 * even) return "utf-16le";
  return even > 20 * odd ? "utf-16be" : "utf-8";
}

// A capital or a sign within a word, where neither belongs.
const oddLetters =
  /\p{Ll}(?=[^\p{ASCII}])\p{Lu}|\p{Lu}(?=[^\p{ASCII}])\p{Lu}(?=\p{Ll})|\p{L}[†‡ƒ„…ˆ‰˜•¤¦§¨©ª«¬®¯°±²³´µ¶¸¹º»¼½¾¿]\p{Ll}/gu;

/** Whether the words have fewer odd letters as the Macintosh of old has them. */
function isMacintosh(asWindows: string, asMacintosh: string): boolean {
  const count = (text: string) => text.match(oddLetters)?.length ?? 0;
  return count(asMacintosh) < count(asWindows);
}

function oddWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]*[^\p{ASCII}][\p{L}\p{M}]*/gu) ?? [];
  return [...new Set(words)].slice(0, 5).map((word) => word.slice(0, 40));
}

/** The one with which the most headings are known, else the one that stands most often in the first line. */
function findSeparator(text: string): string {
  const first = text.split(/\r\n?|\n/, 20).find((line) => line.trim() !== "") ?? "";
  const bare = first.replace(/"[^"]*"/g, "");
  const [best] = separators
    .map((separator) => ({
      separator,
      known: countHeadings(readFirstLines(text, separator)),
      count: bare.split(separator).length,
    }))
    .toSorted((one, other) => other.known - one.known || other.count - one.count);
  return best?.separator ?? ",";
}

function readFirstLines(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  try {
    for (const cells of split(text, separator)) {
      if (rows.length === triedLines) break;
      if (cells.some((cell) => cell.trim() !== "")) rows.push({ number: 0, cells });
    }
  } catch {
    // Where it is the wrong separator, quotes are in the wrong place too.
  }
  return rows;
}

/** RFC 4180, also with spaces before quotes; a quote within a cell that does not begin with one is a character. */
function* split(text: string, separator: string): Generator<string[]> {
  const plain = new RegExp(`[^\\r\\n${separator}]*`, "y");
  const end = new RegExp(` *(?=[\\r\\n${separator}]|$)`, "y");
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    const opening = openingQuote(text, at);
    const closing = opening < 0 ? -1 : closingQuote(text, opening + 1);
    end.lastIndex = closing + 1;
    if (opening === at && closing < 0) {
      throw new TableError("A quotation mark that begins a cell has no end.");
    }
    if (opening === at || (closing >= 0 && end.test(text))) {
      cell = text.slice(opening + 1, closing).replaceAll('""', '"');
      at = closing + 1;
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

/** Of the cell that begins here; below 0 where it has none before its text. */
function openingQuote(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at++;
  return text[at] === '"' ? at : -1;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
