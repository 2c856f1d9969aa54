import type { Site } from "./site.ts";

/** Throws, or fails an expectation, when the statement is not true. */
export type Check = (site: Site) => unknown;

interface Difference {
  /** The number in docs/decisions/. */
  decision: number;
  check: Check;
}

export interface Statement {
  section: string;
  text: string;
  check: Check;
  decision?: number;
}

/** A statement that was decided otherwise; `check` shows what holds in its place. */
export function differs(decision: number, check: Check): Difference {
  return { decision, check };
}

export function statements(
  section: string,
  table: Record<string, Check | Difference>,
): Statement[] {
  return Object.entries(table).map(([text, entry]) => ({
    section,
    text,
    ...(typeof entry === "function" ? { check: entry } : entry),
  }));
}

export function each<Thing>(
  things: readonly Thing[],
  word: (thing: Thing) => string,
  check: (site: Site, thing: Thing) => unknown,
): Record<string, Check> {
  return Object.fromEntries(
    things.map((thing) => [word(thing), (site: Site) => check(site, thing)]),
  );
}
