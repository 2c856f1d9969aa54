import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recorded } from "#db/audit.ts";
import { all, closeDatabase, openDatabase, query, rewriteDatabase } from "#db/connection.server.ts";
import { findDamagedRows } from "#db/digests.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { eraseThing } from "#db/history/erasure.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import {
  checkApplication,
  createApplication,
  createUncheckedApplication,
  deleteApplication,
  findRecordedApplication,
  keptApplications,
  listApplications,
  listApplicationsPage,
} from "./applications.ts";

const staff = { id: null, email: "desk@example.org" };
const names = [
  "Asha Verma",
  "सुनीता रावत",
  "ਗੁਰਪ੍ਰੀਤ ਕੌਰ",
  "Ｆｕｌｌ Ｗｉｄｔｈ",
  'José 100%_"quoted"',
  "Zoë Q",
];

beforeAll(() => {
  migrateDataDirectory();
  for (const [at, name] of [...names, ...names].entries()) {
    createApplication(
      {
        name,
        position: at % 2 ? "Staff Nurse" : "Pharmacist",
        email: `Person${at}@Example.org`,
        phone: `98000000${String(at).padStart(2, "0")}`,
        resume_link: "https://example.org/a",
      },
      `key ${at}`,
    );
  }
});
afterAll(closeDatabase);

function found(text: string): string[] {
  return listApplications(text).map(({ id }) => id);
}

/** As the specification has it: what contains the text, in any letter case. */
function containing(text: string): string[] {
  return listApplications()
    .filter(({ name, email, phone, position }) =>
      [name, email, phone, position].some((value) =>
        normalizeForSearch(value).includes(normalizeForSearch(text)),
      ),
    )
    .map(({ id }) => id);
}

test("a search of any length finds what contains it, and nothing else, the newest first", () => {
  const texts = listApplications().flatMap(({ name, email, phone, position }) =>
    [name, email, phone, position].flatMap((value) => {
      const letters = Array.from(value);
      return [1, 2, 3, 5].flatMap((length) =>
        letters.map((_, at) => letters.slice(at, at + length).join("")),
      );
    }),
  );
  for (const text of new Set(texts)) expect([text, found(text)]).toEqual([text, containing(text)]);
  for (const text of ["x", "xy", "xyz", "%", "_", '"', "\0", "a\0b", "*", "NOT", "(", "a OR b"]) {
    expect([text, found(text)]).toEqual([text, containing(text)]);
  }
});

test("an application is found when it is checked, and by nobody once it is deleted", () => {
  const fields = {
    name: "Qwrtzp Xylqk",
    position: "Nurse",
    email: "q@example.org",
    phone: "9800000099",
    resume_link: "https://example.org/b",
  };
  const made = createUncheckedApplication(fields, "unchecked");
  expect(found("wrtz")).toEqual([]);
  checkApplication(made?.id ?? "", staff);
  expect(found("wrtz")).toEqual([made?.id]);
  deleteApplication(made?.id ?? "", staff);
  expect(found("wrtz")).toEqual([]);
  const sqlite = openDatabase(databaseFile);
  const left = sqlite.prepare(
    "SELECT term FROM applications_trigrams WHERE term IN ('qwr', 'tzp')",
  );
  expect(left.all()).toEqual([]);
  sqlite.exec("INSERT INTO applications_search (applications_search) VALUES ('integrity-check')");
  expect(findDamagedRows(sqlite)).toEqual([]);
  sqlite.close();
});

test("an application that comes back from the Trash has its old place in a search", () => {
  const add = (key: string) => {
    const nurse = { name: `Placed ${key}`, position: "Nurse", email: "placed@example.org" };
    const contact = { phone: "9800000077", resume_link: "https://example.org/placed" };
    return createApplication({ ...nurse, ...contact }, key).id;
  };
  const [first = "", second = "", third = ""] = ["first", "second", "third"].map(add);
  const deleted = [third, first, second].map((id) => {
    const recorded = findRecordedApplication(id) as Recorded;
    deleteApplication(id, staff);
    return recorded;
  });
  const fourth = add("fourth");
  for (const recorded of deleted) keptApplications.restore(recorded, staff);
  expect(found("placed")).toEqual([fourth, third, second, first]);
  const [newest, ...rest] = listApplications("placed");
  const after = listApplications("placed", "checked", newest && { after: newest });
  expect(after).toEqual(rest);
  eraseThing("application", second, staff);
  expect(found("placed")).toEqual([fourth, third, first]);
  const numbers = all(query.selectFrom("application_numbers").select("application_id"));
  expect(numbers.map(({ application_id }) => application_id)).not.toContain(second);
});

test("the search is right after the file was written anew", () => {
  deleteApplication(listApplications().at(5)?.id ?? "", staff);
  const before = found("verma");
  rewriteDatabase();
  expect(found("verma")).toEqual(before);
  expect(before).toEqual(containing("verma"));
});

test("of a search that finds very many the last page is not counted, and every page is reached", () => {
  for (let number = 0; number < 1010; number += 1) {
    createApplication(
      {
        name: `Common ${number}`,
        position: "Nurse",
        email: "common@example.org",
        phone: "9811111111",
        resume_link: "https://example.org/c",
      },
      `common ${number}`,
    );
  }
  expect(listApplicationsPage("common", 1, 25)).toMatchObject({ pages: 40, isMore: true });
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, isMore, pages } = listApplicationsPage("common", page, 25);
    seen.push(...items.map(({ id }) => id));
    if (page >= pages && !isMore) break;
  }
  expect(seen).toEqual(containing("common"));
  expect(found("o")).toEqual(containing("o"));
});
