import "../tests/temporary-data.ts";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStaff } from "#db/accounts/staff.ts";
import { deleteStaff } from "#db/accounts/staff-changes.ts";
import { createDoctorOnce, updateDoctorOnce } from "#db/doctors/doctor-forms.ts";
import { type Doctor, type DoctorFields, deleteDoctor, listDoctors } from "#db/doctors/doctors.ts";
import { createLinkOnce, listLinks } from "#db/texts/links.ts";
import { doctorFields as typed } from "../tests/doctor.ts";
import type { StaffActor } from "./audit.ts";
import { all, closeDatabase, query, run } from "./connection.server.ts";
import { deleteFormKeysBefore, newFormKey } from "./form-keys.ts";
import { migrateDataDirectory } from "./migrate.ts";

const minute = 60_000;
let desk: StaffActor;
let colleague: StaffActor;

function createAccount(email: string): StaffActor {
  const fields = { email, name: email, role: "editor", password_hash: "x" } as const;
  const account = createStaff(fields, { id: null, email });
  return { id: account?.id as string, email };
}

beforeAll(() => {
  migrateDataDirectory();
  desk = createAccount("desk@example.org");
  colleague = createAccount("colleague@example.org");
});
beforeEach(() => {
  for (const table of ["form_keys", "doctors", "links"] as const) run(query.deleteFrom(table));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(closeDatabase);

function add(fields: Partial<DoctorFields>, key: unknown, staff = desk): Doctor {
  const saved = createDoctorOnce({ ...typed, ...fields }, key, staff);
  if (saved.conflict) throw new Error("A conflict came where none was expected");
  return saved.after;
}

function names(): string[] {
  return listDoctors().map(({ name }) => name);
}

test("the same form makes one doctor, however late it comes again", () => {
  vi.useFakeTimers();
  const key = newFormKey();
  const { id } = add({}, key);
  vi.advanceTimersByTime(60 * minute);
  expect(add({}, key)).toMatchObject({ id, version: 1 });
  expect(names()).toHaveLength(1);
});

test("two forms make two doctors, although the same was typed into both", () => {
  add({}, newFormKey());
  add({}, newFormKey());
  expect(names()).toHaveLength(2);
});

test("a correction under the same key changes the doctor, and so does taking it back", () => {
  const key = newFormKey();
  const { id } = add({ name: "Dr Wrnog" }, key);
  expect(add({ name: "Dr Wrong" }, key)).toMatchObject({ id, name: "Dr Wrong", version: 2 });
  expect(add({ name: "Dr Wrnog" }, key)).toMatchObject({ id, name: "Dr Wrnog", version: 3 });
  expect(names()).toEqual(["Dr Wrnog"]);
});

test("a key is worth nothing to a colleague, and nothing in another form", () => {
  const key = newFormKey();
  const { id } = add({}, key);
  expect(add({}, key, colleague).id).not.toBe(id);
  createLinkOnce({ category: "homeinsta", url: "https://example.org/1" }, key, desk);
  expect(listLinks()).toHaveLength(1);
  const edited = updateDoctorOnce(id, 7, { ...typed, fees: 900 }, key, desk);
  expect(edited).toMatchObject({ conflict: true });
});

test.each([undefined, null, "", "short", "x".repeat(23), `${"x".repeat(21)}'`, {}])(
  "%j is no key: each form makes a doctor of its own",
  (key) => {
    add({ name: "Dr One" }, key);
    add({ name: "Dr Two" }, key);
    expect(names()).toEqual(["Dr One", "Dr Two"]);
  },
);

test("what was deleted can be added again, by the same form and by another", () => {
  const key = newFormKey();
  deleteDoctor(add({}, key).id, desk);
  deleteDoctor(add({}, key).id, desk);
  add({}, undefined);
  expect(names()).toHaveLength(1);
});

test("a form that comes again leaves what a colleague has changed since, and says so", () => {
  const key = newFormKey();
  const { id } = add({}, key);
  updateDoctorOnce(id, 1, { ...typed, fees: 900 }, newFormKey(), colleague);
  for (const fees of [typed.fees, 700]) {
    expect(createDoctorOnce({ ...typed, fees }, key, desk)).toMatchObject({
      conflict: true,
      current: { id, fees: 900, version: 2 },
    });
  }
  expect(names()).toHaveLength(1);
});

test("an edit of one doctor opens no way past the version of another", () => {
  const [one, two] = [add({ name: "Dr One" }, newFormKey()), add({ name: "Dr Two" }, newFormKey())];
  const key = newFormKey();
  updateDoctorOnce(one.id, 1, { ...typed, name: "Dr One", fees: 900 }, key, desk);
  updateDoctorOnce(two.id, 1, { ...typed, name: "Dr Two", fees: 900 }, newFormKey(), colleague);
  const late = updateDoctorOnce(two.id, 1, { ...typed, name: "Dr Two", fees: 700 }, key, desk);
  expect(late).toMatchObject({ conflict: true });
});

test("a form that cannot be stored leaves no key behind", () => {
  expect(() => add({ phone: "12" }, newFormKey())).toThrow(/CHECK/);
  expect(all(query.selectFrom("form_keys").selectAll())).toEqual([]);
});

test("old keys are forgotten, young ones stay, and those of a removed account go with it", () => {
  vi.useFakeTimers();
  add({ name: "Dr Old" }, newFormKey());
  vi.advanceTimersByTime(minute);
  const now = new Date().toISOString();
  const leaving = createAccount("leaves@example.org");
  add({ name: "Dr Young" }, newFormKey(), leaving);
  deleteFormKeysBefore(now);
  expect(all(query.selectFrom("form_keys").selectAll())).toHaveLength(1);
  deleteStaff(leaving.id, desk);
  expect(all(query.selectFrom("form_keys").selectAll())).toEqual([]);
});
