import { z } from "zod";
import { completeAddress, typedLine, webAddress } from "#app/forms/text-rules.ts";
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

const shared =
  "This link leads to Instagram's sharing page, not to the reel. Open it in a browser, then copy the address of the reel, such as https://www.instagram.com/reel/…";

/** The same as people paste it into the form: without its beginning, or with the mark of who shared it. */
export const linkFormSchema = linkSchema.extend({
  url: typedLine("URL", linkForm.typed.url, badAddress)
    .transform(completeAddress)
    .pipe(linkSchema.shape.url)
    .refine((text) => !isShared(text), { error: shared })
    .transform(withoutMarks),
});

function isShared(text: string): boolean {
  const url = webAddress(text);
  return url !== undefined && isOf(url, "instagram.com") && url.pathname.startsWith("/share/");
}

/** By the host, what applications add to an address to know who has shared it. */
const marks = [
  { host: "instagram.com", names: /^(?:igsh|igshid|ig_rid)$/ },
  { host: "youtube.com", names: /^(?:si|feature)$/ },
  { host: "youtu.be", names: /^(?:si|feature)$/ },
  { host: "", names: /^(?:utm_\w+|fbclid|gclid|mibextid)$/ },
];

function withoutMarks(text: string): string {
  const url = webAddress(text);
  if (!url) return text;
  const named = marks.filter(({ host }) => isOf(url, host)).map(({ names }) => names);
  const found = [...url.searchParams.keys()].filter((key) => named.some((one) => one.test(key)));
  if (found.length === 0) return text;
  for (const key of found) url.searchParams.delete(key);
  return url.href;
}

function isOf({ hostname }: URL, host: string): boolean {
  return host === "" || hostname === host || hostname.endsWith(`.${host}`);
}
