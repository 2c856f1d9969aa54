import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { notADay, respondJson } from "#app/api/respond.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listQueuesOn } from "#db/register/queues.ts";
import type { Route } from "./+types/api-queues";
import { queueExample } from "./api-example.ts";
import { dateQuery } from "./api-inputs.ts";
import { aboutDate, queueJson, toQueueJson } from "./json.ts";

export const reads = [dateQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Front desk",
    operationId: "listQueues",
    summary: "The queues of a day",
    description: "For the front desk and administrators: each sitting with tokens, and its line.",
    query: z.object({ date: aboutDate }),
    returns: { description: "By time", schema: z.array(queueJson), example: [queueExample] },
    respond: list,
    failure: "Failed to fetch appointments",
  },
});
export const action = loader;

async function list({ request, url }: Route.LoaderArgs) {
  await requireApiDesk(request);
  const { date } = readQuery(url, dateQuery);
  const day = date === undefined ? readClock().day : readDay(date);
  if (!day) return notADay("date");
  return respondJson(listQueuesOn(day).map(toQueueJson));
}
