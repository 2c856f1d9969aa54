import { type Actor, recordChange } from "#db/audit.ts";
import { query, run, transaction } from "#db/connection.server.ts";
import type { Rights } from "#db/schema.ts";
import { forgetFeedAddress } from "./feed-addresses.ts";
import { type Job, jobOf, rightsOf } from "./jobs.ts";
import { findStaff, listActiveAdmins, type StaffMember } from "./staff.ts";
import { endAccess, withdrawLinks } from "./staff-access.ts";

/** `lastAdmin`: nothing was changed, because nobody else could look after the accounts then. */
export type AccountOutcome = "done" | "gone" | "lastAdmin";

export function setJob(id: string, job: Job, actor: Actor): AccountOutcome {
  return job === "admin"
    ? changeAccount(id, (member) => writeJob(member, job, actor))
    : unlessLastAdmin(id, (member) => writeJob(member, job, actor));
}

function writeJob(member: StaffMember, job: Job, actor: Actor): void {
  if (job === jobOf(member)) return;
  const { id, name, role, desk, website } = member;
  const rights = rightsOf(job);
  update(id, rights);
  if (job !== "admin") withdrawLinks("created_by_id", id, actor);
  // The feed tells of applications, which the front desk does not see.
  if (rights.website === 0) forgetFeedAddress(id);
  recordUpdate(id, { name, role, desk, website }, { name, ...rights }, actor);
}

export function disableStaff(id: string, actor: Actor): AccountOutcome {
  return unlessLastAdmin(id, ({ name, disabled_at }) => {
    if (disabled_at) return;
    update(id, { disabled_at: new Date().toISOString() });
    endAccess(id, actor);
    withdrawLinks("staff_id", id, actor);
    recordUpdate(id, { name, is_disabled: false }, { name, is_disabled: true }, actor);
  });
}

export function enableStaff(id: string, actor: Actor): AccountOutcome {
  return changeAccount(id, ({ name, disabled_at }) => {
    if (!disabled_at) return;
    update(id, { disabled_at: null });
    recordUpdate(id, { name, is_disabled: true }, { name, is_disabled: false }, actor);
  });
}

/** The account can be used again at once. Somebody else may have used it, so the links that it made end as well. */
export function signOutEverywhere(id: string, actor: Actor): AccountOutcome {
  return changeAccount(id, ({ name }) => {
    endAccess(id, actor);
    const before = { name };
    recordChange({ actor, action: "delete", subject: "sessions", subjectId: id, before });
  });
}

export function deleteStaff(id: string, actor: Actor): AccountOutcome {
  return unlessLastAdmin(id, ({ email, name, role, desk, website }) => {
    withdrawLinks("created_by_id", id, actor);
    run(query.deleteFrom("staff").where("id", "=", id));
    const before = { email, name, role, desk, website };
    recordChange({ actor, action: "delete", subject: "staff", subjectId: id, before });
  });
}

// Two administrators may take each other's role at the same time: the second one finds the first one gone.
function unlessLastAdmin(id: string, change: (member: StaffMember) => void): AccountOutcome {
  return transaction(() => {
    const admins = listActiveAdmins();
    const isLast = admins.length === 1 && admins[0]?.id === id;
    return isLast ? "lastAdmin" : changeAccount(id, change);
  });
}

function changeAccount(id: string, change: (member: StaffMember) => void): AccountOutcome {
  return transaction(() => {
    const member = findStaff(id);
    if (!member) return "gone";
    change(member);
    return "done";
  });
}

function update(id: string, columns: Rights | { disabled_at: string | null }): void {
  const updated_at = new Date().toISOString();
  run(
    query
      .updateTable("staff")
      .set({ ...columns, updated_at })
      .where("id", "=", id),
  );
}

function recordUpdate(subjectId: string, before: object, after: object, actor: Actor): void {
  recordChange({ actor, action: "update", subject: "staff", subjectId, before, after });
}
