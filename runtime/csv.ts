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

const times = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

/** A stored time as every spreadsheet reads it, 2025-01-31 17:45:00, in Indian time; as it is where it is none. */
export function timeInCsv(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : times.format(time);
}
