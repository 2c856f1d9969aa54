// Spreadsheets run a cell that begins like this as a formula; behind marks of its own it is one that was made harmless.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** With it spreadsheets read a file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Lines of a CSV file (RFC 4180), every cell quoted and formulas made harmless. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}

/** Puts a mark before what a spreadsheet would run. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` made harmless. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
