import { handleCalls } from "#app/api/calls.server.ts";
import type { Route } from "./+types/api-sitting";
import { sittingCall } from "./api-inputs.ts";
import { deleteOne, showOne, sittings, updateOne } from "./api-records.server.ts";

export const calls = { PUT: sittingCall };

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: (args) => showOne(args, sittings), failure: "Failed to fetch sitting" },
  PUT: { respond: (args) => updateOne(args, sittings), failure: "Failed to update sitting" },
  DELETE: { respond: (args) => deleteOne(args, sittings), failure: "Failed to delete sitting" },
});
export const action = loader;
