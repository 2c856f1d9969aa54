import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery, searchQuery } from "#app/api/inputs.ts";
import { listCalls } from "./api-part.server.ts";

export const handle = { isPublic: true, differsForStaff: true };

export const reads = [searchQuery, partQuery];

export const loader = handleCalls(
  listCalls({
    operationId: "listAvailableDoctors",
    summary: "The doctors that the website shows",
    onlyVisible: true,
    failure: "Failed to fetch available doctors",
  }),
);
export const action = loader;
