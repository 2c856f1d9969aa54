import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { admin } from "../../tests/http.ts";

const app = await startAppForFile({ BACKUP_DIR: "" });
const staff = await app.as(admin);

test("a backup can be made and downloaded where no folder for daily ones is set", async () => {
  expect((await staff.get("/dashboard/backup/download")).status).toBe(404);
  expect(await (await staff.get("/dashboard")).text()).toContain("Make a backup to download");
  const made = await staff.post("/dashboard/backup", {});
  expect(made.status).toBe(303);
  await expect.poll(async () => (await staff.get("/dashboard/backup/download")).status).toBe(200);
  const downloaded = await staff.get("/dashboard/backup/download");
  expect(downloaded.headers.get("Content-Disposition")).toMatch(/hospital-[\dTZ-]+\.tar/);
  const bytes = Buffer.from(await downloaded.arrayBuffer());
  expect(bytes.includes("hospital.db")).toBe(true);
  expect(await (await staff.get("/dashboard")).text()).toContain("not kept here");
});
