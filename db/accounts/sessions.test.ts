import "../../tests/app/temporary-data.ts";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { all, closeDatabase, query } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { listAccounts } from "./accounts.ts";
import { createFeedAddress, isFeedToken } from "./feed-addresses.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { createPendingSignIn, findPendingSignIn } from "./pending-sign-ins.ts";
import {
  createSession,
  deleteExpiredSessions,
  endSession,
  endSessionByToken,
  findFormerlySignedIn,
  findSession,
  findSignInBefore,
  listSessions,
} from "./sessions.ts";
import { createFirstStaff, createStaff, setPasswordHash } from "./staff.ts";
import { deleteStaff } from "./staff-changes.ts";

const actor = { id: null, email: "test" };
const editor = { role: "editor", password_hash: "x" } as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let staffId: string;

beforeAll(() => {
  migrateDataDirectory();
  const member = createStaff({ email: "a@example.org", name: "A", ...editor }, actor);
  staffId = member?.id ?? "";
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(closeDatabase);

function start(remember: boolean, kind: "cookie" | "bearer" = "cookie") {
  return createSession({ staff_id: staffId, kind, remember, device: "Test", address: "" }).token;
}

/** Whether a session lives after a stretch of time in which it was used every `step`. */
function livesAfter(token: string, stretch: number, step: number): boolean {
  const begin = Date.now();
  for (let gone = step; gone < stretch; gone += step) {
    vi.setSystemTime(begin + gone);
    if (!findSession(token, "cookie")) return false;
  }
  vi.setSystemTime(begin + stretch);
  return findSession(token, "cookie") !== undefined;
}

test("the database holds no token that could be used", () => {
  const token = start(false);
  expect(JSON.stringify(all(query.selectFrom("sessions").selectAll()))).not.toContain(token);
  expect(findSession(token, "cookie")?.email).toBe("a@example.org");
});

test("a session without Remember Me ends after two idle hours, and after twelve hours in use", () => {
  vi.useFakeTimers();
  expect(livesAfter(start(false), 119 * minute, 119 * minute)).toBe(true);
  expect(livesAfter(start(false), 121 * minute, 121 * minute)).toBe(false);
  expect(livesAfter(start(false), 11.9 * hour, hour)).toBe(true);
  expect(livesAfter(start(false), 12.1 * hour, hour)).toBe(false);
});

test("a remembered session ends after two idle weeks, and after thirty days in use", () => {
  vi.useFakeTimers();
  expect(livesAfter(start(true), 13 * day, 13 * day)).toBe(true);
  expect(livesAfter(start(true), 15 * day, 15 * day)).toBe(false);
  expect(livesAfter(start(true), 29 * day, day)).toBe(true);
  expect(livesAfter(start(true), 31 * day, day)).toBe(false);
});

test("a session that was idle for too long stays ended, however often it is tried", () => {
  vi.useFakeTimers();
  const token = start(false);
  vi.setSystemTime(Date.now() + 3 * hour);
  expect([1, 2].map(() => findSession(token, "cookie"))).toEqual([undefined, undefined]);
});

test("the token of a program may rest as long as it is good", () => {
  vi.useFakeTimers();
  const [token, remembered] = [start(false, "bearer"), start(true, "bearer")];
  vi.setSystemTime(Date.now() + 11.9 * hour);
  expect(findSession(token, "bearer")?.staff_id).toBe(staffId);
  vi.setSystemTime(Date.now() + 0.2 * hour);
  expect(findSession(token, "bearer")).toBeUndefined();
  vi.setSystemTime(Date.now() + 29 * day);
  expect(findSession(remembered, "bearer")?.staff_id).toBe(staffId);
});

test("a token of one kind does not work as the other", () => {
  expect(findSession(start(false, "bearer"), "cookie")).toBeUndefined();
  expect(findSession(start(false), "bearer")).toBeUndefined();
});

test("a session can be ended by its owner only", () => {
  const token = start(true);
  const session = findSession(token, "cookie");
  expect(endSession(session?.id ?? "", "somebody else")).toBe(false);
  expect(findSession(token, "cookie")).toBeDefined();
  expect(endSession(session?.id ?? "", staffId)).toBe(true);
  expect(findSession(token, "cookie")).toBeUndefined();
});

test("a new password ends all sessions", () => {
  const token = start(true);
  expect(setPasswordHash("A@example.org", "y", actor)).toBe(true);
  expect(findSession(token, "cookie")).toBeUndefined();
  expect(listSessions(staffId)).toEqual([]);
});

test("a session that has ended keeps its end, however its account's others are ended", () => {
  vi.useFakeTimers();
  const token = start(true);
  endSessionByToken(token);
  const ends = () => all(query.selectFrom("sessions").select("expires_at").orderBy("expires_at"));
  const [before] = ends();
  vi.setSystemTime(Date.now() + 80 * day);
  setPasswordHash("a@example.org", "z", actor);
  endSessionByToken(token);
  expect(ends()[0]).toEqual(before);
});

test("a new password also ends a sign-in that waits for its code, and the address of the news feed", () => {
  const waiting = createPendingSignIn(staffId, false);
  const feed = createFeedAddress({ id: staffId, email: "a@example.org" });
  expect([findPendingSignIn(waiting)?.id, isFeedToken(feed)]).toEqual([staffId, true]);
  setPasswordHash("a@example.org", "y", actor);
  expect([findPendingSignIn(waiting), isFeedToken(feed)]).toEqual([undefined, false]);
});

test("a sign-in waits ten minutes for its code", () => {
  vi.useFakeTimers();
  const waiting = createPendingSignIn(staffId, true);
  vi.setSystemTime(Date.now() + 9 * minute);
  expect(findPendingSignIn(waiting)).toMatchObject({ id: staffId, remember: true });
  vi.setSystemTime(Date.now() + 2 * minute);
  expect(findPendingSignIn(waiting)).toBeUndefined();
});

test("devices are listed by their last use, and the sign-in before is the one just before", () => {
  vi.useFakeTimers();
  const member = createStaff({ email: "order@example.org", name: "O", ...editor }, actor);
  const id = member?.id ?? "";
  const tokens = ["First", "Second", "Third"].map((device) => {
    vi.setSystemTime(Date.now() + hour);
    return createSession({ staff_id: id, kind: "cookie", remember: true, device, address: "" })
      .token;
  });
  const [first = "", , third = ""] = tokens;
  const before = findSignInBefore(id, findSession(third, "cookie")?.id ?? "");
  expect(before?.device).toBe("Second");
  vi.setSystemTime(Date.now() + hour);
  findSession(first, "cookie");
  expect(listSessions(id).map(({ device }) => device)).toEqual(["First", "Third", "Second"]);
  const account = listAccounts().find(({ email }) => email === "order@example.org");
  expect(account).toMatchObject({ devices: 3, last_seen_at: new Date().toISOString() });
});

test("who changes the own password stays signed in, and nobody else does", () => {
  const [own, other] = [start(true), start(true)];
  const kept = findSession(own, "cookie")?.id;
  expect(setPasswordHash("a@example.org", "z", actor, kept)).toBe(true);
  expect(findSession(own, "cookie")).toBeDefined();
  expect(findSession(other, "cookie")).toBeUndefined();
});

test("removing an account removes its sessions", () => {
  const other = createStaff({ email: "b@example.org", name: "B", ...editor }, actor);
  const { token } = createSession({
    staff_id: other?.id ?? "",
    kind: "cookie",
    remember: true,
    device: "Test",
    address: "",
  });
  deleteStaff(other?.id ?? "", actor);
  expect(findSession(token, "cookie")).toBeUndefined();
});

test("the first account can be made only while there is none", () => {
  const fields = { email: "first@example.org", name: "First", password_hash: "x" };
  expect(createFirstStaff(fields, actor)).toBeUndefined();
});

test("a password is stored as argon2id and only the right one is taken", async () => {
  const hash = await hashPassword("correct horse");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("correct horse", hash)).toBe(true);
  expect(await verifyPassword("Correct horse", hash)).toBe(false);
  expect(await verifyPassword("anything", "no hash at all")).toBe(false);
});

test("a session that has ended is remembered for seven days", () => {
  vi.useFakeTimers();
  const token = start(false);
  expect(findFormerlySignedIn("made up")).toBeUndefined();
  endSessionByToken(token);
  expect(findSession(token, "cookie")).toBeUndefined();
  expect(findFormerlySignedIn(token)).toBe(staffId);
  deleteExpiredSessions();
  expect(findFormerlySignedIn(token)).toBe(staffId);
  vi.setSystemTime(Date.now() + 8 * day);
  expect(findFormerlySignedIn(token)).toBeUndefined();
});
