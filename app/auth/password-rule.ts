import { z } from "zod";
import { minimumPasswordLength } from "#db/password.ts";

export function newPassword(label: string) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(minimumPasswordLength, {
      error: `${label} must have at least ${minimumPasswordLength} characters.`,
    })
    .max(200, { error: `${label} must be at most 200 characters.` });
}
