import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../../app/http.ts";
import { picture } from "../../forms/doctor-form.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a photo of several whose reply was lost is not stored twice when it is chosen again", async ({
  page,
}) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const folder = mkdtempSync(join(tmpdir(), "photos-"));
  const file = join(folder, "front-gate.jpg");
  writeFileSync(file, await picture("jpeg", 450, 280));
  await signIn(page, `${app.origin}/dashboard/Pictures/gallery/add`, app.origin);
  await page.route("**/gallery/add.data*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const add = async () => {
    await page.getByLabel("Photos", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Add photos" }).click();
  };
  await add();
  await expect(page.getByText("0 of 1 added to the gallery.")).toBeVisible({ timeout: 90_000 });
  await page.unroute("**/gallery/add.data*");
  await add();
  await expect(page.getByText("1 of 1 added to the gallery.")).toBeVisible({ timeout: 90_000 });
  rmSync(folder, { recursive: true });
  await page.goto(`${app.origin}/pictures/13`);
  await expect(page.getByRole("dialog").getByText("13/13")).toBeVisible();
});
