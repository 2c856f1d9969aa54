import type { Hospital } from "./hospital.ts";

/** A sentence about a fact that is empty or 0 is left out. */
export function fillIn(text: string, hospital: Hospital): string {
  return fill(text, hospital, /.+?(?:(?<![.!?।])[.!?।]+(?=\s|$)|$)\s*/gs, String).trim();
}

const names = /\{(name|line|street|city|state|beds|icuBeds)\}/g;

export const shownNames = "{name}, {line}, {street}, {city}, {state}, {beds} and {icuBeds}";

/** What looks like a fact to fill in and is none, such as "{Beds}"; in the texts of a group, each once. */
export function listUnknown(group: object): string[] {
  const found = JSON.stringify(group).match(/\{[^{}"\\\n]{1,30}\}/g) ?? [];
  return [...new Set(found)].filter((mark) => mark.replace(names, "") !== "");
}

export function fill(
  text: string,
  hospital: Hospital,
  parts: RegExp,
  write: (value: string | number) => string,
): string {
  const factOf = (key: string) => hospital[key as "name" | "beds"];
  const isKnown = (part: string) => [...part.matchAll(names)].every(([, key = ""]) => factOf(key));
  const known = isKnown(text) ? text : text.replace(parts, (part) => (isKnown(part) ? part : ""));
  return known.replace(names, (_, key) => write(factOf(key)));
}
