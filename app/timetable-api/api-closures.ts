import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listClosuresFrom } from "#db/closures.ts";
import type { Route } from "./+types/api-closures";
import { closureCall } from "./api-inputs.ts";
import { closures, createOne, respondAll } from "./api-records.server.ts";

export const reads = [partQuery];

export const calls = { POST: closureCall };

function list(args: Route.LoaderArgs) {
  return respondAll(args, closures, () => listClosuresFrom(readClock().day));
}

function create({ request }: Route.ActionArgs) {
  return createOne(request, closures, {});
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: list, failure: "Failed to fetch closures" },
  POST: { respond: create, failure: "Failed to add closure" },
});
export const action = loader;
