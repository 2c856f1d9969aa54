import "../../tests/app/temporary-data.ts";

import { mkdirSync, readdirSync, rmdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeSentFile } from "#app/forms/sent-file.server.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { picture } from "../../tests/forms/doctor-form.ts";
import { sent } from "../../tests/forms/sent-file.ts";
import { isStoredPhoto, removeOrphanPhotos, removePhoto, storePhoto } from "./photos.server.ts";

const day = 24 * 60 * 60_000;

function leave(name: string, daysAgo: number) {
  mkdirSync(uploadsDirectory, { recursive: true });
  const file = join(uploadsDirectory, name);
  writeFileSync(file, "x");
  const time = new Date(Date.now() - daysAgo * day);
  utimesSync(file, time, time);
}

test("a stored photo is whole in every size, and gone when it is removed", async () => {
  const file = await sent(await picture("png"));
  const key = await storePhoto(file, "somebody");
  expect(isStoredPhoto(key)).toBe(true);
  await removeSentFile(file);
  expect(readdirSync(uploadsDirectory)).toHaveLength(7);
  await removePhoto(key);
  expect(isStoredPhoto(key)).toBe(false);
});

test("what a pulled plug left half-written goes at once, an unused photo after a day", async () => {
  const used = "00000000-0000-4000-8000-000000000001";
  const unused = "00000000-0000-4000-8000-000000000002";
  leave(`${used}-160.webp`, 3);
  leave(`${unused}-160.webp`, 3);
  leave(`${unused}-320.webp`, 0);
  leave(`${unused}-640.avif.0a1b2c3d.part`, 0);
  await removeOrphanPhotos(new Set([used]), new Date(Date.now() - day));
  expect(readdirSync(uploadsDirectory).sort()).toEqual([`${used}-160.webp`, `${unused}-320.webp`]);
});

test("the film of a key goes with it, and stays as long as the key is used", async () => {
  const key = "00000000-0000-4000-8000-000000000004";
  const films = [`${key}-film.mp4`, `${key}-film.webm`];
  for (const name of films) leave(name, 3);
  await removeOrphanPhotos(new Set([key]), new Date(Date.now() - day));
  expect(readdirSync(uploadsDirectory)).toEqual(expect.arrayContaining(films));
  await removePhoto(key);
  expect(readdirSync(uploadsDirectory)).not.toEqual(expect.arrayContaining([films[0]]));
  expect(readdirSync(uploadsDirectory)).not.toEqual(expect.arrayContaining([films[1]]));
});

test("folders that a disk or a network drive makes among the photos keep nothing from being removed", async () => {
  const unused = "00000000-0000-4000-8000-000000000003";
  const folders = ["@eaDir", "lost+found"];
  for (const name of folders) mkdirSync(join(uploadsDirectory, name), { recursive: true });
  leave(`${unused}-160.webp`, 3);
  await removeOrphanPhotos(new Set(), new Date(Date.now() + day));
  expect(readdirSync(uploadsDirectory).sort()).toEqual(folders);
  for (const name of folders) rmdirSync(join(uploadsDirectory, name));
});

test.each(["../../etc/passwd", "", "not a key", "00000000-0000-4000-8000-00000000000g"])(
  "%j is no photo",
  (key) => {
    expect(isStoredPhoto(key)).toBe(false);
  },
);

test("a banner is no photo of a face", async () => {
  const banner = await sent(await picture("png", 2000, 300));
  await expect(storePhoto(banner, "somebody")).rejects.toThrow("too long and narrow");
});
