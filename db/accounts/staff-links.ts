import type { Selectable } from "kysely";
import { type Actor, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import type { Rights, StaffLinksTable } from "#db/schema.ts";
import { hashToken, newToken } from "#db/token.ts";
import { usualRights } from "./jobs.ts";
import { removeSecondFactor } from "./second-factor.ts";
import {
  createStaff,
  findStaff,
  findStaffByEmail,
  listActiveAdmins,
  type StaffMember,
  setPasswordHash,
} from "./staff.ts";
import { endLinks, withdrawLinks } from "./staff-access.ts";

const hour = 60 * 60_000;

export const hoursForLink = 48;
/** For how long a link that has ended says why. */
export const daysLinkKept = 7;

export interface Invitation
  extends Rights,
    Pick<StaffLinksTable, "id" | "created_by" | "created_at" | "expires_at"> {
  email: string;
  isExpired: boolean;
}

export interface PasswordLink
  extends Pick<StaffMember, "name" | "email">,
    Pick<StaffLinksTable, "ends_second_factor" | "created_by" | "created_at" | "expires_at"> {
  staff_id: string;
}

export type LinkEnd = Exclude<StaffLinksTable["state"], "open"> | "expired" | "unknown";

const invitationColumns = [
  "id",
  "email",
  "role",
  "desk",
  "website",
  "created_by",
  "created_by_id",
  "created_at",
  "expires_at",
] as const;

/** Returns the token, which is stored only as a hash; undefined where the address has an account. */
export function createInvitation(
  invited: { email: string } & Pick<Rights, "role"> & Partial<Rights>,
  actor: Actor,
): string | undefined {
  const { email, role, desk, website } = { ...usualRights, ...invited };
  return transaction(() => {
    if (findStaffByEmail(email)) return undefined;
    endLinks("replaced", "email", email);
    const { id, token } = insert(
      { email, role, desk, website, staff_id: null, ends_second_factor: 0 },
      actor,
    );
    const after = { email, role, desk, website };
    recordChange({ actor, action: "create", subject: "invitation", subjectId: id, after });
    return token;
  });
}

export function listInvitations(): Invitation[] {
  return all(openInvitations().orderBy("created_at", "desc"))
    .filter(isMakerInOffice)
    .map(toInvitation);
}

export function findInvitation(id: string): Invitation | undefined {
  const row = one(openInvitations().where("id", "=", id));
  return row && isMakerInOffice(row) ? toInvitation(row) : undefined;
}

export function withdrawInvitation(id: string, actor: Actor): boolean {
  return transaction(() => {
    const invitation = findInvitation(id);
    if (!invitation) return false;
    const { email, role, desk, website } = invitation;
    endLinks("withdrawn", "email", email);
    const before = { email, role, desk, website };
    recordChange({ actor, action: "delete", subject: "invitation", subjectId: id, before });
    return true;
  });
}

const ofNobody = { email: null, role: null, ...usualRights } as const;

export function createPasswordLink(
  { id: staff_id, name }: { id: string; name: string },
  { endsSecondFactor }: { endsSecondFactor: boolean },
  actor: Actor,
): string {
  return transaction(() => {
    endLinks("replaced", "staff_id", staff_id);
    const ends_second_factor = endsSecondFactor ? 1 : 0;
    const { token } = insert({ ...ofNobody, staff_id, ends_second_factor }, actor);
    const after = { name, ends_second_factor: endsSecondFactor };
    recordChange({ actor, action: "create", subject: "password link", subjectId: staff_id, after });
    return token;
  });
}

export function listPasswordLinks(): PasswordLink[] {
  return all(openPasswordLinks().orderBy("staff_links.created_at", "desc")).filter(isMakerInOffice);
}

export function findPasswordLinkTo(staffId: string): PasswordLink | undefined {
  const row = one(openPasswordLinks().where("staff_links.staff_id", "=", staffId));
  return row && isMakerInOffice(row) ? row : undefined;
}

export function withdrawPasswordLink(staffId: string, actor: Actor): boolean {
  return transaction(() => withdrawLinks("staff_id", staffId, actor) > 0);
}

export function readInvitation(token: string): ({ id: string; email: string } & Rights) | LinkEnd {
  const link = readLink(token);
  if (typeof link === "string") return link;
  const { id, email, role, desk, website } = link;
  return email === null || role === null ? "unknown" : { id, email, role, desk, website };
}

export function readPasswordLink(
  token: string,
): { id: string; member: StaffMember; endsSecondFactor: boolean } | LinkEnd {
  const link = readLink(token);
  if (typeof link === "string") return link;
  const member = findStaff(link.staff_id ?? "");
  return member
    ? { id: link.id, member, endsSecondFactor: link.ends_second_factor === 1 }
    : "unknown";
}

/** Whether somebody who has the link can use it: it is neither used nor replaced, withdrawn or old. */
export function isLinkGood(token: string): boolean {
  return typeof readLink(token) !== "string";
}

function readLink(token: string): Selectable<StaffLinksTable> | LinkEnd {
  const row = one(
    query.selectFrom("staff_links").selectAll().where("token_hash", "=", hashToken(token)),
  );
  if (!row) return "unknown";
  if (row.state !== "open") return row.state;
  if (!isMakerInOffice(row)) return "withdrawn";
  return Date.parse(row.expires_at) <= Date.now() ? "expired" : row;
}

// A change of the account withdraws its links; this holds for whatever else changes it.
function isMakerInOffice({ created_by_id }: Pick<StaffLinksTable, "created_by_id">): boolean {
  return created_by_id === null || listActiveAdmins().some(({ id }) => id === created_by_id);
}

export function acceptInvitation(
  token: string,
  fields: { name: string; password_hash: string },
): StaffMember | undefined {
  return transaction(() => {
    const invitation = readInvitation(token);
    if (typeof invitation === "string") return undefined;
    const { id, email, role, desk, website } = invitation;
    setState(id, "used");
    return createStaff({ ...fields, email, role, desk, website }, { id: null, email });
  });
}

export function spendPasswordLink(token: string, password_hash: string): StaffMember | undefined {
  return transaction(() => {
    const link = readPasswordLink(token);
    if (typeof link === "string") return undefined;
    const { id, member, endsSecondFactor } = link;
    setState(id, "used");
    const actor = { id: member.id, email: member.email };
    setPasswordHash(member.email, password_hash, actor);
    if (endsSecondFactor) removeSecondFactor(member.id, actor);
    return member;
  });
}

export function deleteStaffLink(id: string): void {
  run(query.deleteFrom("staff_links").where("id", "=", id));
}

export function deleteStaffLinksBefore(time: string): void {
  run(query.deleteFrom("staff_links").where("expires_at", "<", time));
}

function openInvitations() {
  return query
    .selectFrom("staff_links")
    .select(invitationColumns)
    .where("staff_id", "is", null)
    .where("state", "=", "open");
}

function openPasswordLinks() {
  return query
    .selectFrom("staff_links")
    .innerJoin("staff", "staff.id", "staff_links.staff_id")
    .select([
      "staff.id as staff_id",
      "staff.name",
      "staff.email",
      "ends_second_factor",
      "created_by",
      "created_by_id",
      "staff_links.created_at",
      "expires_at",
    ])
    .where("state", "=", "open")
    .where("expires_at", ">", new Date().toISOString());
}

type Row = Pick<Selectable<StaffLinksTable>, (typeof invitationColumns)[number]>;

function toInvitation({ email, role, expires_at, created_by_id: _, ...row }: Row): Invitation {
  const isExpired = Date.parse(expires_at) <= Date.now();
  return { ...row, email: email ?? "", role: role ?? "editor", expires_at, isExpired };
}

function insert(
  fields: Pick<Selectable<StaffLinksTable>, "email" | "role" | "staff_id" | "ends_second_factor"> &
    Pick<Rights, "desk" | "website">,
  actor: Actor,
): { id: string; token: string } {
  const token = newToken();
  const now = Date.now();
  const row = {
    id: newId(),
    token_hash: hashToken(token),
    ...fields,
    state: "open" as const,
    created_by: actor.email,
    created_by_id: actor.id,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + hoursForLink * hour).toISOString(),
  };
  run(query.insertInto("staff_links").values(row));
  return { id: row.id, token };
}

function setState(id: string, state: StaffLinksTable["state"]): void {
  run(query.updateTable("staff_links").set({ state }).where("id", "=", id));
}
