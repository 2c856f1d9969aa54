import type { Selectable } from "kysely";
import { type Actor, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import type { Rights, StaffTable } from "#db/schema.ts";
import { rightsOf, usualRights } from "./jobs.ts";
import { keepClosed } from "./set-up.ts";
import { endAccess, withdrawLinks } from "./staff-access.ts";

export type NewStaff = Pick<StaffTable, "role" | "email" | "name" | "password_hash"> &
  Partial<Rights>;

const columns = [
  "id",
  "email",
  "name",
  "role",
  "desk",
  "website",
  "password_hash",
  "disabled_at",
  "created_at",
] as const;

export type StaffMember = Pick<Selectable<StaffTable>, (typeof columns)[number]>;

export function listStaff(): StaffMember[] {
  return all(query.selectFrom("staff").select(columns).orderBy("email"));
}

export function findStaff(id: string): StaffMember | undefined {
  return one(query.selectFrom("staff").select(columns).where("id", "=", id));
}

/** In any letter case. */
export function findStaffByEmail(email: string): StaffMember | undefined {
  return one(query.selectFrom("staff").select(columns).where("email", "=", email));
}

export function listActiveAdmins(): StaffMember[] {
  const active = query.selectFrom("staff").select(columns).where("disabled_at", "is", null);
  return all(active.where("role", "=", "admin").orderBy("name"));
}

/** Undefined where the email address has an account. */
export function createStaff(fields: NewStaff, actor: Actor): StaffMember | undefined {
  return transaction(() => {
    if (findStaffByEmail(fields.email)) return undefined;
    keepClosed(actor);
    const at = new Date().toISOString();
    const member = { id: newId(), ...usualRights, ...fields, disabled_at: null, created_at: at };
    run(query.insertInto("staff").values({ ...member, updated_at: at }));
    const { id: subjectId, email, name, role, desk, website } = member;
    const after = { email, name, role, desk, website };
    recordChange({ actor, action: "create", subject: "staff", subjectId, after });
    return member;
  });
}

export function createFirstStaff(
  fields: Omit<NewStaff, keyof Rights>,
  actor: Actor,
): StaffMember | undefined {
  return transaction(() =>
    listStaff().length === 0 ? createStaff({ ...fields, ...rightsOf("admin") }, actor) : undefined,
  );
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
    endAccess(member.id, actor, keptSession);
    withdrawLinks("staff_id", member.id, actor);
    recordChange({ actor, action: "update", subject: "staff", subjectId: member.id });
    return true;
  });
}

export function refreshPasswordHash(id: string, password_hash: string): void {
  run(query.updateTable("staff").set({ password_hash }).where("id", "=", id));
}
