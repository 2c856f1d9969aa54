import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listSittingsOf } from "#db/sittings.ts";
import type { Route } from "./+types/api-sittings";
import { sittingCall } from "./api-inputs.ts";
import { createOne, findOwner, respondAll, sittings } from "./api-records.server.ts";

export const reads = [partQuery];

export const calls = { POST: sittingCall };

function list(args: Route.LoaderArgs) {
  const { params } = args;
  return respondAll(args, sittings, () => findOwner(params.id) && listSittingsOf([params.id]));
}

function create({ request, params }: Route.ActionArgs) {
  return createOne(request, sittings, findOwner(params.id));
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: list, failure: "Failed to fetch OPD times" },
  POST: { respond: create, failure: "Failed to add sitting" },
});
export const action = loader;
