import { readPhone, toPlain } from "#app/forms/typed-numbers.ts";
import { findFollowUps } from "#app/patients/follow-ups.server.ts";
import { toPatient } from "#app/patients/schema.ts";
import { showPhone } from "#app/patients/words.ts";
import { extraHours, type OfferedPlace, offerPlaces, whenOf } from "#app/register/places.server.ts";
import type { ofNewPerson } from "#app/register/schema.ts";
import { newQuery } from "#app/register/staff-inputs.ts";
import { nameOf } from "#app/register/words.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { isExpected } from "#app/timetable/entries.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import {
  type Appointment,
  listBookingsOfPatient,
  listLastVisits,
} from "#db/register/appointments.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import {
  findSame,
  listPatientsAt,
  listPatientsByEnd,
  type Patient,
} from "#db/register/patients.ts";
import { findQueueAt, type Place } from "#db/register/queues.ts";
import { findNamedDoctors } from "./named-doctors.server.ts";

const maxChoices = 12;

/** Whom and whose times the form offers, from its address. */
export function readOffer(url: URL) {
  const moment = readClock();
  const asked = readQuery(url, newQuery);
  const typed = asked.phone ?? "";
  const phone = readPhone(typed.trim());
  const people = findPeople(phone);
  const doctors = findAskedDoctors(asked);
  const [doctor] = doctors.length === 1 ? doctors : [];
  const from = readDay(asked.day ?? "");
  const places = doctor ? offerPlaces(doctor, moment, from) : [];
  const ids = people.map(({ id }) => id);
  const visits = listLastVisits(ids, moment.day);
  const chosen = choosePlace(places, asked, moment.day);
  const day = chosen?.split("/")[0] ?? moment.day;
  const followUps = findFollowUps(ids, moment.day).filter(
    (one) => one.doctor === doctor?.id && day <= one.until,
  );
  return {
    today: moment.day,
    phone: {
      typed,
      shown: showPhone(phone),
      isWhole: /^\d{10}$/.test(phone),
      wasAsked: asked.phone !== undefined,
    },
    people: people.map((person) => ({
      ...person,
      last: visits.get(person.id),
      followUp: followUps.find(({ patient }) => patient === person.id),
    })),
    doctor: doctor && { id: doctor.id, name: doctor.name, fees: doctor.fees },
    doctors: doctors.map(({ id, name, specialization }) => ({ id, name, specialization })),
    asked: asked.doctor ?? "",
    places,
    extra: doctor && offerExtra(doctor, from ?? moment.day, places),
    chosen,
    isWalkIn: asked.walkIn === "1",
    day: from,
    sitting: asked.sitting,
  };
}

export type Offer = ReturnType<typeof readOffer>;

/** Whole numbers, or the last four digits of one. */
function findPeople(phone: string): Patient[] {
  if (/^\d{10}$/.test(phone)) return listPatientsAt(phone);
  const digits = toPlain(phone);
  return /^\d{4}$/.test(digits) ? listPatientsByEnd(digits) : [];
}

function findAskedDoctors({ doctor, sitting }: { doctor?: string; sitting?: string }): Doctor[] {
  const text = (doctor ?? "").trim();
  const id = text === "" ? sitting?.split("-")[0] : text;
  const known = id && findDoctor(id);
  if (known) return [known];
  if (text === "") return [];
  return findNamedDoctors(text, maxChoices);
}

/** Hours that the timetable does not have; undefined where the doctor has some on that day already. */
function offerExtra({ id }: Doctor, day: string, places: readonly OfferedPlace[]) {
  const when = whenOf({ day, doctor_id: id, sitting_id: extraHours });
  return places.some((offered) => offered.when === when) ? undefined : { day, when };
}

function choosePlace(
  places: readonly OfferedPlace[],
  { sitting, walkIn }: { sitting?: string; walkIn?: string },
  today: string,
): string | undefined {
  const open = places.filter(isExpected);
  const [, wanted] = sitting?.split("-") ?? [];
  const isWanted = ({ place }: OfferedPlace) => place.sitting_id === wanted;
  // Who is here comes to the list that the desk had open, also when its hours are over.
  const isHere = (one: OfferedPlace) => one.place.day === today && one.state === "over";
  const here = walkIn === "1" ? places.find((one) => isHere(one) && isWanted(one)) : undefined;
  return (here ?? open.find(isWanted) ?? open[0])?.when;
}

/** What the desk is asked before it gives a token there: that somebody has one, that they are many, that a follow-up is late. */
export function askFirst(
  patient: string | undefined,
  place: Place,
  { visit, today }: { visit: Appointment["visit"]; today: string },
): string {
  const token = findTokenOf(patient, place);
  const given = findQueueAt(place)?.given ?? 0;
  const { most_tokens: most } = findDeskDoctor(place.doctor_id);
  return [
    token && `${nameOf(token)} has token ${token.token} already. Give another one?`,
    visit === "follow-up" && askLate(patient, place, today),
    most > 0 &&
      given >= most &&
      `${most === 1 ? "The only token is" : `All ${most} tokens are`} given. Give one more?`,
  ]
    .filter(Boolean)
    .join(" ");
}

function askLate(patient: string | undefined, { day, doctor_id }: Place, today: string): string {
  const last = findFollowUps(patient ? [patient] : [], today).find(
    ({ doctor }) => doctor === doctor_id,
  );
  if (!last) return "No follow-up with this doctor is known. Keep this visit and its fee?";
  if (day <= last.until) return "";
  return `A follow-up is until ${showDay(last.until)}. Keep this fee?`;
}

/** The token that somebody has already for this doctor on that day. */
function findTokenOf(patient: string | undefined, { day, doctor_id }: Place) {
  if (!patient) return undefined;
  return listBookingsOfPatient(patient, 20).find(
    (one) =>
      one.kind === "visit" &&
      one.day === day &&
      one.doctor_id === doctor_id &&
      ["booked", "waiting", "in"].includes(one.state),
  );
}

/** The person of the form, whose card is there already or is made. */
export function toPerson(typed: ReturnType<ReturnType<typeof ofNewPerson>["parse"]>) {
  return { patient: toPatient(typed), known: findSame(typed.phone, typed.name) };
}
