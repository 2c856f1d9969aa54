import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { admin, emptyDirectory, runScript, startApp } from "./app/http.ts";
import { file, filledIn, picture, toFormData } from "./forms/doctor-form.ts";

/** Files and folders that somebody else than their owner could open, with their modes. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => [name, statSync(join(folder, name)).mode & 0o777] as const)
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([name, mode]) => `${mode.toString(8)} ${name}`);
}

test("no other user of the machine can read what server and commands write", async () => {
  const outside = emptyDirectory();
  const data = join(outside, "data");
  const account = { email: admin.email, password: "lantern orbit velvet cactus" };
  const first = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  await using app = await startApp(first, data);
  const staff = await app.as(account);
  const form = toFormData(filledIn, file(await picture("jpeg"), "me.jpg"));
  expect((await staff.post("/dashboard/AddDoctor/new", form)).status).toBe(303);
  const archive = join(data, "backups", "today.tar");
  const settings = { DATA_DIR: data };
  expect((await runScript(["commands/backup.ts", archive], settings)).code).toBe(0);
  expect(openToOthers(data)).toEqual([]);
  await app.stop();
  expect((await runScript(["commands/restore.ts", archive], settings)).code).toBe(0);
  const names = readdirSync(data, { recursive: true, encoding: "utf8" });
  const kinds = [/^hospital\.db$/, /^lock\.db$/, /^uploads\/.+avif$/, /^replaced-.+db$/, /tar$/];
  for (const kind of kinds) expect(names.find((name) => kind.test(name))).toBeDefined();
  expect(openToOthers(outside)).toEqual([]);
});
