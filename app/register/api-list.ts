import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts, byStaff } from "#app/api/describe.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { respondJson, wrongField } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { clientAddress, readQuery } from "#app/requests/http.ts";
import { addDays, readDay } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { type Appointment, listAppointments, listAppointmentsPage } from "#db/appointments.ts";
import { recordEvent } from "#db/events.ts";
import { appointmentStates } from "#db/schema.ts";
import type { Route } from "./+types/api-list";
import { appointmentExample } from "./api-example.ts";
import { daysQuery } from "./api-inputs.ts";
import { appointmentJson, toAppointmentJson } from "./json.ts";

const maxDays = 366;

export const reads = [daysQuery, partQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "listAppointments",
    summary: "The appointments of some days",
    description: `For the front desk and administrators. ${aboutParts}`,
    security: byStaff,
    query: listQuery.extend({
      from: z.string().optional().meta({ description: "The first day; today without it" }),
      to: z.string().optional().meta({ description: "The last day; that of from without it" }),
      doctor: z.string().optional().meta({ description: "The id of a doctor" }),
      state: z
        .enum(appointmentStates)
        .optional()
        .meta({ description: "Those in this state alone" }),
    }),
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
  const from = asked.from === undefined ? readClock().day : readDay(asked.from);
  const to = asked.to === undefined ? from : readDay(asked.to);
  if (!from || !to || to < from || to >= addDays(from, maxDays)) {
    const text = `from and to must be days, such as 2026-11-24, at most ${maxDays} of them.`;
    return wrongField("from", text);
  }
  const state = appointmentStates.find((known) => known === asked.state);
  const narrowed = {
    from,
    to,
    ...(asked.doctor && { doctor: asked.doctor }),
    ...(state && { state }),
  };
  recordEvent({ kind: "register read", staff, address: context.get(clientAddress) });
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listAppointments(narrowed, place && { day: place[0], id: place[1] }, limit),
    placeOf,
    page: (page, per) => listAppointmentsPage(narrowed, page, per),
    toJson: toAppointmentJson,
  });
  return respondJson(items, { headers });
}

function placeOf({ day, id }: Appointment): [string, string] {
  return [day, id];
}
