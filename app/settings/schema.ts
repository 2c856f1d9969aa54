import { z } from "zod";
import {
  completeAddress,
  isEmail,
  optionalLine,
  optionalText,
  typedLine,
  typedText,
  webAddress,
  withoutInvisible,
} from "#app/forms/text-rules.ts";
import { readPostalCode, readRupees } from "#app/forms/typed-numbers.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { newId } from "#db/id.ts";
import type { Setting } from "#db/setting-groups.ts";
import { readSetting } from "#db/settings/settings.ts";
import {
  capitalized,
  fieldsOf,
  type GroupName,
  isList,
  type ListField,
  type ValueField,
} from "./fields.ts";
import { groups } from "./groups.ts";
import { readHospitalPhone } from "./phone.ts";
import type { Typed } from "./typed.ts";

/** By the name of the field, such as `phones.1.number`. */
export type Errors = Record<string, string[]>;

export type Checked<Name extends GroupName> =
  | { value: Setting<Name>; errors?: undefined }
  | { value?: undefined; errors: Errors };

export function checkTyped<Name extends GroupName>(name: Name, typed: Typed): Checked<Name> {
  const group = groups[name];
  const stored = readSetting(name).value;
  const errors: Errors = {};
  const value = {};

  function read(field: ValueField, text: string, at: string, start = "") {
    const result = schemaOf(field).safeParse(text);
    if (result.success) return result.data;
    errors[at] = [start + (result.error.issues[0]?.message ?? "")];
    return undefined;
  }

  for (const field of fieldsOf(group)) {
    const { name: at } = field;
    setAt(value, at, isList(field) ? readRows(field) : read(field, typed.values[at] ?? "", at));
  }

  function readRows({
    name: list,
    label,
    count,
    one,
    fields,
    isPlain,
    least = 0,
  }: ListField): unknown[] {
    const rows = typed.rows[list] ?? [];
    if (rows.length < least)
      errors[`${list}.add`] = [`${label}: there has to be one ${one} at least.`];
    if (rows.length > count)
      errors[`${list}.add`] = [`${label}: there can be no more than ${count}.`];
    const known = new Set<string>();
    return rows.map((row, index) => {
      const item = {};
      for (const field of fields) {
        const at = `${list}.${index}.${field.name}`;
        const start = `${capitalized(one)} ${index + 1}: `;
        const text = row[field.name] ?? "";
        if (isPlain) return read(field, text, at, start);
        if (field.kind === "id") setAt(item, field.name, ownId(text, list, stored, known));
        else setAt(item, field.name, read(field, text, at, start));
      }
      return item;
    });
  }

  if (Object.keys(errors).length > 0) return { errors };
  for (const { name: at, message } of group.check?.(value as never) ?? []) errors[at] = [message];
  if (Object.keys(errors).length > 0) return { errors };
  return { value: (group.complete?.(value as never) ?? value) as Setting<Name> };
}

/** Texts are stored trimmed; a number, an answer and the like as what they mean. */
function schemaOf(field: ValueField): z.ZodType {
  const { label, kind, length, isOptional } = field;
  const line: z.ZodType<string | undefined> = isOptional
    ? optionalLine(label, length)
    : typedLine(label, length);
  const optional = (text: string | undefined) => isOptional && !text;
  switch (kind) {
    case "text":
    case "markdown":
      return isOptional ? optionalText(label, length) : typedText(label, length);
    case "phone":
      return line.transform((text, context) => {
        const { number, error } = readHospitalPhone(text ?? "");
        if (error) context.addIssue({ code: "custom", message: error });
        return number ?? "";
      });
    case "email":
      return line
        .transform((text) => withoutInvisible(text ?? ""))
        .refine(isEmail, {
          error: `${label} must be an address such as care@hospital.in.`,
        });
    case "postal code":
      return line
        .transform((text) => readPostalCode(text ?? ""))
        .refine((text) => /^[1-9]\d{5}$/.test(text), { error: `${label} must have 6 digits.` });
    case "web address":
      return line
        .transform((text) => (optional(text) ? "" : webAddress(completeAddress(text ?? ""))?.href))
        .refine((address) => address !== undefined, {
          error: `${label} must be a web address, such as https://www.example.org/.`,
        });
    case "number":
      return line
        .transform((text) => readRupees(text ?? ""))
        .refine((text) => optional(text) || /^\d{1,7}$/.test(text), {
          error: `${label} must be a whole number, such as 40.`,
        })
        .transform((text) => (text ? Number(text) : undefined));
    case "day":
      return line
        .transform((text) => (optional(text) ? "" : readDay(text ?? "")))
        .refine((day) => day !== undefined, {
          error: `${label} must be a date, such as 31/03/2027.`,
        });
    case "code":
      return line
        .transform((text) => text ?? "")
        .refine((text) => optional(text) || field.pattern?.test(text), {
          error: `${label} must be like ${field.example}.`,
        });
    case "choice":
      return z.enum(Object.keys(field.options ?? {}), {
        error: `${label}: choose one of the list.`,
      });
    case "answer":
      return z
        .enum(["", "yes", "no"], { error: `${label}: choose one of the list.` })
        .transform((text) => (text === "" ? undefined : text === "yes"));
    default:
      return line;
  }
}

/** An item keeps the id that its pictures have; a new one, or one that was sent twice, gets its own. */
function ownId(sent: string, list: string, stored: object, known: Set<string>): string {
  const items = (stored as Record<string, { id?: string }[] | undefined>)[list] ?? [];
  const isOurs = /^[0-9a-f]{24}$/.test(sent) || items.some((item) => item.id === sent);
  const id = isOurs && !known.has(sent) ? sent : newId();
  known.add(id);
  return id;
}

function setAt(target: object, path: string, value: unknown): void {
  if (value === undefined) return;
  const [key = "", ...rest] = path.split(".");
  const holder = target as Record<string, unknown>;
  if (rest.length === 0) {
    holder[key] = value;
    return;
  }
  holder[key] ??= /^\d/.test(rest[0] ?? "") ? [] : {};
  setAt(holder[key] as object, rest.join("."), value);
}
