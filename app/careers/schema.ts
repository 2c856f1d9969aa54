import { z } from "zod";
import { optionalText, typedEmail, typedLine, webAddress } from "#app/forms/text-rules.ts";
import { readPhone } from "#app/forms/typed-numbers.ts";
import { applicationForm } from "./inputs.ts";
import { staffLengths } from "./staff-inputs.ts";
import { states } from "./states.ts";

const badEmail = "Invalid email format";
const badLink = "Resume link must be a web address, such as https://example.com/resume";

const { typed } = applicationForm;

/** With the messages of the specification (section 5). */
export const applicationSchema = z.object({
  name: typedLine("Name", typed.name, "Name is required"),
  position: typedLine("Position", typed.position, "Position is required"),
  email: typedEmail("Email", typed.email, badEmail, "Email is required"),
  phone: typedLine("Phone", typed.phone, "Phone is required")
    .transform(readPhone)
    .pipe(z.string().regex(/^\d{10}$/, { error: "Phone must be 10 digits" })),
  resume_link: typedLine("Resume link", typed.resume_link, "Resume link is required")
    .refine((text) => !/\s/.test(text), {
      error: "Resume link must not contain spaces",
      abort: true,
    })
    .transform(withScheme)
    .refine((text) => webAddress(text), { error: badLink }),
});

export const staffFieldsSchema = z.object({
  state: z.enum(states, { error: "State must be one of the list" }).optional(),
  notes: optionalText("Notes", staffLengths.notes),
});

/** Prefixes https:// to an address without a scheme; a port is not one. */
function withScheme(text: string): string {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}
