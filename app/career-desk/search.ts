import { readPhone } from "#app/forms/typed-numbers.ts";

const endings = /(?<=\p{L}{4})(?:y|ists?|ics?|icians?)$/iu;

/**
 * What the staff's search over applications looks for: a phone number however it was typed, and the stem of
 * a field, so that "urology" finds the urologist too.
 */
export function readApplicationSearch(typed: string): string {
  return readPhone(typed).trim().replace(endings, "");
}
