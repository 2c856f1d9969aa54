import { columns, labelOf, neededColumns, opdLabels, wordsTargets } from "./columns/columns.ts";
import { type ImportRow, readRows } from "./columns/sheet-rows.ts";
import { planSheet, type Sheet } from "./plan.server.ts";

export function listRest(sheet: Sheet): { headings: string[]; rows: string[][] } {
  const { targets, defaults } = sheet.mapping;
  const reasons = new Map(
    planSheet(sheet).flatMap((planned) =>
      planned.kind === "wrong" ? [[planned.row, planned.reasons.join(" ")]] : [],
    ),
  );
  const names = columns
    .map(([name]) => name)
    .filter((name) => targets.includes(name) || defaults[name] || neededColumns.includes(name));
  const words = wordsTargets.filter(({ target }) => targets.includes(target));
  const toCells = ({ row, cells, opd, room }: ImportRow) => [
    String(row),
    ...names.map((name) => cells[name]?.trim() || (defaults[name] ?? "")),
    ...words.map(({ target }) => cells[target]?.trim() ?? ""),
    opd || [defaults.opd_days, defaults.opd_hours].filter(Boolean).join(" "),
    room,
    reasons.get(row) ?? "",
  ];
  return {
    headings: [
      "Row",
      ...names.map(labelOf),
      ...words.map(({ label }) => label),
      opdLabels.opd_hours,
      opdLabels.room,
      "Why not imported",
    ],
    rows: readRows(sheet.rows, sheet.mapping)
      .rows.filter(({ row }) => reasons.has(row))
      .map(toCells),
  };
}
