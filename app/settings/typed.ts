import {
  fieldsOf,
  type Group,
  isList,
  type ListField,
  type ValueField,
  valueAt,
} from "./fields.ts";

export type Row = Readonly<Record<string, string>>;

export interface Typed {
  values: Readonly<Record<string, string>>;
  rows: Readonly<Record<string, readonly Row[]>>;
}

export function typedOf(group: Group, stored: object): Typed {
  return collect(group, {
    value: (field) => show(field, valueAt(stored, field.name)),
    rows: ({ name, fields, isPlain }) =>
      (valueAt(stored, name) as unknown[]).map((item) =>
        toRow(fields, (field) => show(field, isPlain ? item : valueAt(item as object, field.name))),
      ),
  });
}

/** The contents that were sent, with a row for each known name that was ticked. Rows are numbered without gaps. */
export function readTyped(group: Group, form: FormData): Typed {
  const sent = new Map(form);
  const text = (name: string) => String(sent.get(name) ?? "");
  return collect(group, {
    value: ({ name }) => text(name),
    rows: (list) => {
      const { name, fields } = list;
      const rows: Row[] = [];
      while (fields.some((field) => sent.has(`${name}.${rows.length}.${field.name}`))) {
        const start = `${name}.${rows.length}`;
        rows.push(toRow(fields, (field) => text(`${start}.${field.name}`)));
      }
      return [...rows, ...tickedRows(list, rows, form)];
    },
  });
}

/** A form in which nothing is filled in, with as many rows as have to stay. */
export function blankTyped(group: Group): Typed {
  return collect(group, {
    value: blankValue,
    rows: ({ fields, least = 0 }) => Array.from({ length: least }, () => blankRow(fields)),
  });
}

export function blankRow(fields: readonly ValueField[]): Row {
  return toRow(fields, blankValue);
}

function blankValue({ options = {} }: ValueField): string {
  return Object.keys(options)[0] ?? "";
}

export function tickedIn(list: string): string {
  return `${list}.known`;
}

/** Rows for the names that are ticked; one too many at most, which is refused with a message. */
function tickedRows(list: ListField, rows: readonly Row[], form: FormData): Row[] {
  const ticked = new Set(form.getAll(tickedIn(list.name)));
  return knownWithoutRow(list, rows)
    .filter((name) => ticked.has(name))
    .slice(0, list.count + 1 - rows.length)
    .map((name) => ({ ...blankRow(list.fields), name }));
}

export function knownWithoutRow({ known = [] }: ListField, rows: readonly Row[]): string[] {
  const names = new Set(rows.map(({ name }) => name?.trim().toLowerCase()));
  return known.filter((name) => !names.has(name.toLowerCase()));
}

function toRow(fields: readonly ValueField[], read: (field: ValueField) => string): Row {
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

function collect(
  group: Group,
  read: { value: (field: ValueField) => string; rows: (list: ListField) => Row[] },
): Typed {
  const values: Record<string, string> = {};
  const rows: Record<string, Row[]> = {};
  for (const field of fieldsOf(group)) {
    if (isList(field)) rows[field.name] = read.rows(field);
    else values[field.name] = read.value(field);
  }
  return { values, rows };
}

function show({ kind }: ValueField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "answer") return value ? "yes" : "no";
  return String(value);
}
