import { slots } from "./slots.ts";

/** Where a range can end: each slot ends when the next one begins. */
export const slotEnds: readonly string[] = [...slots.slice(1), "07:00 PM"];

/** The slots that begin at `from` or later and end at `to` or earlier; none if that is no range. */
export function slotsBetween(from: string, to: string): string[] {
  const first = slots.indexOf(from);
  return first < 0 ? [] : slots.slice(first, slotEnds.indexOf(to) + 1);
}

/** "9:00 AM–12:00 PM, 5:00 PM–7:00 PM", without the gaps between slots that follow each other. */
export function displayRanges(chosen: readonly string[]): string {
  const ranges: [from: string, to: string][] = [];
  for (const [index, slot] of slots.entries()) {
    if (!chosen.includes(slot)) continue;
    const end = slotEnds[index] as string;
    const last = ranges.at(-1);
    if (last?.[1] === slot) last[1] = end;
    else ranges.push([slot, end]);
  }
  return ranges.map((range) => range.map((time) => time.replace(/^0/, "")).join("–")).join(", ");
}
