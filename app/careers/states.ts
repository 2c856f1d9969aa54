import type { ApplicationState } from "#db/schema.ts";

/** The words for each state, in the order in which an application goes through them. */
export const stateLabels: Record<ApplicationState, string> = {
  new: "New",
  contacted: "Contacted",
  interview: "Interview",
  rejected: "Rejected",
  hired: "Hired",
};

export const states = Object.keys(stateLabels) as ApplicationState[];

export function readState(sent: string | undefined): ApplicationState | undefined {
  return states.find((state) => state === sent);
}
