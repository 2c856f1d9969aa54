import { z } from "zod";
import { maxPasswordLength } from "#app/forms/field-lengths.ts";
import { minimumPasswordLength } from "#db/accounts/password.ts";

export function newPassword(label: string) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(minimumPasswordLength, {
      error: `${label} must have at least ${minimumPasswordLength} characters.`,
    })
    .max(maxPasswordLength, {
      error: `${label} must be at most ${maxPasswordLength} characters.`,
    });
}
