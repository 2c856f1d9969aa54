import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { byAnybody } from "#app/api/describe.ts";
import { respondPublicJson, wrongField } from "#app/api/respond.server.ts";
import { dayLength } from "#app/forms/field-lengths.ts";
import { shownMondays } from "#app/opd/week.server.ts";
import { keepUntil, readQuery } from "#app/requests/http.ts";
import { daysFrom, nextChange } from "#app/timetable/calendar.ts";
import { earlier, readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import type { Route } from "./+types/api-week";
import { toDaysJson } from "./api-days.server.ts";
import { weekExample } from "./example.ts";
import { aboutTimes, opdWeekJson } from "./json.ts";

export const handle = { isPublic: true };

const query = { parameters: { from: dayLength } };

export const reads = [query];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "OPD times",
    operationId: "getOpdWeek",
    summary: "The OPD of a week",
    description: `Seven days from a Monday on. ${aboutTimes}`,
    security: byAnybody,
    query: z.object({
      from: z.string().optional().meta({
        description:
          "The Monday of one of the next eight weeks; without it of this one, or, on Sunday, of the next",
      }),
    }),
    takesIfNoneMatch: true,
    returns: { description: "The week", schema: opdWeekJson, example: weekExample },
    respond: show,
    failure: "Failed to fetch OPD times",
  },
});
export const action = loader;

function show({ request, url, context }: Route.LoaderArgs) {
  const moment = readClock();
  const mondays = shownMondays(moment.day);
  const { from = mondays[0] as string } = readQuery(url, query);
  if (!mondays.includes(from)) return notShown(mondays.length);
  const dates = daysFrom(from, 7);
  const timetable = readTimetable(earlier(from, moment.day));
  keepUntil(context, nextChange(timetable, moment));
  const days = toDaysJson(timetable, dates, moment);
  return respondPublicJson(request, { firstDay: from, lastDay: dates.at(-1), days });
}

function notShown(weeks: number): Response {
  return wrongField(
    "from",
    `from must be the Monday of one of the next ${weeks} weeks, such as 2026-11-23.`,
  );
}
