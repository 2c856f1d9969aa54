import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import type { OpdLine } from "#app/timetable/words.ts";
import { opdWords } from "#app/words/opd.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import { pickFields, publicFields } from "./fields.ts";
import { summarizeTimes } from "./times.ts";

/**
 * What visitors see in a list. `opd` says when the doctor is there; a doctor without a timetable has the times of
 * the slots.
 */
export function toCardView(doctor: Doctor, opd?: OpdLine, locale: Locale = "en") {
  const shown = pickFields(doctor, [
    "id",
    "name",
    "specialization",
    "hospital",
    "languages",
    "experience",
    "fees",
    "availability",
    "photo_key",
  ]);
  return { ...shown, ...hoursOf(summarizeTimes(doctor.hospital_slots, locale), opd, locale) };
}

/** The same card once the hours are known. */
export function withLine(card: DoctorCard, opd?: OpdLine, locale: Locale = "en"): DoctorCard {
  return { ...card, ...hoursOf(card.opd_hours, opd, locale) };
}

function hoursOf(hours: string, opd: OpdLine | undefined, locale: Locale) {
  const line =
    opd?.tone === "ask" && hours
      ? { ...opd, text: fillPlaces(opdWords[locale].lines.askDays, { hours }) }
      : opd;
  return { opd: line, opd_hours: line ? "" : hours };
}

export function toProfileView(doctor: Doctor, opd: OpdLine | undefined, locale: Locale) {
  return { ...toCardView(doctor, opd, locale), ...pickFields(doctor, publicFields) };
}

export type DoctorCard = ReturnType<typeof toCardView>;
export type DoctorProfile = ReturnType<typeof toProfileView>;
