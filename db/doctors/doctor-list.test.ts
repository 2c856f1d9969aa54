import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeDatabase, query, run } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { doctorFields } from "../../tests/forms/doctor.ts";
import {
  type DoctorSelection,
  listDoctorIds,
  listDoctorPage,
  listSpecializations,
} from "./doctor-list.ts";
import { createDoctor, type DoctorFields, deleteDoctor, findDoctors } from "./doctors.ts";

const actor = { id: null, email: "desk@example.org" };

beforeAll(() => {
  migrateDataDirectory();
});
beforeEach(() => {
  run(query.deleteFrom("doctors"));
});
afterAll(closeDatabase);

function add(name: string, fields: Partial<DoctorFields> = {}): string {
  const others = {
    qualification: "MBBS",
    specialization: "Paediatrics",
    hospital: "Here",
    email: "desk@example.org",
  };
  return createDoctor({ ...doctorFields, ...others, name, ...fields }, actor).id;
}

function names(selection: DoctorSelection): string[] {
  return listDoctorPage(selection, 1, 25).items.map((doctor) => doctor.name);
}

test("the list comes in pages", () => {
  for (let number = 1; number <= 7; number += 1) add(`Dr Paged ${number}`);
  const page = listDoctorPage({ text: "PAGED" }, 2, 3);
  expect(page).toMatchObject({ total: 7, page: 2, pages: 3 });
  const listed = page.items.map((doctor) => doctor.name);
  expect(listed).toEqual(["Dr Paged 4", "Dr Paged 5", "Dr Paged 6"]);
});

test("a search finds all that a row shows, and names come first", () => {
  add("Dr Anil", { specialization: "Urology" });
  add("Dr Bimla", { hospital: "Urology wing" });
  add("Dr Urology Chand");
  add("Dr Dev", { email: "urology@example.org" });
  add("Dr Esha", { qualification: "MCh (Urology)" });
  add("Dr Farid", { phone: "9811122233", qualification: "MBBS" });
  const found = ["Dr Urology Chand", "Dr Anil", "Dr Bimla", "Dr Dev", "Dr Esha"];
  expect(names({ text: "UROLOGY" })).toEqual(found);
  expect(names({ text: "98111 22" })).toEqual(["Dr Farid"]);
  for (const text of ["%", "-"]) expect([text, names({ text })]).toEqual([text, []]);
});

test("each speciality is named once, also of doctors whom visitors do not see, from A to Z", () => {
  expect(listSpecializations()).toEqual([]);
  for (const specialization of ["Urology", "cardiology", "Urology", "बाल रोग"]) {
    add("Dr A", { specialization });
  }
  add("Dr Hidden", { specialization: "Dermatology", is_active: false });
  add("Dr Hidden Too", { specialization: "Urology", is_active: false });
  const id = add("Dr Gone", { specialization: "Neurology" });
  deleteDoctor(id, actor);
  expect(listSpecializations()).toEqual(["cardiology", "Dermatology", "Urology", "बाल रोग"]);
  expect(findDoctors([id])).toEqual([]);
});

test("filters narrow the list together", () => {
  add("Dr A", { availability: "unavailable" });
  add("Dr B", { availability: "unavailable", is_active: false });
  add("Dr C", { availability: "unavailable", specialization: "Urology" });
  add("Dr D");
  expect(names({ availability: "unavailable" })).toEqual(["Dr A", "Dr B", "Dr C"]);
  expect(names({ availability: "unavailable", is_active: true })).toEqual(["Dr A", "Dr C"]);
  expect(names({ availability: "unavailable", specialization: "Urology" })).toEqual(["Dr C"]);
});

test("columns are sorted as their values are: numbers by size, words in any letter case", () => {
  add("dr anand", { fees: 900, experience: 30 });
  add("Dr Bala", { fees: 1000, experience: 4 });
  add("Dr Chitra", { fees: 50, experience: 10 });
  const [a, b, c] = ["dr anand", "Dr Bala", "Dr Chitra"];
  expect(names({ order: { by: "fees", descending: false } })).toEqual([c, a, b]);
  expect(names({ order: { by: "experience", descending: true } })).toEqual([a, c, b]);
  expect(names({ order: { by: "name", descending: true } })).toEqual([c, b, a]);
});

test("the doctor just changed stays in its place when it no longer matches", () => {
  add("Dr A");
  const changed = add("Dr B", { availability: "unavailable" });
  add("Dr C");
  expect(names({ availability: "available" })).toEqual(["Dr A", "Dr C"]);
  expect(names({ availability: "available", changed })).toEqual(["Dr A", "Dr B", "Dr C"]);
  expect(listDoctorIds({ availability: "available", changed }).indexOf(changed)).toBe(1);
});
