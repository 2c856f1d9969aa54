import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts } from "#app/api/describe.ts";
import { oneOf } from "#app/api/fields.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { checkSent, respondJson, wrongField } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { aboutDays, notDays, readDays } from "#app/timetable/days-query.server.ts";
import { type Booking, listBookings, listBookingsPage } from "#db/register/appointments.ts";
import { appointmentStates } from "#db/schema.ts";
import type { Route } from "./+types/api-list";
import { appointmentExample } from "./api-example.ts";
import { daysQuery } from "./api-inputs.ts";
import { aboutDoctor, appointmentJson, kindOf, toAppointmentJson, types } from "./json.ts";

export const reads = [daysQuery, partQuery];

const which = z.object({
  doctor: aboutDoctor,
  state: oneOf("state", appointmentStates).meta({ description: "Those in this state alone" }),
  type: oneOf("type", types).meta({ description: "Those of this type alone" }),
});

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "listAppointments",
    summary: "The appointments of some days",
    description: `For the front desk and administrators. ${aboutParts}`,
    query: listQuery.extend({ ...aboutDays, ...which.shape }),
    returns: {
      description: "By day",
      schema: z.array(appointmentJson),
      example: [appointmentExample],
    },
    respond: list,
    failure: "Failed to fetch appointments",
  },
});
export const action = loader;

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiDesk(request);
  const asked = readQuery(url, daysQuery);
  const days = readDays(asked);
  if (!days) return wrongField("from", notDays);
  const { doctor, state, type } = checkSent(which, asked);
  const narrowed = {
    ...days,
    ...(type && { kind: kindOf(type) }),
    ...(doctor && { doctor }),
    ...(state && { state }),
  };
  recordFrom(context, { kind: "register read", staff });
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listBookings(narrowed, place && { day: place[0], id: place[1] }, limit),
    placeOf,
    page: (page, per) => listBookingsPage(narrowed, page, per),
    toJson: toAppointmentJson,
  });
  return respondJson(items, { headers });
}

function placeOf({ day, id }: Booking): [string, string] {
  return [day, id];
}
