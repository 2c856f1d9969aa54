import type { z } from "zod";
import { readChecked, readKey } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { problem, requireFound, wrongField } from "#app/api/respond.server.ts";
import { respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { toPatient } from "#app/patients/schema.ts";
import { whyNotGiven } from "#app/register/outcome.server.ts";
import {
  dayTooFar,
  extraHours,
  findExtra,
  isBookable,
  offerPlaces,
  whyNoExtra,
} from "#app/register/places.server.ts";
import { consentMissing } from "#app/register/schema.ts";
import { videoFeeOf, whyNoCall, whyNotBooked } from "#app/register/video/video.server.ts";
import type { Moment } from "#app/timetable/calendar.ts";
import { isExpected } from "#app/timetable/entries.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import { formKeyOf } from "#db/form-keys.ts";
import {
  type Booking,
  findBooking,
  findBookingOfForm,
  giveToken,
} from "#db/register/appointments.ts";
import type { Place } from "#db/register/queues.ts";
import { bookVideoCall } from "#db/register/video-calls.ts";
import type { Route } from "./+types/api-create";
import { appointmentExample, appointmentSent } from "./api-example.ts";
import { appointmentCall } from "./api-inputs.ts";
import {
  appointmentBody,
  appointmentJson,
  kindOf,
  toAppointmentJson,
  toVisitJson,
} from "./json.ts";

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Front desk",
    operationId: "createAppointment",
    summary: "Give a token, or book a video call",
    description:
      "For the front desk and administrators. The same phone number with the same name is the same patient. Who walks in today waits at once. A video call needs the age, the phone and the answer of the patient; a minor’s an adult (`guardian`).",
    takesKey: true,
    body: {
      reads: appointmentCall,
      schema: appointmentBody("2026-11-26"),
      example: appointmentSent,
    },
    returns: {
      status: 201,
      description: "The appointment with its token or its time",
      schema: appointmentJson,
      example: appointmentExample,
    },
    respond: create,
    failure: "Failed to create appointment",
  },
});
export const action = loader;

async function create({ request, params }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const doctor = requireFound(findDoctor(params.id), "Doctor");
  const moment = readClock();
  const sentKey = readKey(request);
  const key = sentKey && formKeyOf(sentKey);
  const sent = await readChecked(request, appointmentCall, appointmentBody(moment.day));
  const { type, date } = sent;
  if (date !== undefined && !isBookable(date, moment)) {
    return wrongField("date", dayTooFar);
  }
  const made = findBookingOfForm(key, staff.id);
  if (made && made.kind !== kindOf(type)) return problem(400, otherKind);
  const desk = { moment, staff, key, made };
  return type === "Video Call" ? bookCall(doctor, sent, desk) : giveVisit(doctor, sent, desk);
}

type Sent = z.infer<ReturnType<typeof appointmentBody>>;

interface Desk {
  moment: Moment;
  staff: StaffActor;
  /** Of the call, and what a call with it has made before. */
  key: string | undefined;
  made: Booking | undefined;
}

function giveVisit(doctor: Doctor, sent: Sent, { moment, staff, key, made }: Desk): Response {
  const { source, visit, fee = doctor.fees, note } = sent;
  const place = choosePlace(doctor, sent, moment);
  if ("wrong" in place) return wrongField(place.field, place.wrong);
  const isHere = source === "walk-in" && place.day === moment.day;
  const given = giveToken(
    { place, patient: toPatient(sent), source, visit, fee, note, isHere },
    key,
    staff,
  );
  if ("refusal" in given) return problem(400, whyNotGiven(given));
  return respondBooked(toVisitJson(given.appointment), given.appointment.version, made);
}

/** The hours that a call names, or the only ones of the day. */
function choosePlace(
  doctor: Doctor,
  { date, sitting, from, to }: Sent,
  moment: Moment,
): Place | { field: string; wrong: string } {
  if (sitting === extraHours) {
    const hours =
      from === undefined || to === undefined ? undefined : { starts_at: from, ends_at: to };
    const day = date ?? moment.day;
    const extra = findExtra(doctor, day, hours);
    return extra ?? { field: "from", wrong: whyNoExtra(doctor.id, day) };
  }
  const offered = offerPlaces(doctor, moment, date).filter((one) =>
    date ? one.place.day === date : isExpected(one),
  );
  const [first] = offered;
  const places = offered.filter(({ place }) =>
    sitting ? place.sitting_id === sitting : place.day === first?.place.day,
  );
  const [chosen] = places;
  if (!chosen) return { field: "date", wrong: date ? noHours : noHoursSoon };
  if (date && places.length > 1) {
    return {
      field: "sitting",
      wrong: "sitting is required: the doctor sits twice on this day.",
    };
  }
  return chosen.place;
}

function bookCall(doctor: Doctor, sent: Sent, { moment, staff, key, made }: Desk): Response {
  const { time, consent, fee = videoFeeOf(doctor), note } = sent;
  const day = sent.date ?? moment.day;
  if (time === undefined) return wrongField("time", "Choose a time.");
  if (consent === undefined) return wrongField("consent", consentMissing);
  const [wrong] = Object.entries(whyNoCall({ ...sent, time }, doctor, day, moment));
  if (wrong) return wrongField(wrong[0], wrong[1].join(" "));
  const place = { doctor_id: doctor.id, doctor_name: doctor.name, day, time };
  const patient = toPatient(sent);
  const booked = bookVideoCall({ ...place, fee, note, consent, patient }, key, staff);
  if (!("call" in booked)) return wrongField("time", whyNotBooked(booked));
  const call = findBooking(booked.call.id);
  if (!call) throw new Error("A video call that was not stored");
  return respondBooked(toAppointmentJson(call), call.version, made);
}

/** A repeated call returns with 200 what the first has made. */
function respondBooked(
  booked: z.infer<typeof appointmentJson>,
  version: number,
  made: Booking | undefined,
): Response {
  const headers = { Location: `/api/v1/appointments/${booked.id}` };
  return respondVersion(booked, version, { status: made ? 200 : 201, headers });
}

const otherKind = "A call with this key has made an appointment of the other type already.";

const noHours = "The doctor has no hours on this day.";
const noHoursSoon = "The doctor is not expected in the next two weeks: name a day.";
