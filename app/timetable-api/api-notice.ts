import { handleCalls } from "#app/api/calls.server.ts";
import type { Route } from "./+types/api-notice";
import { noticeCall } from "./api-inputs.ts";
import { deleteOne, notices, showOne, updateOne } from "./api-records.server.ts";

export const calls = { PUT: noticeCall };

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: (args) => showOne(args, notices), failure: "Failed to fetch notice" },
  PUT: { respond: (args) => updateOne(args, notices), failure: "Failed to update notice" },
  DELETE: { respond: (args) => deleteOne(args, notices), failure: "Failed to delete notice" },
});
export const action = loader;
