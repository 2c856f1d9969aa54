import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listNoticesFrom } from "#db/notices.ts";
import type { Route } from "./+types/api-notices";
import { noticeCall } from "./api-inputs.ts";
import { createOne, notices, respondAll } from "./api-records.server.ts";

export const reads = [partQuery];

export const calls = { POST: noticeCall };

function list(args: Route.LoaderArgs) {
  return respondAll(args, notices, () => listNoticesFrom(readClock().day));
}

function create({ request }: Route.ActionArgs) {
  return createOne(request, notices, {});
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: list, failure: "Failed to fetch notices" },
  POST: { respond: create, failure: "Failed to add notice" },
});
export const action = loader;
