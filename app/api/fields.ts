import { z } from "zod";

/** Yes or no: true or false in JSON, and the words that forms send for them. May be left out. */
export function flag(name: string) {
  return z
    .union([z.boolean(), z.stringbool()], { error: `${name} must be true or false.` })
    .optional();
}

/** The phone and e-mail of `contact` beside the other fields, where forms send them. */
export function layContactFlat({ contact, ...fields }: Record<string, unknown>) {
  const { phone, email } = Object(contact);
  return { phone, email, ...fields };
}
