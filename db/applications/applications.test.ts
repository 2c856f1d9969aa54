import "../../tests/app/temporary-data.ts";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { all, closeDatabase, query } from "#db/connection.server.ts";
import { eraseApplicationsBefore, eraseThing } from "#db/history/erasure.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { countApplications } from "./application-counts.ts";
import {
  checkApplication,
  createApplication,
  createUncheckedApplication,
  deleteApplication,
  deleteUncheckedApplications,
  findApplication,
  listApplications,
  listApplicationsPage,
} from "./applications.ts";

const actor = { id: null, email: "desk@example.org" };
const fields = {
  name: "Harleen Gill",
  position: "Staff Nurse",
  email: "harleen@example.org",
  phone: "9800000102",
  resume_link: "https://example.org/harleen",
};

beforeAll(() => {
  migrateDataDirectory();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(closeDatabase);

test("an application comes back as it was sent", () => {
  const { id } = createApplication(fields, "as sent");
  expect(findApplication(id)).toMatchObject({ id, ...fields });
});

test("the same form sent again makes no second application", () => {
  const first = createApplication(fields, "twice");
  const second = createApplication(fields, "twice");
  expect(second).toEqual(first);
});

test("the newest application stands first, even within one millisecond", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const names = ["First Came", "Second Came", "Third Came"];
  for (const name of names) createApplication({ ...fields, name }, name);
  const listed = listApplications("came").map((application) => application.name);
  expect(listed).toEqual(names.toReversed());
});

test("a search looks at name, email, phone and position, in any letter case", () => {
  const { id } = createApplication(
    {
      ...fields,
      name: "सुनीता रावत",
      position: "Pharmacist",
      email: "Rawat@Example.org",
      phone: "9811111111",
    },
    "search",
  );
  for (const text of ["सुनीता", "PHARMA", "rawat@example", "98111", "  "]) {
    expect(listApplications(text).map((application) => application.id)).toContain(id);
  }
  expect(listApplications("%")).toEqual([]);
});

test("a page beyond the end is the last page", () => {
  for (let number = 1; number <= 7; number += 1) {
    createApplication({ ...fields, name: `Paged ${number}` }, `page ${number}`);
  }
  const { items, ...rest } = listApplicationsPage("paged", 9, 3);
  expect(rest).toEqual({ total: 7, page: 3, pages: 3 });
  expect(items.map((application) => application.name)).toEqual(["Paged 1"]);
});

test("nothing of an erased applicant is left, in the audit neither", () => {
  const { id } = createApplication(fields, "deleted");
  expect(deleteApplication(id, actor)).toMatchObject({ id });
  expect(findApplication(id)).toBeUndefined();
  expect(deleteApplication(id, actor)).toBeUndefined();
  eraseThing("application", id, actor);
  const audit = all(query.selectFrom("audit").selectAll().where("subject_id", "=", id));
  expect(audit.map((row) => [row.action, row.staff_email])).toEqual([
    ["create", "applicant"],
    ["delete", actor.email],
    ["erase", actor.email],
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/Harleen|harleen|9800000102/);
});

test("applications go when their time is over, and younger ones stay", () => {
  vi.setSystemTime("2030-01-01T00:00:00Z");
  const old = createApplication(fields, "old");
  vi.setSystemTime("2030-06-01T00:00:00Z");
  const young = createApplication(fields, "young");
  eraseApplicationsBefore("2030-06-01T00:00:00.000Z");
  expect(findApplication(old.id)).toBeUndefined();
  expect(findApplication(young.id)).toBeDefined();
});

test("an unchecked application stands apart, is no news, and is checked once", () => {
  const name = "Nobody Yet";
  const application = createUncheckedApplication({ ...fields, name }, "unchecked");
  const id = application?.id ?? "";
  expect(listApplications("nobody yet")).toEqual([]);
  expect(listApplications("nobody yet", "unchecked")).toEqual([application]);
  expect(countApplications("unchecked")).toBe(1);
  expect(checkApplication(id, actor)).toEqual({ ...application, version: 2 });
  expect(checkApplication(id, actor)).toEqual({ ...application, version: 2 });
  expect(listApplications("nobody yet")).toEqual([{ ...application, version: 2 }]);
  const audit = all(query.selectFrom("audit").select("action").where("subject_id", "=", id));
  expect(audit.map(({ action }) => action)).toEqual(["create", "update"]);
});

test("no more than a thousand unchecked applications are kept, and their deletion makes room", () => {
  const send = (number: number) => createUncheckedApplication(fields, `crowd ${number}`);
  for (let number = 1; number <= 1000; number += 1) expect(send(number)).toBeDefined();
  expect(send(1001)).toBeUndefined();
  expect(send(7)).toBeDefined();
  expect(deleteUncheckedApplications("", new Date().toISOString(), actor)).toBe(1000);
  expect(send(1001)).toBeDefined();
  expect(listApplications("").length).toBeGreaterThan(0);
});
