import { z } from "zod";

// Line breaks of browsers, word processors and other programs.
const otherLineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// They turn around what stands after them; letters know their own direction.
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const controlCharacters = /[\p{Cc}\p{Cs}]/u;

function toText(typed: string): string {
  return typed
    .replace(directionControls, "")
    .replace(otherLineBreaks, "\n")
    .normalize("NFC")
    .trim();
}

function toLine(typed: string): string {
  const lines = toText(typed)
    .split("\n")
    .map((line) => line.trim());
  return lines.filter(Boolean).join(" ");
}

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text.replace(/[\n\t]/g, ""));
}

function typed(
  normalize: (typed: string) => string,
  label: string,
  maxLength: number,
  missing = `${label} is required.`,
  minLength = 1,
) {
  return z
    .string({ error: missing })
    .transform(normalize)
    .refine(isCleanText, {
      error: `${label} contains characters that cannot be stored.`,
      abort: true,
    })
    .refine((text) => text.length >= minLength, { error: missing, abort: true })
    .refine((text) => [...text].length <= maxLength, {
      // Written when it is needed: each number takes 0.1 ms, and a start makes all these rules.
      error: () => `${label} must be at most ${maxLength.toLocaleString("en-IN")} characters.`,
    })
    .meta({ minLength, maxLength });
}

/** Typed text: trimmed, NFC, with \n for line breaks, no control characters; at most `maxLength`. */
export function typedText(label: string, maxLength: number, missing?: string) {
  return typed(toText, label, maxLength, missing);
}

/** Text that may be empty or missing. */
export function optionalText(label: string, maxLength: number) {
  return typed(toText, label, maxLength, `${label} must be text.`, 0).optional();
}

/** Typed text in one line: a line break becomes a space. */
export function typedLine(label: string, maxLength: number, missing?: string) {
  return typed(toLine, label, maxLength, missing);
}

/** A line that may be empty or missing. */
export function optionalLine(label: string, maxLength: number) {
  return typed(toLine, label, maxLength, `${label} must be text.`, 0).optional();
}

/** A line without the invisible characters that addresses are copied with. */
export function typedEmail(label: string, maxLength: number, bad: string, missing = bad) {
  return typedLine(label, maxLength, missing)
    .transform(withoutInvisible)
    .refine(isEmail, { error: bad });
}

export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** Whether this is an email address, also of a domain in another script, such as hospital@उदाहरण.भारत. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return false;
  const host = URL.parse(`http://${domain}`)?.hostname ?? "";
  // The rule knows no domain but in Latin letters.
  const latin = host.replace(/xn--[a-z\d-]+/g, "idn");
  return z.email().safeParse(`${name}@${latin}`).success;
}

/** An address as people copy it: one without its beginning is one of https. */
export function completeAddress(typed: string): string {
  const isHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+[\p{L}\p{M}]{2,}(?::\d+)?(?:[/?#]|$)/u;
  return isHost.test(typed) ? `https://${typed}` : typed;
}

// Names that no public server has, and numbers: addresses of somebody's own network.
const ownNetwork = /(?:^|\.)(?:localhost|local|lan|internal|intranet|home|corp|home\.arpa|\d+)\.?$/;

/** An http(s) address with a public host and no credentials; undefined for anything else. */
export function webAddress(text: string): URL | undefined {
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname.includes(".") || ownNetwork.test(url.hostname)) return undefined;
  return url.username || url.password ? undefined : url;
}
