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

/** Who sees patients now, then later today, then on another day, then who is away; by name within. */
export function hereFirst(doctors: readonly DoctorCard[]): DoctorCard[] {
  return doctors.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compare(one.name, other.name),
  );
}

function rankOf({ availability, opd }: DoctorCard): number {
  return availability === "unavailable" ? unavailable : ranks[opd?.tone ?? "ask"];
}
