import { type Field, fieldsOf, type Group, isList, type ValueField } from "./fields.ts";

export type Row = Readonly<Record<string, string>>;

/** What the fields of a group show, and send. */
export interface Typed {
  values: Readonly<Record<string, string>>;
  rows: Readonly<Record<string, readonly Row[]>>;
}

/** What the form shows of a group as it is stored. */
export function typedOf(group: Group, stored: object): Typed {
  return collect(group, {
    value: (field) => show(field, at(stored, field.name)),
    rows: ({ name, fields, isPlain }) =>
      (at(stored, name) as unknown[]).map((item) =>
        toRow(fields, (field) => show(field, isPlain ? item : at(item as object, field.name))),
      ),
  });
}

/** What was sent: of a list the rows from the first on, without a gap. */
export function readTyped(group: Group, form: FormData): Typed {
  const sent = new Map(form);
  const text = (name: string) => String(sent.get(name) ?? "");
  return collect(group, {
    value: ({ name }) => text(name),
    rows: ({ name, fields }) => {
      const rows: Row[] = [];
      while (fields.some((field) => sent.has(`${name}.${rows.length}.${field.name}`))) {
        const start = `${name}.${rows.length}`;
        rows.push(toRow(fields, (field) => text(`${start}.${field.name}`)));
      }
      return rows;
    },
  });
}

/** A form in which nothing is filled in, with as many rows as have to stay. */
export function blankTyped(group: Group): Typed {
  return collect(group, {
    value: ({ options }) => Object.keys(options ?? {})[0] ?? "",
    rows: ({ fields, least = 0 }) => Array.from({ length: least }, () => blankRow(fields)),
  });
}

export function blankRow(fields: readonly ValueField[]): Row {
  return toRow(fields, ({ options }) => Object.keys(options ?? {})[0] ?? "");
}

function toRow(fields: readonly ValueField[], read: (field: ValueField) => string): Row {
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

function collect(
  group: Group,
  read: {
    value: (field: ValueField) => string;
    rows: (field: Extract<Field, { kind: "list" }>) => Row[];
  },
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

function at(stored: object, path: string): unknown {
  let value: unknown = stored;
  for (const key of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
