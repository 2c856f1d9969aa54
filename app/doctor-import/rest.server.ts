import { toCell } from "./columns/cells.ts";
import {
  type ColumnName,
  columns,
  labelOf,
  neededColumns,
  opdLabels,
  wordsTargets,
} from "./columns/columns.ts";
import { type ImportRow, readRows } from "./columns/sheet-rows.ts";
import { planSheet, type Sheet, type WrongRow, withSpeciality } from "./plan.server.ts";

/** A new doctor has the defaults, but for what another row has said, and a listed one what is stored where the file has no column. */
export function listRest(sheet: Sheet): { headings: string[]; rows: string[][] } {
  const { mapping } = sheet;
  const { targets, defaults } = mapping;
  const wrong = new Map(
    planSheet(sheet).flatMap((planned) =>
      planned.kind === "wrong" ? [[planned.row, planned]] : [],
    ),
  );
  const names = columns
    .map(([name]) => name)
    .filter((name) => targets.includes(name) || defaults[name] || neededColumns.includes(name));
  const words = wordsTargets.filter(({ target }) => targets.includes(target));
  const toCells = (row: ImportRow, { who, first, reasons }: WrongRow) => {
    const cells = withSpeciality(row, mapping);
    const cellOf = (name: ColumnName) => {
      const cell = cells[name]?.trim();
      if (who === "new") {
        const said = defaults[name] && first?.[name]?.trim();
        return cell || said || defaults[name] || "";
      }
      return cell ?? (who ? toCell(who, name) : "");
    };
    const opd = who === "new" ? [defaults.opd_days, defaults.opd_hours] : [];
    return [
      String(row.row),
      ...names.map(cellOf),
      ...words.map(({ target }) => cells[target]?.trim() ?? ""),
      row.opd || opd.filter(Boolean).join(" "),
      row.room,
      reasons.join(" "),
    ];
  };
  return {
    headings: [
      "Row",
      ...names.map(labelOf),
      ...words.map(({ label }) => label),
      opdLabels.opd_hours,
      opdLabels.room,
      "Why not imported",
    ],
    rows: readRows(sheet.rows, mapping).rows.flatMap((row) => {
      const planned = wrong.get(row.row);
      return planned ? [toCells(row, planned)] : [];
    }),
  };
}
