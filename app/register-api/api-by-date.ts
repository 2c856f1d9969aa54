import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { notADay, respondJson } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listAppointments, listBookings } from "#db/register/appointments.ts";
import { listQueuesOn } from "#db/register/queues.ts";
import type { Route } from "./+types/api-by-date";
import { appointmentExample, queueExample, videoExample } from "./api-example.ts";
import { dateQuery } from "./api-inputs.ts";
import { aboutDate, dayJson, toAppointmentJson, toQueueJson, toVisitJson } from "./json.ts";

export const reads = [dateQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "getAppointmentsByDate",
    summary: "A day of the register",
    description:
      "For the front desk and administrators: each queue with its appointments, and the video calls by time.",
    query: z.object({ date: aboutDate }),
    returns: {
      description: "By time, and by token",
      schema: dayJson,
      example: {
        date: "2026-11-26",
        sittings: [{ ...queueExample, waiting: 4, appointments: [appointmentExample] }],
        videoCalls: [videoExample],
      },
    },
    respond: show,
    failure: "Failed to fetch appointments",
  },
});
export const action = loader;

async function show({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiDesk(request);
  const { date } = readQuery(url, dateQuery);
  const day = date === undefined ? readClock().day : readDay(date);
  if (!day) return notADay("date");
  recordFrom(context, { kind: "register read", staff });
  const of = Map.groupBy(listAppointments({ from: day, to: day }), ({ queue_id }) => queue_id);
  const sittings = listQueuesOn(day).map((queue) => {
    const own = (of.get(queue.id) ?? []).sort((one, other) => one.token - other.token);
    const appointments = own.map(toVisitJson);
    return { ...toQueueJson(queue), waiting: queue.line.length, appointments };
  });
  const videoCalls = listBookings({ from: day, to: day, kind: "video" })
    .sort((one, other) => (one.time ?? 0) - (other.time ?? 0))
    .map(toAppointmentJson);
  return respondJson({ date: day, sittings, videoCalls });
}
