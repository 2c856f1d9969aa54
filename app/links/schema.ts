import { z } from "zod";
import { typedLine, webAddress } from "#app/forms/text-rules.ts";
import { shownCategories } from "./categories.ts";
import { linkForm } from "./staff-inputs.ts";

const badAddress = "Enter a valid URL (must start with http or https).";

const notPublic =
  "Visitors cannot open this URL. Enter an address of the internet, such as https://www.instagram.com/reel/…";

export const linkSchema = z.object({
  category: z.enum(shownCategories, { error: "Category is required." }),
  url: typedLine("URL", linkForm.typed.url, badAddress)
    .transform(findAddress)
    .refine((text) => webAddress(text), {
      error: ({ input }) => (/^https?:\/\/\w/i.test(String(input)) ? notPublic : badAddress),
    }),
});

/**
 * The one address at the end of what was copied with it, and with the scheme that Instagram leaves out. What follows an
 * address may be its other half.
 */
function findAddress(typed: string): string {
  const [only = typed, ...others] = typed.match(/https?:\/\/\S+/gi) ?? [];
  if (others.length > 0 || !typed.endsWith(only)) return typed;
  return /^(?:[\w-]+\.)*instagram\.com\//i.test(only) ? `https://${only}` : only;
}

export type LinkInput = z.input<typeof linkSchema>;
