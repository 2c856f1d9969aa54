import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { checkSent, notADay, respondJson } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listAppointments } from "#db/register/appointments.ts";
import type { Route } from "./+types/api-visits";
import { appointmentExample } from "./api-example.ts";
import { visitsQuery } from "./api-inputs.ts";
import { aboutDate, aboutDoctor, appointmentJson, toVisitJson } from "./json.ts";

export const reads = [visitsQuery];

const which = z.object({ doctor: aboutDoctor });

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "listHospitalVisits",
    summary: "The visits to the hospital of a day",
    description: "For the front desk and administrators: the appointments of type Hospital Visit.",
    query: which.extend({ date: aboutDate }),
    returns: {
      description: "In the order in which they were made",
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
  const { date, ...asked } = readQuery(url, visitsQuery);
  const day = date === undefined ? readClock().day : readDay(date);
  if (!day) return notADay("date");
  const { doctor } = checkSent(which, asked);
  recordFrom(context, { kind: "register read", staff });
  const visits = listAppointments({ from: day, to: day, ...(doctor && { doctor }) });
  return respondJson(visits.map(toVisitJson));
}
