// A spreadsheet takes a cell that begins like this for a formula, and would run what a stranger wrote.
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * A table as a CSV file (RFC 4180) that spreadsheets open as they should: marked as UTF-8, every cell
 * quoted, and what looks like a formula made harmless by an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("")}`;
}

function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
