import { slots } from "./slots.ts";

/** Where a range can end: each slot ends when the next one begins. */
export const slotEnds: readonly string[] = [...slots.slice(1), "07:00 PM"];

/** The slots that begin at `from` or later and end at `to` or earlier; none if that is no range. */
export function slotsBetween(from: string, to: string): string[] {
  const first = slots.indexOf(from);
  return first < 0 ? [] : slots.slice(first, slotEnds.indexOf(to) + 1);
}
