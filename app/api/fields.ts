import { z } from "zod";

export function flag(name: string) {
  return z
    .union([z.boolean(), z.stringbool()], { error: `${name} must be true or false.` })
    .optional();
}

export function flattenContact({ contact, ...fields }: Record<string, unknown>) {
  const { phone, email } = Object(contact);
  return { phone, email, ...fields };
}
