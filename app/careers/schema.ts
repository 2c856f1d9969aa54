import { z } from "zod";
import { typedLine, webAddress } from "#app/text-rules.ts";

const badEmail = "Invalid email format";
const badLink = "Resume link must be a web address, such as https://example.com/resume";

/** With the messages of the specification (section 5). */
export const applicationSchema = z.object({
  name: typedLine("Name", 120, "Name is required"),
  position: typedLine("Position", 120, "Position is required"),
  email: typedLine("Email", 254, "Email is required").pipe(z.email({ error: badEmail })),
  phone: typedLine("Phone", 40, "Phone is required")
    .transform(toTenDigits)
    .pipe(z.string().regex(/^\d{10}$/, { error: "Phone must be 10 digits" })),
  resume_link: typedLine("Resume link", 2048, "Resume link is required")
    .refine((text) => !/\s/.test(text), {
      error: "Resume link must not contain spaces",
      abort: true,
    })
    .transform(withScheme)
    .refine((text) => webAddress(text), { error: badLink }),
});

/** Removes spaces, dashes and dots, and India's +91 or the trunk 0. */
function toTenDigits(text: string): string {
  const digits = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
  return digits.replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, "");
}

/** Prefixes https:// to an address without a scheme; a port is not one. */
function withScheme(text: string): string {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}
