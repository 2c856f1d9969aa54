import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listAbsencesOf } from "#db/absences.ts";
import type { Route } from "./+types/api-absences";
import { absenceCall } from "./api-inputs.ts";
import { absences, createOne, findOwner, respondAll } from "./api-records.server.ts";

export const reads = [partQuery];

export const calls = { POST: absenceCall };

function list(args: Route.LoaderArgs) {
  const { params } = args;
  return respondAll(
    args,
    absences,
    () => findOwner(params.id) && listAbsencesOf([params.id], readClock().day),
  );
}

function create({ request, params }: Route.ActionArgs) {
  return createOne(request, absences, findOwner(params.id));
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: list, failure: "Failed to fetch absences" },
  POST: { respond: create, failure: "Failed to add absence" },
});
export const action = loader;
