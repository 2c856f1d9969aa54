import { labels } from "#app/doctors/fields.ts";
import { slotsBetween } from "#app/doctors/slot-ranges.ts";

const lists = ["hospital_slots", "video_slots"] as const;
const sameSlots = "video_as_hospital";

/** Replaces ranges, and "same as hospital slots", by the slots they mean; returns what is no range. */
export function chooseSlots(form: FormData): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  if (hasNoVideo(form)) {
    for (const name of ["video_slots", "video_slots_from", "video_slots_to", sameSlots]) {
      form.delete(name);
    }
  }
  for (const list of lists) if (!addRanges(form, list)) problems[list] = [wrongRange(list)];
  if (form.has(sameSlots)) {
    form.delete("video_slots");
    for (const slot of form.getAll("hospital_slots")) form.append("video_slots", slot);
    form.delete(sameSlots);
  }
  return problems;
}

export function hasNoVideo(form: FormData): boolean {
  return form.has("no_video");
}

/** Returns false, and leaves the ranges to be shown again, if one of them is wrong. */
function addRanges(form: FormData, list: (typeof lists)[number]): boolean {
  const ends = form.getAll(`${list}_to`).map(String);
  const ranges = form
    .getAll(`${list}_from`)
    .map((from, index): [string, string] => [String(from), ends[index] ?? ""])
    .filter((range) => range.some((time) => time !== ""))
    .map(([from, to]) => slotsBetween(from, to));
  if (ranges.some((slots) => slots.length === 0)) return false;
  const chosen = new Set([...form.getAll(list).map(String), ...ranges.flat()]);
  form.delete(list);
  for (const slot of chosen) form.append(list, slot);
  for (const name of [`${list}_from`, `${list}_to`]) form.delete(name);
  return true;
}

function wrongRange(list: (typeof lists)[number]): string {
  return `${labels[list]}: a range needs a beginning, and an end after it.`;
}
