import { z } from "zod";

const otherLineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
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

export function typedText(label: string, maxLength: number, missing?: string) {
  return typed(toText, label, maxLength, missing);
}

export function optionalText(label: string, maxLength: number) {
  return typed(toText, label, maxLength, `${label} must be text.`, 0).optional();
}

export function typedLine(label: string, maxLength: number, missing?: string) {
  return typed(toLine, label, maxLength, missing);
}

export function optionalLine(label: string, maxLength: number) {
  return typed(toLine, label, maxLength, `${label} must be text.`, 0).optional();
}

export function typedEmail(label: string, maxLength: number, bad: string, missing = bad) {
  return typedLine(label, maxLength, missing)
    .transform(withoutInvisible)
    .refine(isEmail, { error: bad });
}

export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return false;
  const host = URL.parse(`http://${domain}`)?.hostname ?? "";
  const latin = host.replace(/xn--[a-z\d-]+/g, "idn");
  return z.email().safeParse(`${name}@${latin}`).success;
}

export function completeAddress(typed: string): string {
  const isHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+[\p{L}\p{M}]{2,}(?::\d+)?(?:[/?#]|$)/u;
  return isHost.test(typed) ? `https://${typed}` : typed;
}

const ownNetwork = /(?:^|\.)(?:localhost|local|lan|internal|intranet|home|corp|home\.arpa|\d+)\.?$/;

export function webAddress(text: string): URL | undefined {
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname.includes(".") || ownNetwork.test(url.hostname)) return undefined;
  return url.username || url.password ? undefined : url;
}
