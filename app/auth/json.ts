import { z } from "zod";
import { flag } from "#app/api/fields.ts";
import { maxCodeLength } from "#app/forms/field-lengths.ts";

const missing = "Please fill out all fields";

export const loginBody = z
  .object({
    email: z.string({ error: missing }),
    password: z.string({ error: missing }),
    rememberPassword: flag("rememberPassword").meta({
      description: "Keeps the token for 30 days instead of 12 hours",
    }),
    code: z
      .string()
      .max(maxCodeLength, { error: `A code has at most ${maxCodeLength} characters.` })
      .optional()
      .meta({
        description:
          "For an account with two-step sign-in: the six digits of its authenticator app, or a recovery code",
        example: "123456",
      }),
  })
  .meta({ id: "Login" });

export const loginJson = z
  .object({
    token: z.string().meta({ description: "To be sent as Authorization: Bearer …" }),
    user: z.object({ _id: z.string(), id: z.string(), name: z.string(), email: z.string() }),
  })
  .meta({ id: "SignedIn" });
