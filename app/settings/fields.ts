import { itemIdLength } from "#app/forms/field-lengths.ts";
import type { SettingName } from "#db/setting-groups.ts";

export type GroupName = Exclude<SettingName, "gallery" | "checklist" | "menu">;

export interface ValueField {
  /** Where the value stands in the group, such as `registrations.mtp`; in a row, the name alone. */
  name: string;
  label: string;
  hint?: string;
  kind:
    | "line"
    | "text"
    | "markdown"
    | "phone"
    | "email"
    | "postal code"
    | "web address"
    | "number"
    | "choice"
    | "answer"
    | "day"
    | "code"
    /** Not typed: by what an item of a list is known. */
    | "id";
  length: number;
  pattern?: RegExp;
  example?: string;
  /** Of a choice, by what is stored. */
  options?: Readonly<Record<string, string>>;
  isOptional?: true;
  /** Staff may write it in Hindi and Punjabi; a name is often left as it is. */
  words?: "text" | "name";
  isWide?: true;
  /** Asked for only where the choice before it is "arranged". */
  isOfArrangement?: true;
}

export interface ListField {
  name: string;
  label: string;
  hint?: string;
  kind: "list";
  count: number;
  /** What one row is called, such as "phone". */
  one: string;
  fields: readonly ValueField[];
  /** Each item is a text alone, the value of the only field. */
  isPlain?: true;
  known?: readonly string[];
  least?: number;
}

export type Field = ValueField | ListField;

export interface Section {
  /** Left out where the group has only one. */
  title?: string;
  hint?: string;
  /** Under the hint: where staff write what they may look for here. */
  link?: { to: string; words: string };
  fields: readonly Field[];
}

export interface Group {
  title: string;
  about: string;
  /** Other words by which staff look for it. */
  synonyms?: string;
  /** Where the website shows it; of a group for the desk alone, none. */
  page?: string;
  sections: readonly Section[];
  /** What the kinds of the fields do not say. */
  check?: (value: never) => { name: string; message: string }[];
  /** Makes what is stored of the values of the fields, where it has another shape. */
  complete?: (value: never) => object;
  /** A long text, of which the form shows beforehand how visitors will read it. */
  hasPreview?: true;
}

export const formId = "hospital";

export const maxRows = 200;

export const paragraphLength = 1000;

export const idField: ValueField = { name: "id", label: "", kind: "id", length: itemIdLength };

export function listOfItems(label: string, one: string, fields: readonly ValueField[]): ListField {
  return { name: "items", label, kind: "list", count: maxRows, one, fields: [idField, ...fields] };
}

export function isList(field: Field): field is ListField {
  return field.kind === "list";
}

export function fieldsOf({ sections }: Group): Field[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Reads a value by the name of its field, such as `registrations.mtp`. */
export function valueAt(stored: object | null, name: string): unknown {
  let value: unknown = stored ?? undefined;
  for (const key of name.split(".")) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is wrong with a number that may be from `least` to `most`. */
export function outside<Name extends string>(
  name: Name,
  value: number,
  least: number,
  most: number,
) {
  if (value >= least && value <= most) return [];
  return [{ name, message: `This must be a number from ${least} to ${most}.` }];
}
