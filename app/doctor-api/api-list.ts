import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery, searchQuery } from "#app/api/inputs.ts";
import { listCalls } from "./api-part.server.ts";

export const handle = { isPublic: true, differsForStaff: true };

export const reads = [searchQuery, partQuery];

export const loader = handleCalls(
  listCalls({
    operationId: "listDoctors",
    summary: "All doctors; for staff also those that the website does not show",
    onlyVisible: false,
    failure: "Failed to fetch doctors",
  }),
);
export const action = loader;
