import { handleCalls } from "#app/api/calls.server.ts";
import type { Route } from "./+types/api-absence";
import { absenceCall } from "./api-inputs.ts";
import { absences, deleteOne, showOne, updateOne } from "./api-records.server.ts";

export const calls = { PUT: absenceCall };

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: (args) => showOne(args, absences), failure: "Failed to fetch absence" },
  PUT: { respond: (args) => updateOne(args, absences), failure: "Failed to update absence" },
  DELETE: { respond: (args) => deleteOne(args, absences), failure: "Failed to delete absence" },
});
export const action = loader;
