import type { RouterContextProvider } from "react-router";
import { clientAddress } from "#app/requests/http.ts";
import { findStaffByEmail } from "#db/accounts/staff.ts";
import { recordEvent, type StaffEvent } from "#db/history/events.ts";
import type { Rejection } from "./authenticator.server.ts";

/** Records an event with the address that the request came from. */
export function recordFrom(
  context: Readonly<RouterContextProvider>,
  event: Omit<StaffEvent, "address">,
): void {
  recordEvent({ ...event, address: context.get(clientAddress) });
}

export function recordFailedSignIn(rejection: Rejection, email: string, address: string): void {
  const details: Partial<Record<Rejection["status"], string>> = {
    401: "",
    403: "the account is disabled",
    429: "too many",
  };
  const detail = details[rejection.status];
  if (detail === undefined) return;
  const staff = findStaffByEmail(email.trim());
  recordEvent({ kind: "sign-in failed", staff, address, detail });
}
