import { z } from "zod";
import {
  isEmail,
  typedEmail,
  typedLine,
  typedText,
  withoutInvisible,
} from "#app/forms/text-rules.ts";
import { mailSecurities } from "#db/schema.ts";
import { mailLabels, maxRecipients, usualPorts } from "./fields.ts";
import { mailForm } from "./staff-inputs.ts";

const { typed } = mailForm;

const badHost = "Enter the name of the mail server, such as smtp.example.org.";
const badPort = "The port must be a number from 1 to 65535.";

export const mailSchema = z
  .object({
    host: typedLine(mailLabels.host, typed.host, badHost)
      .transform((host) => withoutInvisible(host).toLowerCase())
      .refine((host) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host), { error: badHost }),
    security: z.enum(mailSecurities, { error: "Choose how the connection is protected." }),
    port: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, { error: badPort })
      .transform(Number)
      .optional(),
    username: typedLine(mailLabels.username, typed.username).optional(),
    password: z
      .string()
      .max(typed.password, { error: `The password must be at most ${typed.password} characters.` })
      .optional(),
    sender: typedEmail(
      mailLabels.sender,
      typed.sender,
      "Email format is not correct.",
      "The email address of the sender is required.",
    ),
    recipients: typedText(
      mailLabels.recipients,
      typed.recipients,
      "Enter at least one email address.",
    )
      .transform(splitAddresses)
      .refine((all) => all.length <= maxRecipients, {
        error: `At most ${maxRecipients} addresses can get the news.`,
      })
      .refine((all) => all.every(isEmail), {
        error: ({ input }) =>
          `${(input as string[]).find((one) => !isEmail(one))} is not an email address.`,
      }),
  })
  .transform(({ port, username = "", ...rest }) => ({
    ...rest,
    username,
    port: port ?? usualPorts[rest.security],
  }))
  .refine(({ port }) => port >= 1 && port <= 65_535, { path: ["port"], error: badPort })
  .refine(({ security, username }) => security !== "none" || !username, {
    path: ["security"],
    error: "A password is sent over a protected connection only: choose TLS or STARTTLS.",
  });

export type MailInput = z.input<typeof mailSchema>;

function splitAddresses(text: string): string[] {
  return [
    ...new Set(
      withoutInvisible(text)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}
