import { type Actor, recordChange } from "./audit.ts";
import { all, one, query, run, transaction } from "./connection.server.ts";
import { newId } from "./id.ts";
import { forgetTrust } from "./known-devices.ts";
import { deletePendingSignInsOf } from "./pending-sign-ins.ts";
import { endSessionsOf } from "./sessions.ts";

export interface StaffMember {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: string;
}

const columns = ["id", "email", "name", "password_hash", "created_at"] as const;

export function listStaff(): StaffMember[] {
  return all(query.selectFrom("staff").select(columns).orderBy("email"));
}

/** In any letter case. */
export function findStaffByEmail(email: string): StaffMember | undefined {
  return one(query.selectFrom("staff").select(columns).where("email", "=", email));
}

export function createStaff(
  fields: { email: string; name: string; password_hash: string },
  actor: Actor,
): StaffMember | undefined {
  return transaction(() => {
    if (findStaffByEmail(fields.email)) return undefined;
    const at = new Date().toISOString();
    const member = { id: newId(), ...fields, created_at: at };
    run(query.insertInto("staff").values({ ...member, updated_at: at }));
    const { id: subjectId, email, name } = member;
    recordChange({ actor, action: "create", subject: "staff", subjectId, after: { email, name } });
    return member;
  });
}

/** Undefined unless there is no account yet. */
export function createFirstStaff(
  fields: { email: string; name: string; password_hash: string },
  actor: Actor,
): StaffMember | undefined {
  return transaction(() => (listStaff().length === 0 ? createStaff(fields, actor) : undefined));
}

export function setPasswordHash(
  email: string,
  password_hash: string,
  actor: Actor,
  keptSession = "",
): boolean {
  return transaction(() => {
    const member = findStaffByEmail(email);
    if (!member) return false;
    const updated_at = new Date().toISOString();
    run(query.updateTable("staff").set({ password_hash, updated_at }).where("id", "=", member.id));
    endSessionsOf(member.id, keptSession);
    forgetTrust(member.id);
    deletePendingSignInsOf(member.id);
    recordChange({ actor, action: "update", subject: "staff", subjectId: member.id });
    return true;
  });
}

export function refreshPasswordHash(id: string, password_hash: string): void {
  run(query.updateTable("staff").set({ password_hash }).where("id", "=", id));
}

export function deleteStaff(email: string, actor: Actor): boolean {
  return transaction(() => {
    const member = findStaffByEmail(email);
    if (!member) return false;
    run(query.deleteFrom("staff").where("id", "=", member.id));
    recordChange({
      actor,
      action: "delete",
      subject: "staff",
      subjectId: member.id,
      before: { email: member.email, name: member.name },
    });
    return true;
  });
}
