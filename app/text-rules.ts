import { z } from "zod";

const controlCharacters = /[\p{Cc}\p{Cs}]/u;

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text.replace(/[\n\t]/g, ""));
}

/**
 * Text that a person typed: trimmed, in composed form, without control characters. What is empty
 * after trimming counts as missing (specification, section 5); lengths are in characters.
 */
export function typedText(label: string, longest: number, missing = `${label} is required.`) {
  return z
    .string({ error: missing })
    .refine(isCleanText, {
      error: `${label} contains characters that cannot be stored.`,
      abort: true,
    })
    .transform((text) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim())
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => [...text].length <= longest, {
      error: `${label} must be at most ${longest.toLocaleString("en-IN")} characters.`,
    })
    .meta({ minLength: 1, maxLength: longest });
}

/**
 * The address of a page on the web, from what was typed or stored: http or https, a public host, no
 * spaces, no user name or password. Undefined for anything else, so that no other link is ever shown.
 */
export function webAddress(text: string): URL | undefined {
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  const isPublic = url?.hostname.includes(".") && !url.username && !url.password;
  return url && isPublic ? url : undefined;
}
