import { z } from "zod";
import { forms } from "#app/inputs.ts";
import { minimumPasswordLength } from "#db/password.ts";

const longest = forms.password.typed.password;

export function newPassword(label: string) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(minimumPasswordLength, {
      error: `${label} must have at least ${minimumPasswordLength} characters.`,
    })
    .max(longest, { error: `${label} must be at most ${longest} characters.` });
}
