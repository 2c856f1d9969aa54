import { all, query } from "#db/connection.server.ts";
import { type ApplicationState, applicationStates } from "#db/schema.ts";

export type ApplicationList = "checked" | "unchecked" | ApplicationState;

export type StateCounts = Record<ApplicationState, number>;

export function countApplications(list: ApplicationList): number {
  const counts = readCounts(list === "unchecked" ? 1 : 0);
  if (list !== "checked" && list !== "unchecked") return counts[list];
  return applicationStates.reduce((sum, state) => sum + counts[state], 0);
}

export function countByState(): StateCounts {
  return readCounts(0);
}

// Triggers of the database keep the numbers.
function readCounts(is_unchecked: 0 | 1): StateCounts {
  const rows = query.selectFrom("application_counts").select(["state", "count"]);
  const counts = Object.fromEntries(applicationStates.map((state) => [state, 0])) as StateCounts;
  for (const { state, count } of all(rows.where("is_unchecked", "=", is_unchecked))) {
    counts[state] = count;
  }
  return counts;
}
