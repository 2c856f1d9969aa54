import type { Article } from "./schema.ts";

/** A page with sources, a check or danger signs does, whatever the hospital says of it. */
export function speaksOfMedicine({ own, sources, reviewed, signs }: Article): boolean {
  return !own?.isGeneral || sources.length > 0 || Boolean(reviewed || signs?.length);
}
