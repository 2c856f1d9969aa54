import { handleCalls } from "#app/api/calls.server.ts";
import { problem, respondPublicJson } from "#app/api/respond.server.ts";
import { dayLength } from "#app/forms/field-lengths.ts";
import { shownMondays } from "#app/opd/week.server.ts";
import { keepUntil, readQuery } from "#app/requests/http.ts";
import { daysFrom, nextChange } from "#app/timetable/calendar.ts";
import { earlier, readClock, readTimetable } from "#app/timetable/timetable.server.ts";
import type { Route } from "./+types/api-week";
import { toDaysJson } from "./api-days.server.ts";

export const handle = { isPublic: true };

const query = { parameters: { from: dayLength } };

export const reads = [query];

/** `?from=` is the Monday of one of the next weeks; without it of this one, or, on Sunday, of the next. */
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

export const loader = handleCalls({
  GET: { respond: show, failure: "Failed to fetch OPD times" },
});
export const action = loader;

function notShown(weeks: number): Response {
  const text = `from must be the Monday of one of the next ${weeks} weeks, such as 2026-11-23.`;
  return problem(400, text, { errors: { from: [text] } });
}
