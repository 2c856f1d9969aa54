import "../../tests/app/temporary-data.ts";

import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { updateApplication } from "#db/applications/application-states.ts";
import {
  checkApplication,
  createApplication,
  createUncheckedApplication,
  deleteApplication,
  deleteUncheckedApplications,
  findApplication,
  findRecordedApplication,
  listApplications,
} from "#db/applications/applications.ts";
import { type Changes, notedChanges, notingChanges } from "#db/audit.ts";
import { all, closeDatabase, query, run } from "#db/connection.server.ts";
import { findDamagedRows, registerDigest } from "#db/digests.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import {
  createDoctor,
  deleteDoctor,
  findDoctor,
  setAvailability,
  updateDoctor,
} from "#db/doctors/doctors.ts";
import { entities, type KeptSubject, keptSubjects } from "#db/entities.ts";
import { newFormKey } from "#db/form-keys.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { newPhotoKey } from "#db/photo-key.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import { keptReviews } from "#db/texts/article-reviews.ts";
import { emptyText, saveArticle } from "#db/texts/articles.ts";
import { changeLink, createLink, deleteLink, findLink, listLinks } from "#db/texts/links.ts";
import { keptNotices } from "#db/texts/notices.ts";
import { keptOwnPages } from "#db/texts/own-pages.ts";
import { savePicture } from "#db/texts/pictures.ts";
import { saveWords } from "#db/texts/words.ts";
import { keptAbsences } from "#db/timetable/absences.ts";
import { keptClosures } from "#db/timetable/closures.ts";
import { keptSittings } from "#db/timetable/sittings.ts";
import { doctorFields } from "../../tests/forms/doctor.ts";
import { eraseThing, eraseTrashBefore } from "./erasure.ts";
import { listEvents } from "./event-list.ts";
import { recordEvent } from "./events.ts";
import { countTrash, listTrash } from "./trash.ts";
import { undoChanges } from "./undo.ts";

const desk = { id: "d".repeat(24), email: "desk@example.org", isAdmin: true };
const colleague = { id: "c".repeat(24), email: "colleague@example.org", isAdmin: true };
const application = {
  name: "Harleen Gill",
  position: "Nurse",
  email: "harleen@example.org",
  phone: "9800000102",
  resume_link: "https://example.org/resume",
};
const days = { first_day: "2026-11-23", last_day: "2026-11-24" };

let doctor: string;

beforeAll(migrateDataDirectory);
beforeEach(() => {
  doctor = createDoctor(doctorFields, desk).id;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(closeDatabase);

interface Thing {
  id: string;
}

interface Kind {
  create(): Thing;
  find(id: string): object | undefined;
  update(id: string): unknown;
  /** By a colleague, after it. */
  updateAgain(id: string): unknown;
  remove(id: string): unknown;
}

const sitting = {
  weekdays: [1, 3],
  weeks: [],
  starts_at: 600,
  ends_at: 780,
  room: "11",
  note: "",
  first_day: null,
  last_day: null,
};

const review = {
  path: "/Dengue",
  name: "Dr Reader",
  qualification: "MD",
  registration: "HMC 1",
  reviewed: "2026-11-01",
  due: "2027-11-01",
  text_hash: "a".repeat(43),
};

let pages = 0;
const ownPage = {
  kind: "department",
  name: "Eye",
  get path() {
    pages += 1;
    return `/pages/eye-${pages}`;
  },
  place: "",
  position: 1,
  specialities: "Ophthalmology",
  hero: "medicine",
  is_general: 0,
} as const;

const kinds: Record<KeptSubject, Kind> = {
  doctor: {
    create: () => createDoctor({ ...doctorFields, name: "Dr Undone" }, desk),
    find: findDoctor,
    update: (id) =>
      updateDoctor(
        id,
        1,
        { ...doctorFields, name: "Dr Other", phone: "9811111111", fees: 7 },
        desk,
      ),
    updateAgain: (id) => setAvailability(id, "unavailable", colleague),
    remove: (id) => deleteDoctor(id, desk),
  },
  link: {
    create: () => createLink({ category: "homeinsta", url: "https://example.org/a" }, desk),
    find: findLink,
    update: (id) => changeLink(id, { category: "mediainsta", url: "https://example.org/b" }, desk),
    updateAgain: (id) =>
      changeLink(id, { category: "mediainsta", url: "https://example.org/c" }, colleague),
    remove: (id) => deleteLink(id, desk),
  },
  application: {
    create: () => createUncheckedApplication(application, newFormKey()) as unknown as Thing,
    find: findRecordedApplication,
    update: (id) => checkApplication(id, desk),
    updateAgain: (id) => deleteApplication(id, colleague),
    remove: (id) => deleteApplication(id, desk),
  },
  sitting: {
    create: () => keptSittings.create({ doctor_id: doctor, ...sitting }, desk),
    find: keptSittings.find,
    update: (id) =>
      keptSittings.update(
        id,
        1,
        { doctor_id: doctor, ...sitting, weekdays: [6], weeks: [2, 4] },
        desk,
      ),
    updateAgain: (id) =>
      keptSittings.update(id, 2, { doctor_id: doctor, ...sitting, room: "12" }, colleague),
    remove: (id) => keptSittings.remove(id, desk),
  },
  absence: {
    create: () =>
      keptAbsences.create({ doctor_id: doctor, ...days, back_at: null, note: "" }, desk),
    find: keptAbsences.find,
    update: (id) =>
      keptAbsences.update(
        id,
        1,
        { doctor_id: doctor, ...days, back_at: null, note: "Conference" },
        desk,
      ),
    updateAgain: (id) =>
      keptAbsences.update(
        id,
        2,
        { doctor_id: doctor, ...days, back_at: null, note: "Leave" },
        colleague,
      ),
    remove: (id) => keptAbsences.remove(id, desk),
  },
  closure: {
    create: () => keptClosures.create({ name: "Holi", ...days }, desk),
    find: keptClosures.find,
    update: (id) => keptClosures.update(id, 1, { name: "होली", ...days }, desk),
    updateAgain: (id) => keptClosures.update(id, 2, { name: "Diwali", ...days }, colleague),
    remove: (id) => keptClosures.remove(id, desk),
  },
  notice: {
    create: () => keptNotices.create({ text: "Lift out of order", ...days }, desk),
    find: keptNotices.find,
    update: (id) => keptNotices.update(id, 1, { text: "Lift works", ...days }, desk),
    updateAgain: (id) => keptNotices.update(id, 2, { text: "Lift broken", ...days }, colleague),
    remove: (id) => keptNotices.remove(id, desk),
  },
  "own page": {
    create: () => keptOwnPages.create(ownPage, desk),
    find: keptOwnPages.find,
    update: (id) => keptOwnPages.update(id, 1, { ...ownPage, position: 2 }, desk),
    updateAgain: (id) => keptOwnPages.update(id, 2, { ...ownPage, name: "Eye care" }, colleague),
    remove: (id) => keptOwnPages.remove(id, desk),
  },
  review: {
    create: () => keptReviews.create(review, desk),
    find: keptReviews.find,
    update: (id) => keptReviews.update(id, 1, { ...review, due: "2028-01-01" }, desk),
    updateAgain: (id) => keptReviews.update(id, 2, { ...review, due: "2029-01-01" }, colleague),
    remove: (id) => keptReviews.remove(id, desk),
  },
};

const listed = keptSubjects.map((subject) => ({ subject, ...kinds[subject] }));

/** What the work changed, as a form of the dashboard notes it. */
function changesOf(work: () => unknown): Changes {
  return notingChanges(() => {
    work();
    return notedChanges();
  }) as Changes;
}

/** Without what every change changes. */
function contentOf(thing: object | undefined) {
  if (!thing) return undefined;
  const { version, updated_at, ...content } = thing as Record<string, unknown>;
  return content;
}

function countTables(): unknown[] {
  const tables = keptSubjects.map((subject) => entities[subject].table);
  return [...tables, "audit" as const].map((table) =>
    all(query.selectFrom(table).selectAll().orderBy("id")),
  );
}

// Applications are created by their applicants.
test.each(listed.filter(({ subject }) => subject !== "application"))(
  "the creation of a $subject is undone, and that undone again",
  ({ subject, create, find }) => {
    let id = "";
    const creation = changesOf(() => {
      id = create().id;
    });
    const before = contentOf(find(id));
    const undo = changesOf(() =>
      expect(undoChanges(creation, desk)).toMatchObject({ undone: [{ id }] }),
    );
    expect(find(id)).toBeUndefined();
    expect(listTrash(subject).map(({ subject_id }) => subject_id)).toContain(id);
    expect(undoChanges(undo, desk)).toMatchObject({ undone: [{ id, action: "delete" }] });
    expect(contentOf(find(id))).toEqual(before);
    expect(listTrash(subject).map(({ subject_id }) => subject_id)).not.toContain(id);
  },
);

describe.each(listed)("of a $subject", ({ subject, create, find, update, updateAgain, remove }) => {
  test("a change is undone, and that undone again", () => {
    const { id } = create();
    const before = contentOf(find(id));
    const change = changesOf(() => update(id));
    const after = contentOf(find(id));
    expect(after).not.toEqual(before);
    const undo = changesOf(() => undoChanges(change, desk));
    expect(contentOf(find(id))).toEqual(before);
    expect(undoChanges(change, desk)).toEqual({ alreadyUndone: true });
    undoChanges(undo, desk);
    expect(contentOf(find(id))).toEqual(after);
  });

  test("a deletion is undone once, however often it is asked for", () => {
    const { id } = create();
    const before = contentOf(find(id));
    const deletion = changesOf(() => remove(id));
    expect(undoChanges(deletion, desk)).toMatchObject({ undone: [{ action: "delete", id }] });
    expect(contentOf(find(id))).toEqual(before);
    const stored = countTables();
    expect(undoChanges(deletion, desk)).toEqual({ alreadyUndone: true });
    expect(countTables()).toEqual(stored);
  });

  test("nothing is undone that somebody has changed since", () => {
    const { id } = create();
    const change = changesOf(() => update(id));
    updateAgain(id);
    const stored = countTables();
    const by = colleague.email;
    expect(undoChanges(change, desk)).toMatchObject({
      refusal: { reason: "changed", subject, since: { by, isOwn: false } },
    });
    expect(countTables()).toEqual(stored);
  });

  test("nothing is put back that was put back and deleted by a colleague since", () => {
    const { id } = create();
    const deletion = changesOf(() => remove(id));
    const restoration = changesOf(() => undoChanges(deletion, colleague));
    undoChanges(restoration, colleague);
    expect(undoChanges(deletion, desk)).toMatchObject({
      refusal: { reason: "changed", since: { action: "delete", by: colleague.email } },
    });
    expect(find(id)).toBeUndefined();
  });

  test("what is erased cannot be put back, and the record names it no more", () => {
    const { id } = create();
    update(id);
    const deletion = changesOf(() => remove(id));
    eraseThing(subject, id, colleague);
    expect(undoChanges(deletion, desk)).toMatchObject({ refusal: { reason: "erased" } });
    const changes = all(query.selectFrom("audit").selectAll().where("subject_id", "=", id));
    expect(changes.map(({ before, after }) => [before, after])).toEqual(
      changes.map(() => [null, null]),
    );
    expect(find(id)).toBeUndefined();
  });

  test("thirty days after its deletion it is erased, and not before", () => {
    vi.setSystemTime("2026-11-21T10:00:00Z");
    const { id } = create();
    remove(id);
    eraseTrashBefore("2026-11-21T09:59:59.000Z");
    expect(listTrash(subject).map(({ subject_id }) => subject_id)).toContain(id);
    eraseTrashBefore("2026-11-21T10:00:01.000Z");
    expect(listTrash(subject).map(({ subject_id }) => subject_id)).not.toContain(id);
    expect(countTrash().get(subject) ?? 0).toBe(listTrash(subject).length);
  });
});

/** With an article, a check, one in the Trash, and a picture whose text is translated. */
function addDeletedPage() {
  const { path } = ownPage;
  const { id } = keptOwnPages.create({ ...ownPage, path }, desk);
  const text = `Planted at ${path}.`;
  const about = { title: "Eye", link_title: "Eye", description: "", synonyms: "", sources: "" };
  const empty = { title: "", linkTitle: "", description: "", lead: "", body: "", drawings: {} };
  const lists = { needs: [], synonyms: [], sources: [], related: [], sections: [] };
  const compiled = { ...empty, ...lists, text, written: "2026-11-01" };
  const own = { texts: { ...about, text }, compiled: JSON.stringify(compiled), text_hash: "" };
  saveArticle({ path, version: 0, builtIn: emptyText({ name: "Eye" }) }, own, desk);
  const earlier = keptReviews.create({ ...review, path, name: text }, desk);
  keptReviews.update(earlier.id, 1, { ...review, path, name: text, due: "2028-01-01" }, desk);
  keptReviews.remove(earlier.id, desk);
  keptReviews.create({ ...review, path, name: text }, desk);
  const place = `page/${id}`;
  const photo_key = newPhotoKey();
  const shown = { focus: "left", width: 8, height: 8, colour: "#cba", format: "" } as const;
  savePicture(place, { photo_key, alt: text, is_illustration: false, ...shown }, 0, desk);
  const words = { subject: "picture", subject_id: place, locale: "hi" } as const;
  saveWords(words, 0, { alt: { text, of: "x" } }, desk);
  keptOwnPages.remove(id, desk);
  return { id, path, photo_key, text };
}

function countPlanted(text: string): number {
  const texts = ["articles", "article_versions", "article_reviews", "pictures", "words"] as const;
  const rows = [...texts, "audit" as const].map((table) =>
    all(query.selectFrom(table).selectAll()),
  );
  return JSON.stringify(rows).split(text).length - 1;
}

test("with an own page its article, its checks and its picture are erased, from the record too", () => {
  const [page, other] = [addDeletedPage(), addDeletedPage()];
  const planted = countPlanted(other.text);
  expect(countPlanted(page.text)).toBe(planted);
  const photos = eraseThing("own page", page.id, colleague);
  expect(countPlanted(page.text)).toBe(0);
  expect(photos).toEqual([page.photo_key]);
  expect(countPlanted(other.text)).toBe(planted);
  const checked = listTrash("review").map(({ thing }) => thing.path);
  expect(checked).not.toContain(page.path);
  expect(checked).toContain(other.path);
});

test("nothing is erased by the id of something else, neither its photo nor the record of it", () => {
  const photo_key = newPhotoKey();
  const { id } = createDoctor({ ...doctorFields, photo_key }, desk);
  const recorded = () => all(query.selectFrom("audit").selectAll().where("subject_id", "=", id));
  const before = recorded();
  expect(before).toMatchObject([{ after: expect.stringContaining(photo_key) }]);
  expect(eraseThing("application", id, colleague)).toBeUndefined();
  expect(recorded()).toEqual(before);
  expect(eraseThing("doctor", id, colleague)).toEqual([photo_key]);
  expect(eraseThing("doctor", id, colleague)).toEqual([]);
});

test("changes are undone within a day, and only by whoever made them", () => {
  const { id } = createLink({ category: "homeinsta", url: "https://example.org/day" }, desk);
  const change = changesOf(() => changeLink(id, { url: "https://example.org/x" }, desk));
  const refused = { refusal: { reason: "notYours" } };
  expect(undoChanges(change, colleague)).toEqual(refused);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 60_000);
  expect(undoChanges(change, desk)).toEqual(refused);
  for (const [first, last] of [
    [0, 0],
    [2, 1],
    [1, 1e15 - 1],
  ]) {
    expect(undoChanges({ first: first as number, last: last as number }, desk)).toEqual(refused);
  }
});

test("nothing is undone that the same person has changed since", () => {
  const { id } = keptNotices.create({ text: "Lift out of order", ...days }, desk);
  const change = changesOf(() => keptNotices.update(id, 1, { text: "Lift works", ...days }, desk));
  keptNotices.update(id, 2, { text: "Lift broken", ...days }, desk);
  expect(undoChanges(change, desk)).toMatchObject({
    refusal: { reason: "changed", since: { isOwn: true } },
  });
  expect(keptNotices.find(id)).toMatchObject({ text: "Lift broken" });
});

test("what only administrators change, nobody else changes back", () => {
  const editor = { ...colleague, isAdmin: false };
  const { value, version } = readSetting("figures");
  const saving = changesOf(() => saveSetting("figures", { ...value, beds: 50 }, version, desk));
  const deletion = changesOf(() => undoChanges(saving, desk));
  const refused = { refusal: { reason: "notYours" } };
  expect(undoChanges(deletion, editor)).toEqual(refused);
  expect(undoChanges(deletion, desk)).toMatchObject({ undone: [{ id: "figures" }] });
});

test("the front desk brings back no doctor, but a notice", () => {
  const clerk = { ...colleague, isAdmin: false, isDesk: true };
  const { id } = createDoctor(doctorFields, desk);
  const ofDoctor = changesOf(() => deleteDoctor(id, desk));
  expect(undoChanges(ofDoctor, clerk)).toEqual({ refusal: { reason: "notYours" } });
  const ofNotice = changesOf(() =>
    keptNotices.create({ text: "Lift out of order", ...days }, clerk),
  );
  expect(undoChanges(ofNotice, clerk)).toMatchObject({ undone: [{ subject: "notice" }] });
});

test("a deleted doctor comes back with photo and times, of which none comes back without the doctor", () => {
  const photo_key = "00000000-0000-4000-8000-00000000000a";
  const { id } = createDoctor({ ...doctorFields, photo_key }, desk);
  const time = keptSittings.create({ doctor_id: id, ...sitting }, desk);
  const other = keptSittings.create({ doctor_id: id, ...sitting, weekdays: [5] }, desk);
  const deletion = changesOf(() => keptSittings.remove(other.id, desk));
  const doctorsDeletion = changesOf(() => deleteDoctor(id, desk));
  expect(undoChanges(deletion, desk)).toMatchObject({
    refusal: { reason: "noDoctor", subject: "sitting" },
  });
  undoChanges(doctorsDeletion, desk);
  expect(findDoctor(id)?.photo_key).toBe(photo_key);
  expect(keptSittings.find(time.id)).toEqual(time);
  expect(undoChanges(deletion, desk)).toMatchObject({ undone: [{ id: other.id }] });
});

test("many deletions at once come back all together, or none of them", () => {
  const ids = Array.from({ length: 200 }, (_, at) => {
    const made = createUncheckedApplication({ ...application, name: `Many ${at}` }, `many ${at}`);
    return made?.id ?? "";
  });
  const until = new Date().toISOString();
  const deletion = changesOf(() => deleteUncheckedApplications("many", until, desk));
  expect(deletion.last - deletion.first).toBe(199);
  eraseThing("application", ids[7] as string, colleague);
  const stored = countTables();
  expect(undoChanges(deletion, desk)).toMatchObject({ refusal: { reason: "erased" } });
  expect(countTables()).toEqual(stored);
  for (const id of ids.slice(0, 3)) createApplication(application, `crowd ${id}`);
  const rest = changesOf(() => {
    for (const { id } of listApplications("Harleen")) deleteApplication(id, desk);
  });
  const count = rest.last - rest.first + 1;
  const outcome = undoChanges(rest, desk);
  expect(outcome).toMatchObject({ undone: expect.any(Array) });
  expect(listApplications("Harleen")).toHaveLength(count);
});

test("a state and notes of an application are set back, and forms that were open then are too old", () => {
  const { id } = createApplication(application, newFormKey());
  const fields = { state: "interview", notes: "Came on Monday.\n\nकल फिर।" } as const;
  const change = changesOf(() => updateApplication(id, 1, fields, desk));
  undoChanges(change, desk);
  expect(findApplication(id)).toMatchObject({ state: "new", notes: "", version: 3 });
  expect(updateApplication(id, 2, { notes: "Late" }, desk)).toMatchObject({ conflict: true });
});

test("a link comes back to its place among the others", () => {
  run(query.deleteFrom("links"));
  const add = (name: string) => {
    vi.setSystemTime(Date.now() + 1000);
    return createLink({ category: "homeinsta", url: `https://example.org/${name}` }, desk);
  };
  const [, second, third] = ["1", "2", "3"].map(add);
  const order = listLinks();
  const deletions = [third, second].map((link) =>
    changesOf(() => deleteLink(link?.id ?? "", desk)),
  );
  const trashed = listTrash("link").map(({ subject_id }) => subject_id);
  expect(trashed.slice(0, 2)).toEqual([second?.id, third?.id]);
  const newest = add("4");
  for (const deletion of deletions) undoChanges(deletion, desk);
  expect(listLinks()).toEqual([newest, ...order]);
});

test("rows that were put back are as the program wrote them", () => {
  const sqlite = new Database(databaseFile, { readonly: true });
  registerDigest(sqlite);
  expect(findDamagedRows(sqlite)).toEqual([]);
  sqlite.close();
});

test("what staff did without changing anything is listed from the newest", () => {
  const address = "203.0.113.9";
  for (const kind of ["sign-in", "history exported", "sign-out"] as const) {
    recordEvent({ kind, staff: colleague, address });
  }
  const listed = (filter: Parameters<typeof listEvents>[0]) =>
    listEvents(filter, 1, 10).items.map(({ kind }) => kind);
  expect(listed({ who: colleague.email })).toEqual(["sign-out", "history exported", "sign-in"]);
  expect(listed({ who: colleague.email, kind: "sign-in" })).toEqual(["sign-in"]);
});
