import { readHospital } from "#app/hospital/hospital.server.ts";
import { daysAhead, daysFrom, occurrencesOn, takesPlace } from "#app/timetable/calendar.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { findVisibleDoctor } from "#db/doctors.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/calendar-file";
import { writeCalendar } from "./icalendar.ts";

/** The sittings of a doctor in the next 60 days, for calendars that look again by themselves. */
export function loader({ params, url }: Route.LoaderArgs) {
  const doctor = findVisibleDoctor(params.id);
  if (!doctor) throw new Response("Doctor not found", { status: 404 });
  const hospital = readHospital();
  const { day } = readClock();
  const timetable = readTimetableOf(doctor.id, day);
  const held =
    doctor.availability === "available"
      ? daysFrom(day, daysAhead).flatMap((one) => occurrencesOn(timetable, one).filter(takesPlace))
      : [];
  const { name, specialization } = doctor;
  const page = `${env.ORIGIN ?? url.origin}/doctor/${doctor.id}`;
  const file = writeCalendar(
    `OPD of ${name}, ${hospital.name}`,
    held.map(({ sitting, day, starts_at, ends_at }) => ({
      uid: `${sitting.id}-${day}@${new URL(page).hostname}`,
      day,
      starts_at,
      ends_at,
      summary: `OPD: ${name}, ${specialization}`,
      place: [sitting.room, hospital.name].filter(Boolean).join(", "),
      text: [sitting.note, `Please call ${hospital.phone.shown} before you come from far.`]
        .filter(Boolean)
        .join("\n"),
      url: page,
    })),
    Date.now(),
  );
  return new Response(file, {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
