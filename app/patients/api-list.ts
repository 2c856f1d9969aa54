import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { notADay, respondJson } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readPhone, toPlain } from "#app/forms/typed-numbers.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import {
  findPatientByNumber,
  listLatestPatients,
  listPatientsAt,
  listPatientsByEnd,
  listPatientsNamed,
  type Patient,
} from "#db/register/patients.ts";
import type { Route } from "./+types/api-list";
import { patientExample, patientJson, toPatientJson } from "./json.ts";
import { nameKey } from "./name-key.ts";
import { foundQuery } from "./staff-inputs.ts";

export const reads = [foundQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "listPatients",
    summary: "Find patients",
    description:
      "For the front desk and administrators: by phone, name or card, at most 50; without any of them, who was here last.",
    query: z.object({
      phone: z
        .string()
        .optional()
        .meta({ description: "The whole number, or its last four digits" }),
      q: z.string().optional().meta({ description: "How words of the name begin" }),
      number: z.string().optional().meta({ description: "The number of a card" }),
      from: z
        .string()
        .optional()
        .meta({ description: "Only those whose last appointment is on this day or later" }),
    }),
    returns: {
      description: "Who was here last comes first",
      schema: z.array(patientJson),
      example: [patientExample],
    },
    respond: list,
    failure: "Failed to fetch patients",
  },
});
export const action = loader;

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiDesk(request);
  const { from, ...asked } = readQuery(url, foundQuery);
  const since = from === undefined ? "" : readDay(from);
  if (since === undefined) return notADay("from");
  recordFrom(context, { kind: "patients searched", staff });
  const found = find(asked) ?? listLatestPatients();
  return respondJson(found.filter(({ last_day }) => last_day >= since).map(toPatientJson));
}

function find({ phone, q, number }: Partial<Record<"phone" | "q" | "number", string>>) {
  if (phone) {
    const digits = readPhone(phone);
    return digits.length === 4 ? listPatientsByEnd(digits) : listPatientsAt(digits);
  }
  if (number) return [findPatientByNumber(Number(toPlain(number)))].filter(isFound);
  return q ? listPatientsNamed(q, nameKey) : undefined;
}

function isFound(patient: Patient | undefined): patient is Patient {
  return patient !== undefined;
}
