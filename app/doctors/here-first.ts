import type { OpdLine } from "#app/timetable/words.ts";
import type { DoctorCard } from "./visitor-view.server.ts";

const ranks: Record<OpdLine["tone"], number> = {
  now: 0,
  late: 1,
  today: 1,
  next: 2,
  ask: 3,
  away: 4,
};
const unavailable = 5;

const { compare } = new Intl.Collator("en-IN", { sensitivity: "base" });

/** Who sees patients now, then later today, then on another day, then who is away; within, who shows a face, and by name. */
export function hereFirst(doctors: readonly DoctorCard[]): DoctorCard[] {
  return doctors.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      Number(!one.photo_key) - Number(!other.photo_key) ||
      compare(one.name, other.name),
  );
}

export function isHereNow(doctor: DoctorCard): boolean {
  return rankOf(doctor) === ranks.now;
}

/** Now or later. */
export function isHereToday(doctor: DoctorCard): boolean {
  return rankOf(doctor) <= ranks.today;
}

function rankOf({ availability, opd }: DoctorCard): number {
  return availability === "unavailable" ? unavailable : ranks[opd?.tone ?? "ask"];
}
