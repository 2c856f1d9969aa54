import { href } from "react-router";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { type Locale, pathIn } from "#app/language/locale.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { env } from "#runtime/env.ts";

/** What messages and slips say of the hospital; no link where the website has no address of its own. */
export function readAbout(doctor: string, locale: Locale = "en") {
  const { name, phone } = readHospital();
  const link = env.ORIGIN && env.ORIGIN + pathIn(locale, href("/doctor/:id/token", { id: doctor }));
  const { minutes_each: minutesEach } = findDeskDoctor(doctor);
  return { hospital: name, phone: phone.shown, link, minutesEach, now: readClock(), locale };
}
