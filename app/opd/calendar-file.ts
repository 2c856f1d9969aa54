import { knownHospital } from "#app/hospital/hospital.server.ts";
import { addressOf } from "#app/hospital/hospital.ts";
import { readQuery } from "#app/requests/http.ts";
import {
  daysAhead,
  daysFrom,
  type Moment,
  type Occurrence,
  occurrencesOn,
  type Timetable,
  takesPlace,
} from "#app/timetable/calendar.ts";
import { showRange } from "#app/timetable/range.ts";
import { readClock, readTimetableOf } from "#app/timetable/timetable.server.ts";
import { findVisibleDoctor } from "#db/doctors/doctors.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/calendar-file";
import { writeCalendar } from "./icalendar.ts";

const dayQuery = { parameters: { day: "2026-11-21".length } };

export const reads = [dayQuery];

/**
 * The sittings of a doctor in the next 60 days, for calendars that look again by themselves; with `?day=` one
 * event for that day.
 */
export function loader({ params, url }: Route.LoaderArgs) {
  const doctor = findVisibleDoctor(params.id);
  if (!doctor) throw new Response("Doctor not found", { status: 404 });
  const hospital = knownHospital();
  const moment = readClock();
  const { day } = moment;
  const timetable = readTimetableOf(doctor.id, day);
  const held =
    doctor.availability === "available"
      ? sittingsOf(timetable, moment, readQuery(url, dayQuery).day)
      : [];
  const { name, specialization } = doctor;
  const page = `${env.ORIGIN ?? url.origin}/doctor/${doctor.id}`;
  const file = writeCalendar(
    `OPD of ${name}, ${hospital.name}`,
    held.map(({ sitting, day, starts_at, ends_at, others }) => ({
      uid: `${sitting.id}-${day}@${new URL(page).hostname}`,
      day,
      starts_at,
      ends_at,
      summary: `OPD: ${name}, ${specialization}`,
      place: [sitting.room, hospital.name, addressOf(hospital)].filter(Boolean).join(", "),
      text: [sitting.note, others, `Please call ${hospital.phone.shown} before you come from far.`]
        .filter(Boolean)
        .join("\n"),
      url: page,
    })),
    Date.now(),
  );
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": attachmentNamed(`OPD of ${name}.ics`),
      "Cache-Control": "no-cache",
    },
  });
}

type Listed = Occurrence & { others: string };

function sittingsOf(timetable: Timetable, moment: Moment, asked: string | undefined): Listed[] {
  const days = daysFrom(moment.day, daysAhead);
  const heldOn = (day: string) => occurrencesOn(timetable, day).filter(takesPlace);
  if (asked === undefined) return days.flatMap(heldOn).map((one) => ({ ...one, others: "" }));
  const held = days.includes(asked) ? heldOn(asked) : [];
  const isOver = ({ day, ends_at }: Occurrence) => day === moment.day && ends_at <= moment.minute;
  const [first, ...later] = held.filter((one) => !isOver(one));
  if (!first) return [];
  const others = later.length > 0 ? `Also ${later.map((one) => showRange(one)).join(", ")}.` : "";
  return [{ ...first, others }];
}

/** With a name for programs that read ASCII alone, as RFC 6266 has it. */
function attachmentNamed(file: string): string {
  const plain = file
    .replace(/[^\w .-]/g, "")
    .replace(/ +/g, " ")
    .trim();
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`;
}
