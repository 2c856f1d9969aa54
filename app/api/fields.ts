import { z } from "zod";

/** An optional boolean: true or false in JSON, or the words that forms send. */
export function flag(name: string) {
  return z
    .union([z.boolean(), z.stringbool()], { error: `${name} must be true or false.` })
    .optional();
}

export function flattenContact({ contact, ...fields }: Record<string, unknown>) {
  const { phone, email } = Object(contact);
  return { phone, email, ...fields };
}
