import { maxNumberLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { maxColumns, maxRows, maxTitles } from "#app/spreadsheets/limits.ts";
import { defaultFields } from "./columns/defaults.ts";

/** What somebody has seen before the import: six letters for each row. */
export const importForm = { added: { seen: 6 * (maxRows + maxTitles) } };

export const columnsForm = {
  typed: Object.fromEntries(defaultFields.map(({ name, length }) => [name, length])),
  added: { row: maxNumberLength },
  rows: { columns: { count: maxColumns, fields: { target: 20 } } },
} satisfies FormInput;
