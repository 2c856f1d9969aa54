// Spreadsheets run a cell that begins like this as a formula.
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** With it spreadsheets read a file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Lines of a CSV file (RFC 4180), every cell quoted and formulas made harmless. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
