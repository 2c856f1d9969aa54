import { stripVTControlCharacters } from "node:util";

/** What a run of tests leaves in a file for the sum at its end; each test by its file and name. */
export interface RunReport {
  passed: number;
  failed: string[];
  /** Of those that passed: what did so only at the second try. */
  repeated: string[];
}

/** A test's name, with the beginning of the message of its first error. */
export function nameWithError(name: string, message: string | undefined): string {
  if (!message) return name;
  const words = stripVTControlCharacters(message).replace(/\s+/g, " ");
  return `${name}: ${words.slice(0, 300)}`;
}
