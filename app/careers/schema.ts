import { z } from "zod";
import { typedLine, webAddress } from "#app/text-rules.ts";
import { readPhone } from "#app/typed-numbers.ts";

const badEmail = "Invalid email format";
const badLink = "Resume link must be a web address, such as https://example.com/resume";

/** With the messages of the specification (section 5). */
export const applicationSchema = z.object({
  name: typedLine("Name", 120, "Name is required"),
  position: typedLine("Position", 120, "Position is required"),
  email: typedLine("Email", 254, "Email is required").pipe(z.email({ error: badEmail })),
  phone: typedLine("Phone", 40, "Phone is required")
    .transform(readPhone)
    .pipe(z.string().regex(/^\d{10}$/, { error: "Phone must be 10 digits" })),
  resume_link: typedLine("Resume link", 2048, "Resume link is required")
    .refine((text) => !/\s/.test(text), {
      error: "Resume link must not contain spaces",
      abort: true,
    })
    .transform(withScheme)
    .refine((text) => webAddress(text), { error: badLink }),
});

/** Prefixes https:// to an address without a scheme; a port is not one. */
function withScheme(text: string): string {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}
