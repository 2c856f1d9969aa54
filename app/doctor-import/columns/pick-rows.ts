import type { TableRow } from "#app/spreadsheets/table.ts";
import { isSingle, type Target } from "./columns.ts";
import { halfIn } from "./heading-words.ts";
import { type Mapping, readHeadings } from "./mapping.ts";
import { exampleName } from "./template.ts";

export interface PickedRow {
  row: number;
  cells: Partial<Record<Target, string>>;
  all: string[];
}

/** The rows under the headings, without the example of the template. */
export function pickRows(table: readonly TableRow[], mapping: Mapping): PickedRow[] {
  const { texts, rows } = readHeadings(table, mapping.row);
  return rows
    .map(({ number, cells }) => ({ row: number, cells: pick(cells, mapping, texts), all: cells }))
    .filter(({ cells }) => cells.id || cells.name?.trim() !== exampleName);
}

function pick(all: readonly string[], { targets }: Mapping, headings: readonly string[]) {
  const cells: Partial<Record<Target, string>> = {};
  for (const [place, target] of targets.entries()) {
    const cell = all[place] ?? "";
    if (!target) continue;
    if (isSingle(target)) cells[target] = cell;
    else {
      const half = halfIn(headings[place] ?? "");
      const said = /\d/.test(cell) && half ? `${half} ${cell}` : cell;
      cells[target] = [cells[target], said].filter((part) => part?.trim()).join("\n");
    }
  }
  return cells;
}
