// Spreadsheets run a cell that begins like this as a formula.
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A CSV file (RFC 4180) with a byte order mark, every cell quoted and formulas made harmless. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("")}`;
}

function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
