import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { all, closeDatabase, openDatabase, query } from "#db/connection.server.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { type ApplicationState, applicationStates } from "#db/schema.ts";
import { countApplications } from "./application-counts.ts";
import {
  countApplicationsByState,
  listApplicationChanges,
  updateApplication,
} from "./application-states.ts";
import {
  checkApplication,
  createApplication,
  createUncheckedApplication,
  deleteApplications,
  findApplication,
  findRecordedApplication,
  keptApplications,
  listApplicationIds,
  listApplications,
  listApplicationsPage,
} from "./applications.ts";

const desk = { id: null, email: "desk@example.org" };
const colleague = { id: null, email: "colleague@example.org" };
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
afterAll(closeDatabase);

function apply(name: string, state: ApplicationState = "new"): string {
  const { id } = createApplication({ ...fields, name }, name);
  updateApplication(id, undefined, { state }, desk);
  return id;
}

test("an application is new at first, and what staff change of it is kept with who and when", () => {
  const { id } = createApplication(fields, "states");
  expect(findApplication(id)).toMatchObject({ state: "new", notes: "", version: 1 });
  updateApplication(id, 1, { state: "contacted" }, desk);
  updateApplication(id, 2, { notes: "Called.\n\nComes on Friday." }, colleague);
  expect(findApplication(id)).toMatchObject({
    ...fields,
    state: "contacted",
    notes: "Called.\n\nComes on Friday.",
    version: 3,
  });
  const changes = listApplicationChanges(id);
  expect(changes).toMatchObject([
    { who: "colleague@example.org", from: null, to: null, has_new_notes: 1 },
    { who: "desk@example.org", from: "new", to: "contacted", has_new_notes: 0 },
    { who: "applicant", action: "create", from: null, to: null, has_new_notes: 0 },
  ]);
  expect(JSON.stringify(all(query.selectFrom("audit").selectAll()))).not.toMatch(/harleen/i);
});

test("what a colleague saved meanwhile is not overwritten, and the same again is no conflict", () => {
  const { id } = createApplication(fields, "conflict");
  updateApplication(id, 1, { state: "rejected", notes: "No licence." }, colleague);
  expect(updateApplication(id, 1, { state: "interview" }, desk)).toMatchObject({
    conflict: true,
    current: { state: "rejected", notes: "No licence.", version: 2 },
  });
  expect(findApplication(id)?.state).toBe("rejected");
  expect(updateApplication(id, 1, { state: "rejected" }, desk)).toMatchObject({ conflict: false });
  expect(listApplicationChanges(id)).toHaveLength(2);
  expect(updateApplication("0".repeat(24), 1, { state: "hired" }, desk)).toBeUndefined();
});

test("the list of a state has what is in it, the newest first, with and without a search", () => {
  for (let number = 0; number < 40; number += 1) {
    apply(`Listed ${number} ${number % 3 ? "Kaur" : "Om"}`, applicationStates[number % 5]);
  }
  createUncheckedApplication({ ...fields, name: "Listed Unchecked" }, "unchecked");
  for (const text of ["", "listed", "kaur", "om", "o", "नहीं"]) {
    const found = listApplications(text);
    for (const state of applicationStates) {
      const expected = found.filter((one) => one.state === state).map(({ id }) => id);
      expect(listApplications(text, state).map(({ id }) => id)).toEqual(expected);
      expect(listApplicationIds(text, state, { offset: 2, limit: 3 })).toEqual(
        expected.slice(2, 5),
      );
      expect(listApplicationsPage(text, 1, 5, state)).toMatchObject({ total: expected.length });
      expect(countApplicationsByState(text)?.[state]).toBe(expected.length);
    }
  }
});

test("whatever is done with an application, the numbers beside the lists stay right", () => {
  const expectRight = () => {
    for (const list of ["checked", "unchecked", ...applicationStates] as const) {
      expect([list, countApplications(list)]).toEqual([list, listApplications("", list).length]);
    }
  };
  const unchecked = createUncheckedApplication(fields, "counted")?.id ?? "";
  expectRight();
  updateApplication(unchecked, undefined, { state: "interview" }, desk);
  expectRight();
  checkApplication(unchecked, desk);
  expectRight();
  const before = findRecordedApplication(unchecked);
  deleteApplications([unchecked, apply("Counted")], desk);
  expectRight();
  keptApplications.restore({ ...before }, desk);
  expectRight();
  expect(listApplications("", "interview").map(({ id }) => id)).toContain(unchecked);
});

test("in a state of many applications a search finds the same as among few", () => {
  const sqlite = openDatabase(databaseFile);
  sqlite.exec(`
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 5200)
    INSERT INTO applications (id, name, position, email, phone, resume_link, search_text, created_at, form_key, state)
    SELECT printf('%024x', number), 'Many', 'Cook', 'many@example.org', '9800000000', '',
      CASE WHEN number % 50 THEN 'many' ELSE 'rare xq' END, '2020-01-01T00:00:00.000Z', printf('many-%d', number),
      CASE WHEN number % 100 THEN 'hired' ELSE 'new' END FROM numbers`);
  sqlite.close();
  for (const text of ["rare", "xq", "listed"]) {
    const expected = listApplications(text).filter(({ state }) => state === "hired");
    expect(expected.length).toBeGreaterThan(0);
    expect(listApplications(text, "hired")).toEqual(expected);
    expect(listApplicationsPage(text, 1, 25, "hired").total).toBe(expected.length);
  }
  expect(listApplicationsPage("many", 1, 25, "hired")).toMatchObject({ total: 1000, isMore: true });
  expect(countApplicationsByState("many")).toBeUndefined();
});

test("several are deleted together, with their notes kept for undoing it", () => {
  const ids = ["One", "Two", "Three"].map((name) => apply(`Deleted ${name}`, "contacted"));
  updateApplication(ids[0] ?? "", undefined, { notes: "Lives in Kalka" }, desk);
  const others = listApplications().length - 3;
  expect(deleteApplications([...ids, "0".repeat(24)], desk)).toBe(3);
  expect(listApplications().length).toBe(others);
  const together = all(query.selectFrom("audit").selectAll().orderBy("id")).slice(-3);
  expect(together.map(({ action, subject_id }) => [action, subject_id])).toEqual(
    ids.map((id) => ["delete", id]),
  );
  expect(together[0]?.before).toContain("Kalka");
  expect(deleteApplications(ids, desk)).toBe(0);
});
