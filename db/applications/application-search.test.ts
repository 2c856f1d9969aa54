import "../../tests/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, rewriteDatabase } from "#db/connection.server.ts";
import { findDamagedRows } from "#db/digests.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import {
  checkApplication,
  createApplication,
  createUncheckedApplication,
  deleteApplication,
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
