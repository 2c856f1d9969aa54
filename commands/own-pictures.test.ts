import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { filmWithPlace } from "../tests/files/film.ts";
import { richPhoto } from "../tests/files/rich-photo.ts";
import { sendTile, tileFields } from "../tests/forms/picture-form.ts";
import { flipBit } from "../tests/hostile/flip-bits.ts";

/** A box with a hero and its preview, a logo with its icons, and a film. */
async function fill(data: string): Promise<void> {
  await using app = await startApp({ RATE_LIMITS: "off" }, data);
  const staff = await app.as(admin);
  const photo = await richPhoto(480, 300);
  for (const [tab, place] of [
    ["hero", "hero"],
    ["logo", "logo"],
  ] as const) {
    const sent = await sendTile(staff, tab, await tileFields(staff, tab, place), photo);
    expect([place, sent.status]).toEqual([place, 303]);
  }
  const film = await filmWithPlace("mp4");
  const fields = { place: "film", version: "0", film: "own" };
  expect((await sendTile(staff, "film", fields, film, "video/mp4")).status).toBe(303);
}

async function run(data: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runScript([`commands/${command}.ts`, ...args], { DATA_DIR: data });
  expect([command, code, output]).toEqual([command, 0, expect.anything()]);
  return output;
}

async function exportFrom(data: string): Promise<Map<string, string>> {
  const folder = join(emptyDirectory(), "export");
  await run(data, "export", folder);
  return new Map([...filesIn(folder), ["folder", folder]]);
}

function filesIn(folder: string): [name: string, bytes: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(folder.length), readFileSync(file, "base64")]);
}

test("pictures, a film and a logo of one's own go through a backup and an export without a scratch", async () => {
  const data = preparedDirectory();
  await fill(data);
  const first = await exportFrom(data);
  const names = [...first.keys()].join("\n");
  for (const kind of ["-card.jpg", "-film.mp4", "-32.png", "-512.png"]) {
    expect(names).toContain(kind);
  }

  const archive = join(emptyDirectory(), "box.tar");
  await run(data, "backup", archive);
  const restored = emptyDirectory();
  await run(restored, "restore", archive);
  expect(filesIn(join(restored, "uploads"))).toEqual(filesIn(join(data, "uploads")));

  const moved = emptyDirectory();
  await run(moved, "import", first.get("folder") as string);
  await run(moved, "check-data");
  const again = await exportFrom(moved);
  again.delete("folder");
  first.delete("folder");
  expect([...again.keys()]).toEqual([...first.keys()]);
  expect(again).toEqual(first);

  const uploads = readdirSync(join(moved, "uploads"));
  const nameOf = (end: string) => uploads.find((name) => name.endsWith(end)) as string;
  const [card, icon, film] = ["-card.jpg", "-512.png", "-film.mp4"].map(nameOf) as [
    string,
    string,
    string,
  ];
  flipBit(join(moved, "uploads", card), 8000);
  flipBit(join(moved, "uploads", film), 100_000);
  rmSync(join(moved, "uploads", icon));
  const found = await runScript(["commands/check-data.ts"], { DATA_DIR: moved });
  expect(found.code).toBe(3);
  expect(found.output).toContain(`photo ${card} is damaged`);
  expect(found.output).toContain(`photo ${film} is damaged`);
  expect(found.output).toContain(`photo ${icon} is missing`);

  const told = new RegExp(`photo ${card} is damaged`);
  const exported = await run(moved, "export", join(emptyDirectory(), "export"));
  expect(exported).toMatch(new RegExp(`Damaged before, so look at it: ${told.source}`));
  await run(moved, "backup", archive);
  expect(await run(restored, "restore", archive)).toMatch(
    new RegExp(`Damaged before the backup was made, so look at it: .*${told.source}`),
  );
});
