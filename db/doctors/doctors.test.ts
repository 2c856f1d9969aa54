import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { all, closeDatabase, query } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { doctorFields as fields } from "../../tests/forms/doctor.ts";
import {
  createDoctor,
  deleteDoctor,
  findDoctor,
  findVisibleDoctor,
  listDoctors,
  setAvailability,
  updateDoctor,
} from "./doctors.ts";

const actor = { id: null, email: "desk@example.org" };

function auditOf(id: string) {
  return all(query.selectFrom("audit").selectAll().where("subject_id", "=", id).orderBy("id"));
}

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

test("a doctor comes back as it was stored", () => {
  const { id } = createDoctor(fields, actor);
  expect(findDoctor(id)).toMatchObject({ ...fields, id, version: 1 });
});

test("a search finds name, speciality and hospital in any letter case, Devanagari too", () => {
  const { id } = createDoctor(
    { ...fields, name: "डॉ. सुनीता देवी", specialization: "CARDIOLOGY", hospital: "Pinjore Road" },
    actor,
  );
  for (const text of ["सुनीता", "cardio", "PINJORE", "  pinjore   road "]) {
    expect(listDoctors({ text, visible: true }).map((doctor) => doctor.id)).toEqual([id]);
  }
  expect(listDoctors({ text: "%" })).toEqual([]);
  expect(listDoctors({ text: "'; drop table doctors; --" })).toEqual([]);
});

test("a hidden doctor is found by staff and not by visitors", () => {
  const { id } = createDoctor({ ...fields, is_active: false }, actor);
  expect(findDoctor(id)).toBeDefined();
  expect(findVisibleDoctor(id)).toBeUndefined();
  expect(listDoctors({ visible: true }).some((doctor) => doctor.id === id)).toBe(false);
});

test("a deleted doctor is gone everywhere and stays in the records", () => {
  const { id } = createDoctor(fields, actor);
  expect(deleteDoctor(id, actor)?.name).toBe(fields.name);
  expect(findDoctor(id)).toBeUndefined();
  expect(deleteDoctor(id, actor)).toBeUndefined();
  expect(auditOf(id).map((entry) => entry.action)).toEqual(["create", "delete"]);
});

test("of two people who edit one doctor, the second is told and overwrites nothing", () => {
  const { id, version } = createDoctor(fields, actor);
  const first = updateDoctor(id, version, { ...fields, fees: 900 }, actor);
  expect(first).toMatchObject({ conflict: false, after: { fees: 900, version: 2 } });
  const second = updateDoctor(id, version, { ...fields, fees: 100 }, actor);
  expect(second).toMatchObject({ conflict: true, current: { fees: 900 } });
  expect(findDoctor(id)?.fees).toBe(900);
});

test("a change is recorded with who made it, and what was before and after", () => {
  const { id } = createDoctor(fields, actor);
  setAvailability(id, "unavailable", actor);
  const [, change] = auditOf(id);
  expect(change).toMatchObject({ action: "update", staff_email: actor.email });
  expect(JSON.parse(change?.before ?? "").availability).toBe("available");
  expect(JSON.parse(change?.after ?? "").availability).toBe("unavailable");
});

test("saying the same availability twice changes nothing", () => {
  const { id } = createDoctor(fields, actor);
  setAvailability(id, "available", actor);
  expect(findDoctor(id)?.version).toBe(1);
  expect(auditOf(id)).toHaveLength(1);
});

test("a change that fails leaves neither the change nor its record", () => {
  const { id } = createDoctor(fields, actor);
  expect(() => updateDoctor(id, 1, { ...fields, phone: "12" }, actor)).toThrow(/CHECK/);
  expect(findDoctor(id)).toMatchObject({ phone: fields.phone, version: 1 });
  expect(auditOf(id)).toHaveLength(1);
});
