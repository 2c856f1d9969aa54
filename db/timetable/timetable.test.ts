import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaff } from "#db/accounts/staff.ts";
import { type Changes, notedChanges, notingChanges } from "#db/audit.ts";
import { all, closeDatabase, openDatabase, query } from "#db/connection.server.ts";
import { findDamagedRows } from "#db/digests.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { createDoctor, deleteDoctor } from "#db/doctors/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import { eraseThing } from "#db/history/erasure.ts";
import { undoChanges } from "#db/history/undo.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { doctorFields } from "../../tests/forms/doctor.ts";
import {
  type AbsenceFields,
  endAbsences,
  keptAbsences,
  listAbsencesOf,
  saveAbsenceOnce,
} from "./absences.ts";
import { keptClosures } from "./closures.ts";
import { keptSittings, type SittingFields } from "./sittings.ts";

const actor = { id: null, email: "desk@example.org" };
const days = { first_day: "2027-01-26", last_day: "2027-01-26" };

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

function newDoctor(): string {
  return createDoctor(doctorFields, actor).id;
}

function sittingOf(doctor_id: string): SittingFields {
  return {
    doctor_id,
    weekdays: [1, 6],
    weeks: [2, 4],
    starts_at: 540,
    ends_at: 720,
    room: "Room 2",
    note: "",
    first_day: null,
    last_day: null,
    replaces: null,
  };
}

function auditOf(id: string) {
  return all(query.selectFrom("audit").selectAll().where("subject_id", "=", id).orderBy("id"));
}

test("a sitting comes back as it was stored, and each change of it is recorded", () => {
  const fields = sittingOf(newDoctor());
  const { id } = keptSittings.create(fields, actor);
  expect(keptSittings.find(id)).toEqual({ ...fields, id, version: 1 });
  const saved = keptSittings.update(id, 1, { ...fields, room: "Room 3" }, actor);
  expect(saved).toMatchObject({ conflict: false, after: { room: "Room 3", version: 2 } });
  const [, change] = auditOf(id);
  expect(JSON.parse(change?.after ?? "")).toEqual({ doctor_id: fields.doctor_id, room: "Room 3" });
});

test("nobody overwrites what a colleague has changed since", () => {
  const { id } = keptClosures.create({ name: "Republic Day", ...days }, actor);
  expect(keptClosures.update(id, 1, { name: "26 January", ...days }, actor)?.conflict).toBe(false);
  expect(keptClosures.update(id, 1, { name: "Holiday", ...days }, actor)).toMatchObject({
    conflict: true,
    current: { name: "26 January", version: 2 },
  });
  expect(keptClosures.update(id, 1, { name: "26 January", ...days }, actor)?.conflict).toBe(false);
  expect(keptClosures.remove(id, actor)?.name).toBe("26 January");
  expect(keptClosures.find(id)).toBeUndefined();
  expect(auditOf(id).map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

test("the same form sent twice stores one absence, and the second corrects the first", () => {
  const account = { email: "front@example.org", name: "Front", password_hash: "x" };
  const staff = {
    id: createStaff({ ...account, role: "editor" }, actor)?.id as string,
    email: account.email,
  };
  const fields = { doctor_id: newDoctor(), ...days, back_at: null, note: "" };
  const key = newFormKey();
  const add = (note: string, form_key: string) => {
    const added = keptAbsences.createOnce({ ...fields, note }, form_key, staff);
    return added.conflict ? undefined : added.after.id;
  };
  const id = add("", key);
  expect(id).toBeDefined();
  expect(add("", key)).toBe(id);
  expect(add("Back soon", key)).toBe(id);
  expect(add("", newFormKey())).not.toBe(id);
  const notes = listAbsencesOf([fields.doctor_id], days.first_day).map(({ note }) => note);
  expect(notes.sort()).toEqual(["", "Back soon"]);
});

test("who is back early was away until the day before, and will be away as planned", () => {
  const doctor_id = newDoctor();
  const away = { doctor_id, back_at: null, note: "" };
  keptAbsences.create({ ...away, first_day: "2027-01-20", last_day: "2027-01-30" }, actor);
  keptAbsences.create({ ...away, ...days }, actor);
  const planned = { first_day: "2027-01-27", last_day: "2027-01-28" };
  keptAbsences.create({ ...away, ...planned }, actor);
  expect(endAbsences(doctor_id, "2027-01-26", "2027-01-25", actor)).toBe(true);
  const left = [{ last_day: "2027-01-25" }, planned];
  expect(listAbsencesOf([doctor_id], "2027-01-25")).toMatchObject(left);
  expect(endAbsences(doctor_id, "2027-01-26", "2027-01-25", actor)).toBe(false);
});

test("hours of a day that are said later replace those that go against them, leave other days, and are undone with that", () => {
  const account = { email: "away@example.org", name: "Away", password_hash: "x" };
  const id = createStaff({ ...account, role: "editor" }, actor)?.id as string;
  const around = { day: "2027-01-26", dayBefore: "2027-01-25", dayAfter: "2027-01-27" };
  const doctor_id = newDoctor();
  const staff = { id, email: account.email };
  const listStored = () =>
    listAbsencesOf([doctor_id], "2027-01-01")
      .map((one) => [one.first_day.slice(8), one.last_day.slice(8), one.back_at, one.from_at])
      .sort();
  const say = (fields: Partial<AbsenceFields>, key = newFormKey()) => {
    const away = { doctor_id, ...days, back_at: null, from_at: null, note: "", ...fields };
    saveAbsenceOnce(away, key, around, staff);
    return listStored();
  };
  const sayAndUndo = (fields: Partial<AbsenceFields>) => {
    notingChanges(() => {
      say(fields);
      undoChanges(notedChanges() as Changes, { ...staff, isAdmin: false, isDesk: true });
    });
    return listStored();
  };
  const [before, after] = [
    ["20", "25", null, null],
    ["27", "30", null, null],
  ];
  say({ first_day: "2027-01-20", last_day: "2027-01-30" });
  expect(sayAndUndo({ back_at: 720 })).toEqual([["20", "30", null, null]]);
  const late = ["26", "26", 720, null];
  expect(say({ back_at: 720 })).toEqual([before, late, after]);
  const early = ["26", "26", null, 900];
  expect(say({ from_at: 900 })).toEqual([before, early, late, after]);
  const key = newFormKey();
  const earlier = ["26", "26", 600, null];
  expect(say({ back_at: 600 }, key)).toEqual([before, early, earlier, after]);
  expect(say({ back_at: 600 }, key)).toEqual([before, early, earlier, after]);
  const longer = ["26", "26", null, 1020];
  expect(say({ from_at: 1020 })).toEqual([before, longer, earlier, after]);
  expect(say({ back_at: 1080 })).toEqual([before, ["26", "26", 1080, null], after]);
  const away = ["26", "26", null, null];
  expect(say({})).toEqual([before, away, ["26", "26", 1080, null], after]);
  expect(sayAndUndo({ from_at: 900 })).toEqual([before, away, ["26", "26", 1080, null], after]);
  expect(say({ from_at: 900 })).toEqual([before, early, after]);
});

test("who went at noon is away from the morning of the days behind one that is left out", () => {
  const doctor_id = newDoctor();
  const id = createStaff(
    { email: "noon@example.org", name: "Noon", password_hash: "x", role: "editor" },
    actor,
  )?.id;
  const staff = { id: id as string, email: "noon@example.org" };
  const around = { day: "2027-01-26", dayBefore: "2027-01-25", dayAfter: "2027-01-27" };
  const away = { doctor_id, back_at: null, note: "" };
  keptAbsences.create(
    { ...away, first_day: "2027-01-25", last_day: "2027-01-29", from_at: 780 },
    actor,
  );
  saveAbsenceOnce({ ...away, ...days, back_at: 600 }, newFormKey(), around, staff);
  const stored = listAbsencesOf([doctor_id], "2027-01-01");
  expect(stored.map(({ first_day, last_day, from_at }) => [first_day, last_day, from_at])).toEqual([
    ["2027-01-25", "2027-01-25", 780],
    ["2027-01-26", "2027-01-26", null],
    ["2027-01-27", "2027-01-29", null],
  ]);
});

test.each([
  ["ends before it begins", { starts_at: 720, ends_at: 540 }],
  ["is no half hour", { starts_at: 555 }],
  ["is at night", { starts_at: 300 }],
])("the database takes no sitting that %s", (_, wrong) => {
  expect(() => keptSittings.create({ ...sittingOf(newDoctor()), ...wrong }, actor)).toThrow(
    /CHECK/,
  );
});

test("an erased doctor takes the times, the absences and what was recorded of them along", () => {
  const doctor_id = newDoctor();
  const { id } = keptSittings.create({ ...sittingOf(doctor_id), note: "planted" }, actor);
  keptSittings.update(id, 1, { ...sittingOf(doctor_id), note: "replanted" }, actor);
  keptAbsences.create({ doctor_id, ...days, back_at: null, note: "planted" }, actor);
  deleteDoctor(doctor_id, actor);
  eraseThing("doctor", doctor_id, actor);
  expect(keptSittings.find(id)).toBeUndefined();
  expect(listAbsencesOf([doctor_id], "2000-01-01")).toEqual([]);
  const kept = JSON.stringify(all(query.selectFrom("audit").selectAll()));
  expect(kept).not.toContain("planted");
  const sqlite = openDatabase(databaseFile);
  expect(findDamagedRows(sqlite)).toEqual([]);
  sqlite.close();
});
