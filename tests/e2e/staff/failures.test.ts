import { join } from "node:path";
import Database from "better-sqlite3";
import { onDatabase } from "../../api/api.ts";
import { type App, startApp } from "../../app/http.ts";
import { signIn } from "../support/sign-in.ts";
import { test as base, expect } from "../support/test.ts";

// An app of its own: what is broken here would break other journeys.
const test = base.extend<{ own: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  own: async ({}, use) => {
    await using own = await startApp({ RATE_LIMITS: "off" });
    await use(own);
  },
  baseURL: ({ own }, use) => use(own.origin),
});

const red = "rgb(168, 38, 28)";

test("doctors and links that cannot be read are told in red, and are there again at the next try @plain", async ({
  page,
  own,
}) => {
  // What is in the cache would be shown without reading.
  const rename = (table: string, name: string) =>
    onDatabase(own, (sqlite) =>
      sqlite.exec(
        `ALTER TABLE ${table} RENAME TO ${name}; UPDATE table_versions SET version = version + 1`,
      ),
    );
  await signIn(page, "/dashboard");
  for (const [path, table, text, there] of [
    ["/doctors", "doctors", "Failed to fetch available doctors", "Dr Asha Verma"],
    ["/Instagram", "links", "Failed to fetch links", "Short films from our hospital."],
    ["/dashboard/AddDoctor", "doctors", "Failed to fetch doctors", "Dr Asha Verma"],
  ] as const) {
    await test.step(path, async () => {
      rename(table, "taken_away");
      await page.goto(path);
      const told = page.getByText(text, { exact: true });
      await expect(told).toHaveCSS("color", red);
      rename("taken_away", table);
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByText(there).first()).toBeVisible();
      await expect(told).toHaveCount(0);
    });
  }
});

test("while another program holds the database a form says so, keeps what was typed, and is saved later @plain", async ({
  page,
  own,
}) => {
  const url = "https://www.instagram.com/reel/HeldUp1/";
  await signIn(page, "/dashboard/Links/new");
  await page.getByLabel("Category", { exact: true }).selectOption("Media Page Instagram Links");
  await page.getByLabel("URL").fill(url);
  const holder = new Database(join(own.dataDirectory, "hospital.db"));
  holder.exec("BEGIN IMMEDIATE");
  await page.getByRole("button", { name: "Create Link" }).click();
  const told = page.getByRole("dialog").getByRole("alert");
  await expect(told).toContainText("Failed to create link");
  await expect(told).toContainText("Another program is using the hospital's data.");
  holder.close();
  await expect(page.getByLabel("URL")).toHaveValue(url);
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("mediainsta");
  await page.getByRole("button", { name: "Create Link" }).click();
  await expect(page.getByText("The link was added.")).toBeVisible();
});
