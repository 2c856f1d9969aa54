import { z } from "zod";

// What browsers, word processors and other programs write for a line break, next to \n.
const otherLineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controlCharacters = /[\p{Cc}\p{Cs}]/u;

function toText(typed: string): string {
  return typed.replace(otherLineBreaks, "\n").normalize("NFC").trim();
}

function toLine(typed: string): string {
  return toText(typed).replace(/\s*\n\s*/g, " ");
}

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text.replace(/[\n\t]/g, ""));
}

function typed(
  normalize: (typed: string) => string,
  label: string,
  longest: number,
  missing = `${label} is required.`,
) {
  return z
    .string({ error: missing })
    .transform(normalize)
    .refine(isCleanText, {
      error: `${label} contains characters that cannot be stored.`,
      abort: true,
    })
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => [...text].length <= longest, {
      error: `${label} must be at most ${longest.toLocaleString("en-IN")} characters.`,
    })
    .meta({ minLength: 1, maxLength: longest });
}

/**
 * Text that a person typed: trimmed, in composed form, every line break as \n, without control
 * characters. What is empty after trimming counts as missing (specification, section 5); lengths are
 * in characters.
 */
export function typedText(label: string, longest: number, missing?: string) {
  return typed(toText, label, longest, missing);
}

/** The same for a field of one line: a line break becomes a space. */
export function typedLine(label: string, longest: number, missing?: string) {
  return typed(toLine, label, longest, missing);
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
