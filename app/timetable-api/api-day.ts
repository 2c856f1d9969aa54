import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { byAnybody } from "#app/api/describe.ts";
import { respondPublicJson, wrongField } from "#app/api/respond.server.ts";
import { dayLength } from "#app/forms/field-lengths.ts";
import { shownDays } from "#app/opd/day.server.ts";
import { keepUntil, readQuery } from "#app/requests/http.ts";
import { daysFrom, nextChange } from "#app/timetable/calendar.ts";
import { readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import type { Route } from "./+types/api-day";
import { toDaysJson } from "./api-days.server.ts";
import { dayExample } from "./example.ts";
import { aboutTimes, opdDayJson } from "./json.ts";

export const handle = { isPublic: true };

const query = { parameters: { date: dayLength } };

export const reads = [query];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "OPD times",
    operationId: "getOpdDay",
    summary: "The OPD of a day",
    description: `Who sits when, is away or comes late, of the doctors that the website shows. ${aboutTimes}`,
    security: byAnybody,
    query: z.object({
      date: z.string().optional().meta({
        description: "One of the next 14 days, such as 2026-11-24; today without it",
      }),
    }),
    takesIfNoneMatch: true,
    returns: { description: "The day", schema: opdDayJson, example: dayExample },
    respond: show,
    failure: "Failed to fetch OPD times",
  },
});
export const action = loader;

function show({ request, url, context }: Route.LoaderArgs) {
  const moment = readClock();
  const { date = moment.day } = readQuery(url, query);
  if (!daysFrom(moment.day, shownDays).includes(date)) return notShown();
  const timetable = readTimetable(moment.day);
  keepUntil(context, nextChange(timetable, moment));
  const [day] = toDaysJson(timetable, [date], moment);
  return respondPublicJson(request, day);
}

function notShown(): Response {
  return wrongField("date", `date must be one of the next ${shownDays} days, such as 2026-11-24.`);
}
