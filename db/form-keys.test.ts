import "../tests/app/temporary-data.ts";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStaff } from "#db/accounts/staff.ts";
import { deleteStaff } from "#db/accounts/staff-changes.ts";
import { createDoctorOnce, updateDoctorOnce } from "#db/doctors/doctor-forms.ts";
import { type Doctor, type DoctorFields, deleteDoctor, listDoctors } from "#db/doctors/doctors.ts";
import { keptReviews } from "#db/texts/article-reviews.ts";
import { createLinkOnce, listLinks } from "#db/texts/links.ts";
import { keptNotices } from "#db/texts/notices.ts";
import { keptOwnPages } from "#db/texts/own-pages.ts";
import { keptAbsences } from "#db/timetable/absences.ts";
import { keptClosures } from "#db/timetable/closures.ts";
import { keptSittings } from "#db/timetable/sittings.ts";
import { doctorFields as typed } from "../tests/forms/doctor.ts";
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

const days = { first_day: "2026-11-23", last_day: "2026-11-24" };
const opd = { weekdays: [1], weeks: [], starts_at: 600, ends_at: 780, first_day: null };
const check = { path: "/Dengue", name: "Dr Reader", qualification: "MD", registration: "HMC 1" };
const dates = { reviewed: "2026-11-01", due: "2027-11-01", text_hash: "a".repeat(43) };
const page = {
  kind: "page",
  path: "/pages/eye",
  place: "",
  position: 1,
  specialities: "",
} as const;
const ofDoctor = () => ({ doctor_id: add({}, newFormKey()).id });

test.each([
  {
    what: "closure",
    kept: keptClosures,
    form: () => ({ name: "Holi", ...days }),
    corrected: { name: "Holy" },
  },
  {
    what: "notice",
    kept: keptNotices,
    form: () => ({ text: "Lift broken", ...days }),
    corrected: { text: "Lift under repair" },
  },
  {
    what: "absence",
    kept: keptAbsences,
    form: () => ({ ...ofDoctor(), ...days, back_at: null, note: "" }),
    corrected: { note: "Leave" },
  },
  {
    what: "sitting",
    kept: keptSittings,
    form: () => ({ ...ofDoctor(), ...opd, last_day: null, room: "", note: "" }),
    corrected: { room: "12" },
  },
  {
    what: "review",
    kept: keptReviews,
    form: () => ({ ...check, ...dates }),
    corrected: { name: "Dr Reeder" },
  },
  {
    what: "own page",
    kept: keptOwnPages,
    form: () => ({ ...page, name: "Eye", hero: "medicine", is_general: 0 }),
    corrected: { name: "Eyes" },
  },
])("a $what is corrected by its form, but not once a colleague has changed it", (kind) => {
  const kept = kind.kept as unknown as KeptByForm;
  const [form, key] = [kind.form(), newFormKey()];
  const sendForm = (fields: object) => kept.createOnce({ ...form, ...fields }, key, desk);
  expect(sendForm({})).toMatchObject({ conflict: false, after: { version: 1 } });
  const saved = sendForm(kind.corrected);
  expect(saved).toMatchObject({ conflict: false, after: { ...kind.corrected, version: 2 } });
  const { id } = (saved as { after: Thing }).after;
  expect(sendForm({})).toMatchObject({ conflict: false, after: { id, version: 3 } });
  kept.update(id, 3, { ...form, ...kind.corrected }, colleague);
  expect(sendForm({})).toMatchObject({ conflict: true, current: { id, version: 4 } });
  expect(kept.find(id)).toMatchObject(kind.corrected);
});

interface Thing {
  id: string;
}

interface KeptByForm {
  createOnce(fields: object, key: unknown, staff: StaffActor): unknown;
  update(id: string, version: number, fields: object, staff: StaffActor): unknown;
  find(id: string): object | undefined;
}

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
