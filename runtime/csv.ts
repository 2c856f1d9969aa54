// Spreadsheets run such a cell as a formula; after quotes it is one that was already guarded.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

export const byteOrderMark = "\uFEFF";

export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string | number): string {
  if (typeof text === "number") return String(text);
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}

export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

const times = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

export function timeInCsv(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : times.format(time);
}

/** The day of an instant in the hospital, such as 2026-11-30. */
export function dayInIndia(at: string): string {
  return timeInCsv(at).slice(0, 10);
}
