import { maxLineLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import {
  fieldsOf,
  type Group,
  type GroupName,
  isList,
  type ValueField,
} from "#app/settings/fields.ts";
import { groups } from "#app/settings/groups.ts";
import { tickedIn } from "#app/settings/typed.ts";

export const groupForms = Object.fromEntries(
  Object.entries(groups).map(([name, group]) => [name, formOf(group)]),
) as Readonly<Record<GroupName, FormInput>>;

function formOf(group: Group): FormInput {
  const fields = fieldsOf(group);
  const lists = fields.filter(isList);
  const rows = lists.map(({ name, count, fields }) => {
    return [name, { count, fields: lengthsOf(fields) }];
  });
  const ticked = lists.flatMap(({ name, known }) =>
    known ? [[tickedIn(name), { length: maxLineLength, count: known.length }]] : [],
  );
  return {
    typed: lengthsOf(fields.filter((field) => !isList(field))),
    added: { version: maxNumberLength, change: 40, preview: 2, use: 16 },
    lists: Object.fromEntries(ticked),
    rows: Object.fromEntries(rows),
    bytes: 4 * 1024 * 1024,
  };
}

function lengthsOf(fields: readonly ValueField[]): Record<string, number> {
  return Object.fromEntries(fields.map(({ name, length }) => [name, length]));
}
