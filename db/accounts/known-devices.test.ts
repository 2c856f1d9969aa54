import "../../tests/app/temporary-data.ts";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { countTrustedDevices, findKnownDevice, noteDevice, trustDevice } from "./known-devices.ts";
import { createStaff, setPasswordHash } from "./staff.ts";
import { deleteStaff, disableStaff, enableStaff, signOutEverywhere } from "./staff-changes.ts";

const actor = { id: null, email: "test" };
const day = 24 * 60 * 60_000;

beforeAll(migrateDataDirectory);
afterEach(() => void vi.useRealTimers());
afterAll(closeDatabase);

function addStaff(email: string): string {
  const fields = { email, name: email, role: "editor", password_hash: "x" } as const;
  return createStaff(fields, actor)?.id ?? "";
}

test("an account keeps twenty devices, and those of a single sign-in go first", () => {
  vi.useFakeTimers();
  const [id, colleague] = [addStaff("many@example.org"), addStaff("colleague@example.org")];
  const later = (work: () => string) => {
    vi.advanceTimersByTime(1000);
    return work();
  };
  const often = later(() => noteDevice(undefined, id));
  later(() => noteDevice(often, id));
  const trusted = later(() => trustDevice(undefined, id));
  const shared = later(() => noteDevice(undefined, id));
  later(() => noteDevice(shared, colleague));
  const once = Array.from({ length: 20 }, () => later(() => noteDevice(undefined, id)));
  const isKept = (token: string) =>
    findKnownDevice(token)?.accounts.some(({ staffId }) => staffId === id) ?? false;
  expect([often, trusted, shared].map(isKept)).toEqual([true, true, false]);
  expect(once.map(isKept)).toEqual([false, false, ...Array(18).fill(true)]);
  expect(findKnownDevice(shared)?.accounts.map(({ staffId }) => staffId)).toEqual([colleague]);
  const used = Array.from({ length: 21 }, () => later(() => noteDevice(undefined, id)));
  for (const token of used.slice(0, 20)) later(() => noteDevice(token, id));
  const newest = later(() => noteDevice(undefined, id));
  expect(isKept(newest)).toBe(true);
});

test("a device knows no account that is disabled or removed", () => {
  const [id, other] = [addStaff("one@example.org"), addStaff("two@example.org")];
  const token = noteDevice(undefined, id);
  const known = () => findKnownDevice(token)?.accounts.map(({ staffId }) => staffId);
  expect(noteDevice(token, other)).toBe(token);
  disableStaff(id, actor);
  expect(known()).toEqual([other]);
  deleteStaff(other, actor);
  expect(known()).toBeUndefined();
  enableStaff(id, actor);
  expect(known()).toEqual([id]);
});

function isTrusted(token: string): boolean | undefined {
  return findKnownDevice(token)?.accounts[0]?.isTrusted;
}

test("a device needs no code for thirty days, and after that it does again", () => {
  vi.useFakeTimers();
  const id = addStaff("trusting@example.org");
  const token = trustDevice(undefined, id);
  vi.setSystemTime(Date.now() + 29 * day);
  expect([isTrusted(token), countTrustedDevices(id)]).toEqual([true, 1]);
  vi.setSystemTime(Date.now() + 2 * day);
  expect([isTrusted(token), countTrustedDevices(id)]).toEqual([false, 0]);
});

test("a token that was copied before its device was trusted is not trusted", () => {
  const id = addStaff("copied@example.org");
  const copied = noteDevice(undefined, id);
  expect(isTrusted(trustDevice(copied, id))).toBe(true);
  expect(isTrusted(copied)).toBeUndefined();
});

test("a device that two share is trusted by the one who has asked for it, and keeps the trust of the other", () => {
  vi.useFakeTimers();
  const [id, colleague] = [addStaff("sharing@example.org"), addStaff("shared@example.org")];
  const shared = noteDevice(noteDevice(undefined, id), colleague);
  const trusted = trustDevice(shared, id);
  const trustOf = (token: string) =>
    Object.fromEntries(
      findKnownDevice(token)?.accounts.map(({ staffId, isTrusted }) => [staffId, isTrusted]) ?? [],
    );
  expect(trustOf(trusted)).toEqual({ [id]: true, [colleague]: false });
  expect([countTrustedDevices(id), countTrustedDevices(colleague)]).toEqual([1, 0]);
  vi.setSystemTime(Date.now() + 20 * day);
  const trustedByBoth = trustDevice(trusted, colleague);
  expect(trustOf(trustedByBoth)).toEqual({ [id]: true, [colleague]: true });
  vi.setSystemTime(Date.now() + 20 * day);
  expect(trustOf(trustedByBoth)).toEqual({ [id]: false, [colleague]: true });
});

test("each device needs a code again once an account is signed out everywhere, or has a new password", () => {
  const email = "signed-out@example.org";
  const id = addStaff(email);
  const ways = [() => signOutEverywhere(id, actor), () => setPasswordHash(email, "y", actor)];
  for (const end of ways) {
    const token = trustDevice(undefined, id);
    end();
    expect([isTrusted(token), countTrustedDevices(id)]).toEqual([false, 0]);
  }
});
