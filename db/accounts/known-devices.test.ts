import "../../tests/temporary-data.ts";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { findKnownDevice, noteDevice, trustDevice } from "./known-devices.ts";
import { createStaff } from "./staff.ts";
import { deleteStaff, disableStaff, enableStaff } from "./staff-changes.ts";

const actor = { id: null, email: "test" };

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
