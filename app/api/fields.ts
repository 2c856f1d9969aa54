import { z } from "zod";

export function flag(name: string) {
  return z
    .union([z.boolean(), z.stringbool()], { error: `${name} must be true or false.` })
    .optional();
}

/** A filter of a list, which takes one of these values or is left out. */
export function oneOf<const Value extends string>(name: string, values: readonly Value[]) {
  return z.enum(values, { error: `${name} must be one of ${values.join(", ")}.` }).optional();
}

export function flattenContact({ contact, ...fields }: Record<string, unknown>) {
  const { phone, email } = Object(contact);
  return { phone, email, ...fields };
}
