import "../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { createSession, endSessionByToken } from "#db/accounts/sessions.ts";
import { createStaff, setPasswordHash } from "#db/accounts/staff.ts";
import { deleteStaff } from "#db/accounts/staff-changes.ts";
import { createApplication, deleteApplication } from "#db/applications/applications.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import {
  createDoctor,
  type Doctor,
  deleteDoctor,
  listDoctors,
  setAvailability,
} from "#db/doctors/doctors.ts";
import { seed } from "#db/samples/seed.ts";
import { createLink, deleteLink } from "#db/texts/links.ts";
import { closeDatabase, openDatabase } from "./connection.server.ts";
import { findDamagedRows, rewriteDigests } from "./digests.ts";
import { migrateDataDirectory } from "./migrate.ts";

const actor = { id: null, email: "test" };

beforeAll(() => {
  migrateDataDirectory();
  seed({ withTimetable: true });
});
afterAll(closeDatabase);

/** Does something as another program, or a damaged disk, would. */
function outside<Result>(work: (sqlite: ReturnType<typeof openDatabase>) => Result): Result {
  const sqlite = openDatabase(databaseFile);
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}

function fieldsOf({ id: _, version: __, updated_at: ___, ...fields }: Doctor) {
  return fields;
}

const damaged = () => outside(findDamagedRows);

test("every table with rows has their digests, and ordinary changes keep them right", () => {
  const [doctor] = listDoctors() as [Doctor];
  const added = createDoctor({ ...fieldsOf(doctor), photo_key: null }, actor);
  setAvailability(added.id, "unavailable", actor);
  setAvailability(doctor.id, "unavailable", actor);
  deleteDoctor(added.id, actor);
  const link = createLink({ category: "homeinsta", url: "https://a.example" }, actor);
  deleteLink(link.id, actor);
  const sent = {
    name: "आशा वर्मा",
    position: "Nurse",
    email: "a@b.example",
    phone: "9876543210",
    resume_link: "https://c.example",
  };
  deleteApplication(createApplication(sent, "key 1").id, actor);
  createApplication(sent, "key 2");
  const account = { email: "one@example.org", name: "One", password_hash: "x" };
  const staff = createStaff({ ...account, role: "editor" }, actor);
  const { token } = createSession({
    staff_id: staff?.id ?? "",
    kind: "cookie",
    remember: false,
    device: "a",
    address: "",
  });
  endSessionByToken(token);
  setPasswordHash("one@example.org", "y", actor);
  expect(damaged()).toEqual([]);
  deleteStaff(staff?.id ?? "", actor);
  expect(damaged()).toEqual([]);
  const counts = outside((sqlite) =>
    sqlite
      .prepare("SELECT (SELECT count(*) FROM digests), (SELECT count(*) FROM audit)")
      .raw()
      .get(),
  ) as [number, number];
  expect(counts[0]).toBeGreaterThan(counts[1]);
});

test("a row that anything else changed, added or removed is named, and a later change does not hide it", () => {
  const [first, second, third] = listDoctors() as [Doctor, Doctor, Doctor];
  outside((sqlite) => {
    const rename = "UPDATE doctors SET specialization = 'Surgerel' WHERE id = ?";
    sqlite.prepare(rename).run(first.id);
    // Without them nothing but the doctor goes.
    sqlite.pragma("foreign_keys = OFF");
    sqlite.prepare("DELETE FROM doctors WHERE id = ?").run(second.id);
    sqlite.exec("INSERT INTO links VALUES ('0123456789abcdef01234567', 'homeinsta', 'x', '')");
  });
  const expected = [
    { table: "doctors", key: first.id },
    { table: "doctors", key: second.id },
    { table: "links", key: "0123456789abcdef01234567" },
  ];
  expect(damaged()).toEqual(expected);
  setAvailability(first.id, "unavailable", actor);
  setAvailability(third.id, "unavailable", actor);
  expect(damaged()).toEqual(expected);
  outside((sqlite) => rewriteDigests(sqlite, findDamagedRows(sqlite)));
  expect(damaged()).toEqual(expected);
  outside((sqlite) => rewriteDigests(sqlite));
  expect(damaged()).toEqual([]);
});
