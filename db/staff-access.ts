import { query, run } from "./connection.server.ts";
import { forgetTrust } from "./known-devices.ts";
import { deletePendingSignInsOf } from "./pending-sign-ins.ts";
import { endSessionsOf } from "./sessions.ts";

/** Ends all sessions and tokens of an account but one, what is trusted of it, and sign-ins under way. */
export function endAccess(staffId: string, keptSession = ""): void {
  endSessionsOf(staffId, keptSession);
  forgetTrust(staffId);
  deletePendingSignInsOf(staffId);
}

/** Of the open links that invite an e-mail address, or that lead to a new password of an account. */
export function endLinks(
  state: "replaced" | "withdrawn",
  column: "email" | "staff_id",
  value: string,
): void {
  const links = query.updateTable("staff_links").set({ state }).where("state", "=", "open");
  run(links.where(column, "=", value));
}
