import type { z } from "zod";
import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutVersions } from "#app/api/describe.ts";
import { requireFound, wrongField } from "#app/api/respond.server.ts";
import { changedSince, expectedVersion, respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import {
  findPatient,
  type Patient,
  type PatientFields,
  updatePatient,
} from "#db/register/patients.ts";
import type { Route } from "./+types/api-show";
import { keepBorn, readBorn } from "./age.ts";
import { patientBody, patientExample, patientJson, patientSent, toPatientJson } from "./json.ts";
import { toPatient } from "./schema.ts";
import { patientCall } from "./staff-inputs.ts";

type Sent = z.infer<ReturnType<typeof patientBody>>;

export const loader = handleCalls<Route.ActionArgs>({
  GET: {
    tag: "Front desk",
    operationId: "getPatient",
    summary: "The card of a patient",
    description: "For the front desk and administrators. The ETag is its version, for If-Match.",
    returns: { description: "As stored", schema: patientJson, example: patientExample },
    respond: show,
    failure: "Failed to fetch patients",
  },
  PUT: {
    tag: "Front desk",
    operationId: "updatePatient",
    summary: "Correct the card of a patient",
    description: `For the front desk and administrators. What is left out becomes empty. ${aboutVersions}`,
    takesIfMatch: true,
    body: { reads: patientCall, schema: patientBody("2026-11-26"), example: patientSent },
    returns: { description: "As stored", schema: patientJson, example: patientExample },
    respond: update,
    failure: "Failed to update patient",
  },
});
export const action = loader;

async function show({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const patient = requireFound(findPatient(params.id), "Patient");
  recordFrom(context, { kind: "patient viewed", staff, subjectId: patient.id });
  return respondVersion(toPatientJson(patient), patient.version);
}

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const stored = requireFound(findPatient(params.id), "Patient");
  const { day } = readClock();
  const sent = await readChecked(request, patientCall, patientBody(day));
  const { version } = stored;
  if ((expectedVersion(request) ?? version) !== version) return changedSince("patient");
  const saved = requireFound(
    updatePatient(params.id, version, toFields(sent, stored, day), staff),
    "Patient",
  );
  if ("same" in saved) {
    const text = `Card ${saved.same.number} has this phone number and name already.`;
    return wrongField("phone", text);
  }
  if (saved.conflict) return changedSince("patient");
  return respondVersion(toPatientJson(saved.after), saved.after.version);
}

/** A date of birth that comes back as it was read stays as it is, exact or not. */
function toFields({ born, ...sent }: Sent, stored: Patient, day: string): PatientFields {
  const person = toPatient({ ...sent, age: sent.age ?? readBorn(born ?? "", day) });
  if (sent.age || born !== stored.born) return keepBorn(person, stored, day);
  return { ...person, born: stored.born, is_born_exact: stored.is_born_exact };
}
