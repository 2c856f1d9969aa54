import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { byStaff } from "#app/api/describe.ts";
import { problem, wrongField } from "#app/api/respond.server.ts";
import { respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { toPatient } from "#app/patients/schema.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { addAppointment } from "#db/appointments.ts";
import { findDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/api-create";
import { appointmentExample, appointmentSent } from "./api-example.ts";
import { appointmentCall } from "./api-inputs.ts";
import { appointmentBody, appointmentJson, toAppointmentJson } from "./json.ts";
import { allGiven } from "./outcome.server.ts";
import { isBookable, isExpected, offerPlaces } from "./places.server.ts";

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Front desk",
    operationId: "createAppointment",
    summary: "Give a token",
    description:
      "For the front desk and administrators. The same phone number with the same name is the same patient. Who walks in today waits at once.",
    security: byStaff,
    body: {
      reads: appointmentCall,
      schema: appointmentBody("2026-11-26"),
      example: appointmentSent,
    },
    returns: {
      status: 201,
      description: "The appointment with its token",
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
  const doctor = findDoctor(params.id);
  if (!doctor) return problem(404, "Doctor not found");
  const moment = readClock();
  const sent = await readChecked(request, appointmentCall, appointmentBody(moment.day));
  const { date, sitting, source, visit, fee = doctor.fees, note, ...person } = sent;
  if (date !== undefined && !isBookable(date, moment)) {
    return wrongField("date", "The day must be within the next 180 days.");
  }
  const offered = offerPlaces(doctor, moment, date).filter((one) =>
    date ? one.place.day === date : isExpected(one),
  );
  const [first] = offered;
  const places = offered.filter(({ place }) =>
    sitting ? place.sitting_id === sitting : place.day === first?.place.day,
  );
  const [chosen] = places;
  if (!chosen) return wrongField("date", date ? noHours : noHoursSoon);
  if (date && places.length > 1) {
    return wrongField("sitting", "sitting is required: the doctor sits twice on this day.");
  }
  const isHere = source === "walk-in" && chosen.place.day === moment.day;
  const given = addAppointment(
    { place: chosen.place, patient: toPatient(person), source, visit, fee, note, isHere },
    staff,
  );
  if ("refusal" in given) return problem(400, allGiven);
  const { appointment } = given;
  const headers = { Location: `/api/v1/appointments/${appointment.id}` };
  return respondVersion(toAppointmentJson(appointment), appointment.version, {
    status: 201,
    headers,
  });
}

const noHours = "The doctor has no hours on this day.";
const noHoursSoon = "The doctor is not expected in the next two weeks: name a day.";
