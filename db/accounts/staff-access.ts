import { type Actor, recordChange, type StaffActor } from "#db/audit.ts";
import { all, query, run, transaction } from "#db/connection.server.ts";
import { forgetFeedAddress } from "./feed-addresses.ts";
import { forgetOtherDevices, forgetTrust } from "./known-devices.ts";
import { deletePendingSignInsOf } from "./pending-sign-ins.ts";
import { acceptUnfamiliarSignIns, endSessionsOf } from "./sessions.ts";

export function endAccess(staffId: string, actor: Actor, keptSession = ""): void {
  endSessionsOf(staffId, keptSession);
  forgetTrust(staffId);
  deletePendingSignInsOf(staffId);
  forgetFeedAddress(staffId);
  withdrawLinks("created_by_id", staffId, actor);
}

/** After somebody else has signed in to an account: what is left is this session, on this device. */
export function endOtherAccess(staff: StaffActor & { sessionId: string }, deviceId: string): void {
  transaction(() => {
    endAccess(staff.id, staff, staff.sessionId);
    withdrawLinks("staff_id", staff.id, staff);
    forgetOtherDevices(staff.id, deviceId);
    acceptUnfamiliarSignIns(staff.id);
  });
}

export function endLinks(
  state: "replaced" | "withdrawn",
  column: "email" | "staff_id",
  value: string,
): void {
  const links = query.updateTable("staff_links").set({ state }).where("state", "=", "open");
  run(links.where(column, "=", value));
}

/** Of the links that an account has made, or that lead to it, those that can still be used. Returns how many. */
export function withdrawLinks(
  column: "created_by_id" | "staff_id",
  staffId: string,
  actor: Actor,
): number {
  const links = all(
    goodLinks()
      .leftJoin("staff", "staff.id", "staff_links.staff_id")
      .select(["staff_links.id", "staff_links.email", "staff_links.role"])
      .select(["staff_links.staff_id", "staff.name"])
      .where(column, "=", staffId),
  );
  for (const { id, email, role, staff_id, name } of links) {
    run(query.updateTable("staff_links").set({ state: "withdrawn" }).where("id", "=", id));
    recordChange({
      actor,
      action: "delete",
      ...(staff_id === null
        ? { subject: "invitation", subjectId: id, before: { email, role } }
        : { subject: "password link", subjectId: staff_id, before: { name } }),
    });
  }
  return links.length;
}

export function countLinksMadeBy(staffId: string): number {
  return all(goodLinks().select("staff_links.id").where("created_by_id", "=", staffId)).length;
}

function goodLinks() {
  return query
    .selectFrom("staff_links")
    .where("state", "=", "open")
    .where("expires_at", ">", new Date().toISOString());
}
