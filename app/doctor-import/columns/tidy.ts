import { readPhone } from "#app/forms/typed-numbers.ts";
import { labelOf, type Target } from "./columns.ts";

export interface Reading {
  label: string;
  cell: string;
  read: string;
}

type Cells = Partial<Record<Target, string>>;

const blank = /^(?:[-–—_.]+|n\.?\s?\/?\s?a\.?|nil|not\s+(?:available|known)|x+)?$/i;

export function isBlank(cell: string | undefined): boolean {
  return blank.test(cell?.trim() ?? "");
}

export function tidyCells(cells: Cells): { cells: Cells; readings: Reading[] } {
  const tidied: Cells = splitName(cells);
  for (const [target, cell = ""] of Object.entries(tidied) as [Target, string][]) {
    if (target !== "fees" && isBlank(cell)) tidied[target] = "";
    else tidied[target] = tidiers.get(target)?.(oneLine(cell)) ?? cell;
  }
  const readings = (Object.entries(tidied) as [Target, string][])
    .filter(([target, read]) => read !== "" && read !== oneLine(cells[target] ?? ""))
    .map(([target, read]) => ({
      label: labelOf(target),
      cell: cells[target] ?? cells.name ?? "",
      read,
    }));
  return { cells: tidied, readings };
}

function oneLine(cell: string): string {
  return cell.trim().replace(/\s+/g, " ");
}

const degree =
  /[\s,(]+(?=(?:m\.?b\.?b\.?s|b\.?d\.?s|b\.?a\.?m\.?s|b\.?h\.?m\.?s|m\.?d|m\.?s|d\.?m|m\.?ch|d\.?n\.?b|m\.?d\.?s|d\.?g\.?o|d\.?c\.?h|d\.?l\.?o|b\.?p\.?t|m\.?p\.?t)\b)/gi;

// Short for Mohammad, as in "Prof Md Ali".
const givenName = /^Md\.?\s+\p{Lu}/u;

/** “Dr Asha Verma, MBBS, MD” is a name and a qualification, where that has no column of its own. */
function splitName(cells: Cells): Cells {
  const name = cells.name?.trim() ?? "";
  if (cells.qualification !== undefined) return { ...cells };
  const at = [...name.matchAll(degree)].find(
    ({ 0: gap, index }) => index >= 4 && !givenName.test(name.slice(index + gap.length)),
  );
  if (!at) return { ...cells };
  const rest = name.slice(at.index + at[0].length).trim();
  const isInBrackets = at[0].includes("(") && rest.endsWith(")");
  return {
    ...cells,
    name: name.slice(0, at.index),
    qualification: (isInBrackets ? rest.slice(0, -1) : rest).replace(/\s*\n\s*/g, ", "),
  };
}

const tidiers = new Map<Target, (cell: string) => string>([
  ["name", tidyName],
  ["specialization", inTitleCase],
  ["phone", firstPhone],
  ["fees", tidyFees],
  ["experience", wholeYears],
  ["room", nameRoom],
]);

function tidyName(cell: string): string {
  const name = cell.replace(/[,;]$/, "");
  return inTitleCase(name.replace(/^(?:(?:dr|doctor)\b\.?\s*){2,}/i, "Dr "));
}

const short = /^(?:ENT|ICU|NICU|IVF|OBG|OBS|TB|GI|DM|MD|[IVX]+)$/;
const small = /^(?:and|of|for|the|in|with)$/;

/** Only of what is in capitals throughout; initials stay. */
function inTitleCase(text: string): string {
  if (/\p{Ll}/u.test(text.replace(/^(?:Dr|Prof)\b/, ""))) return text;
  return text.replace(/\p{Lu}{2,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (short.test(word)) return word;
    return small.test(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
}

function firstPhone(cell: string): string {
  if (/^\d{10}$/.test(readPhone(cell))) return cell;
  const parts = cell.split(/[,/;&]|\bor\b|\band\b/i).map((part) => part.trim());
  return parts.find((part) => /^\d{10}$/.test(readPhone(part))) ?? cell;
}

function tidyFees(cell: string): string {
  if (/^(?:free|nil|no\s+fees?|निःशुल्क|मुफ़?्त|ਮੁਫ਼?ਤ)(?:\s+opd)?\.?$/iu.test(cell)) return "0";
  return isBlank(cell) ? "" : cell;
}

function wholeYears(cell: string): string {
  const [, years] =
    /^(\d{1,2})\s*(?:years?|yrs?)\.?\s*(?:and\s*)?\d{1,2}\s*(?:months?|mths?)\.?$/i.exec(cell) ??
    [];
  return years ?? cell;
}

function nameRoom(cell: string): string {
  return /^\d+[a-z]?$/i.test(cell) ? `Room ${cell}` : cell;
}
