import type { Selectable } from "kysely";
import { all, one, query, run } from "#db/connection.server.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { newId } from "#db/id.ts";
import { prepared } from "#db/prepared.ts";
import type { Rights, SessionsTable, StaffTable } from "#db/schema.ts";
import { hashToken, newToken } from "#db/token.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const formKeptAfterEnd = 7 * day;
// Whoever comes back after a long leave still sees where the account was used meanwhile.
const keptAfterEnd = 90 * day;

/** Without "Remember Me": idle for 2 hours or 12 hours old. With it: 14 and 30 days. Bearer tokens have no idle limit. */
const limits = {
  cookie: [
    { idle: 2 * hour, age: 12 * hour },
    { idle: 14 * day, age: 30 * day },
  ],
  bearer: [
    { idle: Number.POSITIVE_INFINITY, age: 12 * hour },
    { idle: Number.POSITIVE_INFINITY, age: 30 * day },
  ],
} as const;

interface SessionFields extends Pick<Session, "staff_id" | "kind" | "device" | "address"> {
  remember: boolean;
  is_unfamiliar?: boolean;
}

export interface Session
  extends Rights,
    Pick<StaffTable, "email" | "name">,
    Omit<Selectable<SessionsTable>, "token_hash" | "is_unfamiliar"> {
  second_factor_since: string | null;
}

export type SignIn = Pick<Session, "device" | "address" | "created_at">;

function limitsOf(kind: SessionsTable["kind"], remember: boolean) {
  return limits[kind][remember ? 1 : 0];
}

export function createSession(fields: SessionFields): { token: string; expires_at: string } {
  const token = newToken();
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const expires_at = new Date(now + limitsOf(fields.kind, fields.remember).age).toISOString();
  run(
    query.insertInto("sessions").values({
      ...fields,
      id: newId(),
      token_hash: hashToken(token),
      remember: fields.remember ? 1 : 0,
      is_unfamiliar: fields.is_unfamiliar ? 1 : 0,
      created_at,
      expires_at,
      last_seen_at: created_at,
    }),
  );
  return { token, expires_at };
}

function sessionsWithStaff() {
  return query
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .leftJoin("second_factors", "second_factors.staff_id", "sessions.staff_id")
    .where("staff.disabled_at", "is", null)
    .select([
      "sessions.id",
      "sessions.kind",
      "sessions.remember",
      "sessions.device",
      "sessions.created_at",
      "sessions.expires_at",
      "sessions.last_seen_at",
      "sessions.address",
      "sessions.staff_id",
      "staff.email",
      "staff.name",
      "staff.role",
      "staff.desk",
      "staff.website",
      "second_factors.confirmed_at as second_factor_since",
    ]);
}

const sessionOf = prepared((hash: string, kind: SessionsTable["kind"]) =>
  sessionsWithStaff().where("token_hash", "=", hash).where("kind", "=", kind),
);

function isAlive(session: Session, now: number): boolean {
  const { idle } = limitsOf(session.kind, session.remember === 1);
  return Date.parse(session.expires_at) > now && Date.parse(session.last_seen_at) + idle > now;
}

/** Also counts as use, which is written at most once a minute. */
export function findSession(token: string, kind: SessionsTable["kind"]): Session | undefined {
  const now = Date.now();
  const session = readLiveSession(token, kind, now);
  if (!session) return undefined;
  if (now - Date.parse(session.last_seen_at) > minute) {
    noteUse(session.id, now);
  }
  return session;
}

// Staff must be able to read, and to make room, when nothing can be written.
function noteUse(id: string, now: number): void {
  try {
    const last_seen_at = new Date(now).toISOString();
    run(query.updateTable("sessions").set({ last_seen_at }).where("id", "=", id));
  } catch (error) {
    if (!storageFaultOf(error)) throw error;
  }
}

/** The session as it is now; undefined where it was ended since it was found, not where its time is over since. */
export function findAgain({ id, expires_at }: Session): Session | undefined {
  return one(
    sessionsWithStaff().where("sessions.id", "=", id).where("sessions.expires_at", "=", expires_at),
  );
}

/** The account that is signed in by it; does not count as use. */
export function findSignedIn(token: string, kind: SessionsTable["kind"]): string | undefined {
  return readLiveSession(token, kind, Date.now())?.staff_id;
}

function readLiveSession(
  token: string,
  kind: SessionsTable["kind"],
  now: number,
): Session | undefined {
  const session = one(sessionOf(hashToken(token), kind));
  return session && isAlive(session, now) ? session : undefined;
}

export function listSessions(staffId: string): Session[] {
  const now = Date.now();
  return all(
    sessionsWithStaff().where("sessions.staff_id", "=", staffId).orderBy("last_seen_at", "desc"),
  ).filter((session) => isAlive(session, now));
}

const formerSessionOf = prepared((hash: string, since: string) =>
  query
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .where("staff.disabled_at", "is", null)
    .where("token_hash", "=", hash)
    .where("sessions.expires_at", ">=", since)
    .select("staff_id"),
);

export function findFormerlySignedIn(token: string): string | undefined {
  const since = new Date(Date.now() - formKeptAfterEnd).toISOString();
  return one(formerSessionOf(hashToken(token), since))?.staff_id;
}

export function hasSignedIn(staffId: string, from?: { address: string; device: string }): boolean {
  const sessions = query.selectFrom("sessions").select("id").where("staff_id", "=", staffId);
  const wanted = from
    ? sessions.where("address", "=", from.address).where("device", "=", from.device)
    : sessions;
  return one(wanted.limit(1)) !== undefined;
}

function signInsOfOthers(staffId: string, sessionId: string) {
  return query
    .selectFrom("sessions")
    .select(["device", "address", "created_at"])
    .where("staff_id", "=", staffId)
    .where("id", "!=", sessionId)
    .orderBy("created_at", "desc");
}

export function findSignInBefore(staffId: string, sessionId: string): SignIn | undefined {
  const own = query.selectFrom("sessions").select("created_at").where("id", "=", sessionId);
  return one(signInsOfOthers(staffId, sessionId).where("created_at", "<", own).limit(1));
}

export function listUnfamiliarSignIns(staffId: string, sessionId: string): SignIn[] {
  return all(signInsOfOthers(staffId, sessionId).where("is_unfamiliar", "=", 1));
}

export function acceptUnfamiliarSignIns(staffId: string): void {
  run(query.updateTable("sessions").set({ is_unfamiliar: 0 }).where("staff_id", "=", staffId));
}

export function endSessionByToken(token: string): void {
  run(endNow().where("token_hash", "=", hashToken(token)));
}

export function endSession(id: string, staffId: string): boolean {
  return run(endNow().where("id", "=", id).where("staff_id", "=", staffId)) > 0;
}

export function endSessionsOf(staffId: string, keptSession: string): void {
  run(endNow().where("staff_id", "=", staffId).where("id", "!=", keptSession));
}

// The row stays for a while: it distinguishes a form that comes late from one that a stranger made up.
// It is deleted so long after its end, which therefore stays the first one.
function endNow() {
  const now = new Date().toISOString();
  return query.updateTable("sessions").set({ expires_at: now }).where("expires_at", ">", now);
}

export function deleteExpiredSessions(): void {
  const limit = new Date(Date.now() - keptAfterEnd).toISOString();
  run(query.deleteFrom("sessions").where("expires_at", "<", limit));
}
