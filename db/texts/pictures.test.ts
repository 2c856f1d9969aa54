import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { type Changes, notedChanges, notingChanges } from "#db/audit.ts";
import { closeDatabase } from "#db/connection.server.ts";
import { undoChanges } from "#db/history/undo.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import { listPhotoKeys } from "./photo-keys.ts";
import { findPlace, type PictureFields, removePicture, savePicture } from "./pictures.ts";

const desk = { id: "d".repeat(24), email: "desk@example.org", isAdmin: true };
const [first, second] = ["1", "2"].map((one) => `00000000-0000-4000-8000-00000000000${one}`);

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

function fields(photo_key: string | undefined, alt = "Our reception"): PictureFields {
  const size = { width: 1600, height: 1000, colour: "#cba" };
  const shown = { alt, focus: "left", format: "", is_illustration: false } as const;
  return { photo_key: photo_key ?? null, ...size, ...shown };
}

function noting(work: () => unknown): Changes | undefined {
  return notingChanges(() => {
    work();
    return notedChanges();
  });
}

test("a picture is saved, replaced, and taken back, step by step", () => {
  const place = "gallery/reception";
  expect(findPlace(place)).toEqual({ picture: undefined, version: 0 });
  expect(savePicture(place, fields(first), 0, desk)).toEqual({ conflict: false });
  const replaced = noting(() => savePicture(place, fields(second, "The desk"), 1, desk));
  expect(findPlace(place).picture).toMatchObject({ photo_key: second, alt: "The desk" });
  undoChanges(replaced as Changes, desk);
  expect(findPlace(place).picture).toMatchObject({ photo_key: first, alt: "Our reception" });
  const removed = noting(() => removePicture(place, desk));
  expect(findPlace(place)).toEqual({ picture: undefined, version: 4 });
  undoChanges(removed as Changes, desk);
  expect(findPlace(place).picture).toMatchObject({ photo_key: first, focus: "left" });
});

test("whoever saves an older version is shown what is there, and the same again is no conflict", () => {
  savePicture("hero", fields(first), 0, desk);
  const refused = savePicture("hero", fields(second), 0, desk);
  expect(refused).toMatchObject({ conflict: true, current: { picture: { photo_key: first } } });
  expect(savePicture("hero", fields(first), 0, desk)).toEqual({ conflict: false });
  removePicture("hero", desk);
  expect(savePicture("hero", fields(second), 0, desk)).toMatchObject({ conflict: true });
});

test("the photo of a place that shows its sample again is kept, to be put back", () => {
  expect(findPlace("hero").picture).toBeUndefined();
  expect(listPhotoKeys()).toContain(first);
  expect(listPhotoKeys("9999")).not.toContain(second);
});

test("what leaves a list takes its picture along, and both come back", () => {
  savePicture("gallery/ward", fields(second, "The ward"), 0, desk);
  const gallery = readSetting("gallery");
  const items = gallery.value.items.filter(({ id }) => id !== "ward");
  const changes = noting(() => saveSetting("gallery", { items }, gallery.version, desk));
  expect(findPlace("gallery/ward").picture).toBeUndefined();
  expect(findPlace("gallery/reception").picture).toBeDefined();
  undoChanges(changes as Changes, desk);
  expect(findPlace("gallery/ward").picture?.alt).toBe("The ward");
  expect(readSetting("gallery").value.items.map(({ id }) => id)).toContain("ward");
});

test.each([
  ["leaders", "leader"],
  ["facilities", "facility"],
  ["accreditations", "accreditation"],
] as const)("what leaves the list of %s takes its picture along too", (name, group) => {
  const { value, version } = readSetting(name);
  const [gone, kept] = [0, 1].map((at) => `${group}/${value.items[at]?.id}`) as [string, string];
  for (const place of [gone, kept]) savePicture(place, fields(second), 0, desk);
  const left = { ...value, items: value.items.slice(1) } as typeof value;
  saveSetting(name, left, version, desk);
  expect(findPlace(gone).picture).toBeUndefined();
  expect(findPlace(kept).picture).toBeDefined();
});
