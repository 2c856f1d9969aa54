import { handleCalls } from "#app/api/calls.server.ts";
import type { Route } from "./+types/api-closure";
import { closureCall } from "./api-inputs.ts";
import { closures, deleteOne, showOne, updateOne } from "./api-records.server.ts";

export const calls = { PUT: closureCall };

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: (args) => showOne(args, closures), failure: "Failed to fetch closure" },
  PUT: { respond: (args) => updateOne(args, closures), failure: "Failed to update closure" },
  DELETE: { respond: (args) => deleteOne(args, closures), failure: "Failed to delete closure" },
});
export const action = loader;
