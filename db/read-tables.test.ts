import "../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { countApplications } from "#db/applications/application-counts.ts";
import { countApplicationsByState } from "#db/applications/application-states.ts";
import { listApplications } from "#db/applications/applications.ts";
import { findDoctors, listDoctors } from "#db/doctors/doctors.ts";
import { countSpecialities } from "#db/doctors/visible-doctors.ts";
import { countLinks, listLinks } from "#db/texts/links.ts";
import { closeDatabase } from "./connection.server.ts";
import { migrateDataDirectory } from "./migrate.ts";
import { notingTables } from "./read-tables.ts";

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

async function tablesOf(work: () => unknown): Promise<string[]> {
  const { tables } = await notingTables(async () => {
    await null;
    return work();
  });
  return tables.sort();
}

test("the tables that were read are noted, also where only an index was", async () => {
  expect(await tablesOf(() => {})).toEqual([]);
  expect(await tablesOf(() => countLinks())).toEqual(["links"]);
  expect(await tablesOf(() => listLinks())).toEqual(["links"]);
  expect(await tablesOf(() => countSpecialities())).toEqual(["doctors"]);
  expect(await tablesOf(() => findDoctors(["a"]))).toEqual(["doctors"]);
  expect(await tablesOf(() => [listDoctors(), listLinks()])).toEqual(["doctors", "links"]);
  const searched = await tablesOf(() => listApplications("abc"));
  expect(searched).toEqual(["application_numbers", "applications", "applications_search"]);
});

test("what two do at the same time is not mixed up", async () => {
  const noted = await Promise.all([tablesOf(listLinks), tablesOf(() => listDoctors())]);
  expect(noted).toEqual([["links"], ["doctors"]]);
});

test("the numbers beside the lists of applications are read, and not counted", async () => {
  expect(await tablesOf(() => countApplicationsByState())).toEqual(["application_counts"]);
  expect(await tablesOf(() => countApplications("unchecked"))).toEqual(["application_counts"]);
});
