import { isDeepStrictEqual } from "node:util";
import { showDayAndYear } from "#app/timetable/words.ts";
import {
  capitalized,
  fieldsOf,
  type Group,
  isList,
  type ListField,
  type ValueField,
  valueAt,
} from "./fields.ts";

/** A changed field in words; `before` or `after` is missing if that version does not exist. */
export interface FieldChange {
  label: string;
  before?: string;
  after?: string;
}

type Stored = Readonly<Record<string, unknown>>;

/** What differs, in the order of the form; of two versions those fields alone that both records have. */
export function compareVersions(
  group: Group,
  before: Stored | null,
  after: Stored | null,
): FieldChange[] {
  return fieldsOf(group).flatMap((field) => {
    const [old, now] = [valueAt(before, field.name), valueAt(after, field.name)];
    if (isDeepStrictEqual(old, now)) return [];
    if (isList(field) && Array.isArray(old) && Array.isArray(now))
      return compareRows(field, old, now);
    const show = (value: unknown) =>
      isList(field) ? showRows(field, value) : showValue(field, value);
    return {
      label: labelOf(group, field),
      ...(before && { before: show(old) }),
      ...(after && { after: show(now) }),
    };
  });
}

/** Labels such as "Text" are told apart by their section. */
function labelOf({ sections }: Group, field: ValueField | ListField): string {
  const { title } = sections.find(({ fields }) => fields.includes(field)) ?? {};
  return title && sections.length > 1 && title !== field.label
    ? `${title}: ${field.label}`
    : field.label;
}

function compareRows(field: ListField, before: Stored[], after: Stored[]): FieldChange[] {
  const { label, one, fields } = field;
  if (!fields.some(({ kind }) => kind === "id")) {
    return [{ label, before: showRows(field, before), after: showRows(field, after) }];
  }
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  const gone = before.filter(({ id }) => !now.has(id));
  const stayed = (rows: Stored[], others: ReadonlyMap<unknown, Stored>) =>
    rows.filter(({ id }) => others.has(id));
  const changes: FieldChange[] = [
    ...gone.map((row) => ({
      label: `${capitalized(one)} removed`,
      before: showRow(field, row),
      after: "None",
    })),
    ...after.flatMap((row) => {
      const was = old.get(row.id);
      if (was) return compareRow(field, was, row);
      return { label: `${capitalized(one)} added`, before: "None", after: showRow(field, row) };
    }),
  ];
  const [oldOrder, newOrder] = [stayed(before, now), stayed(after, old)];
  const ids = (rows: Stored[]) => rows.map(({ id }) => id);
  if (!isDeepStrictEqual(ids(oldOrder), ids(newOrder))) {
    const names = (rows: Stored[]) => rows.map((row) => nameOf(field, row)).join(", ");
    changes.push({
      label: `Order of ${label.toLowerCase()}`,
      before: names(oldOrder),
      after: names(newOrder),
    });
  }
  return changes;
}

function compareRow(field: ListField, before: Stored, after: Stored): FieldChange[] {
  return field.fields
    .filter(({ name, kind }) => kind !== "id" && !isDeepStrictEqual(before[name], after[name]))
    .map((part) => ({
      label: `${nameOf(field, after)}: ${part.label}`,
      before: showValue(part, before[part.name]),
      after: showValue(part, after[part.name]),
    }));
}

function nameOf({ fields, one }: ListField, row: Stored): string {
  const known = fields.some(({ name }) => name === "name") ? row.name : undefined;
  return String(known || one);
}

function showRows(field: ListField, rows: unknown): string {
  if (!Array.isArray(rows) || rows.length === 0) return "None";
  return rows.map((row) => showRow(field, row)).join("\n");
}

function showRow({ fields, isPlain }: ListField, row: unknown): string {
  if (isPlain) return String(row);
  return fields
    .filter(({ kind }) => kind !== "id")
    .map((field) => [field, (row as Stored)[field.name]] as const)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([field, value]) =>
      field.kind === "answer"
        ? `${field.label}: ${showValue(field, value)}`
        : showValue(field, value),
    )
    .join(" · ");
}

function showValue({ kind, options }: ValueField, value: unknown): string {
  if (kind === "answer") return value === undefined ? "Not stated" : value ? "Yes" : "No";
  if (options) return options[String(value ?? "")] ?? String(value);
  if (value === undefined || value === null || value === "") return "None";
  return kind === "day" ? showDayAndYear(String(value)) : String(value);
}
