import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, startApp } from "../../tests/app/http.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();
const staff = await app.as(admin);

/** The figures with their words, as "6 new applications". */
async function figures(): Promise<string> {
  const page = await (await staff.get("/dashboard")).text();
  return page.replaceAll(/<!-- -->|<\/?(?:b|strong|time)[^>]*>/g, "");
}

test("the overview counts what visitors and applicants have done", async () => {
  const before = await figures();
  const count = Number(/(\d+) new applications?/.exec(before)?.[1]);
  await app.post("/careers", {
    name: "One More",
    position: "Nurse",
    email: "one@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/resume",
  });
  const after = await figures();
  expect(after).toContain(`${count + 1} new application`);
  expect(after).toContain(`${count + 1}<span class="visually-hidden"> new</span>`);
});

test("the number of doctors who are unavailable leads to a list of just as many", async () => {
  const [, path = "", count] =
    /href="([^"]*)"[^>]*>(\d+) of them unavailable/.exec(await figures()) ?? [];
  const list = await (await staff.get(path.replaceAll("&amp;", "&"))).text();
  expect(new Set(list.match(/AddDoctor\/[\da-f]{24}\/edit/g)).size).toBe(Number(count));
});

test("the overview tells when the last backup was made, in Indian time", async () => {
  const file = join(app.dataDirectory, ".last-backup.json");
  expect(await figures()).toContain("Last backup: never");
  const record = {
    made_at: "2026-01-31T20:00:00.000Z",
    file: "/b.tar",
    bytes: 12_340_000,
    damage: [],
  };
  writeFileSync(file, JSON.stringify(record));
  expect(await figures()).toMatch(/Last backup: 1 Feb 2026, 1:30\sAM, verified, 12.3 MB/);
  const damaged = "The last backup contains damaged data.";
  expect(await figures()).not.toContain(damaged);
  writeFileSync(file, JSON.stringify({ ...record, damage: ["doctors x"] }));
  expect(await figures()).toContain(damaged);
  writeFileSync(file, "nonsense");
  expect(await figures()).toContain("Last backup: never");
});

test("staff are told at the top that a backup is old, and that one failed", async () => {
  await using box = await startApp({ BACKUP_DIR: "/proc/no-such-folder" });
  const visitor = await box.as(admin);
  const read = async () => textOf(await (await visitor.get("/dashboard")).text());
  const back = (hours: number) => {
    const made_at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const record = { made_at, file: "/b.tar", bytes: 1, damage: [] };
    writeFileSync(join(box.dataDirectory, ".last-backup.json"), JSON.stringify(record));
  };
  const old = "The last backup is more than two days old.";
  back(47);
  expect(await read()).not.toContain(old);
  back(49);
  expect(await read()).toMatch(
    new RegExp(`${old} Press .{1,6}Back up now.{1,6} below.*Last backup: `, "s"),
  );
  await expect
    .poll(read, { timeout: 60_000, interval: 1000 })
    .toMatch(/The last backup failed, .*It is tried again every hour.*Last backup: /s);
});

test("staff are told when others in the network could read along", async () => {
  const warning = "The connection is not encrypted";
  const { port } = new URL(app.origin);
  expect(await figures()).not.toContain(warning);
  const visitor = app.visitor();
  const host = { Host: `hospital-desk:${port}` };
  await visitor.post("/signin", admin, host);
  expect(await (await visitor.get("/dashboard", host)).text()).toContain(warning);
});
