import type { AppointmentState } from "#db/schema.ts";

interface Payable {
  fee: number;
  paid: number;
  state: AppointmentState;
}

/** The consultation that is still to be paid; a concession leaves nothing due. */
export function dueOf({ fee, paid, state }: Payable): number {
  return doesNotCome(state) ? 0 : Math.max(0, fee - paid);
}

export function doesNotCome(state: AppointmentState): boolean {
  return state === "cancelled" || state === "absent";
}
