import { everyDay, logIn } from "../../api/api.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

test("what was typed of other hours stays where the days of the next week are filled in", async ({
  page,
  addDoctor,
  app,
}, { project }) => {
  const id = await addDoctor({ name: `Dr Next Week ${project.name}` });
  const { bearer } = await logIn(app);
  await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
  await signIn(page, `/dashboard/AddDoctor/${id}/OPD`);
  await page.getByRole("link", { name: /^Other hours/ }).click();
  await page.getByLabel("From", { exact: true }).selectOption(`${16 * 60}`);
  await page.getByLabel("Room").fill("Room 9");
  await page.getByRole("checkbox", { name: "Sun" }).uncheck();
  await page.getByRole("link", { name: "Next week: Mon 30 Nov to Sun 6 Dec" }).click();
  await expect(page.getByLabel("First day")).toHaveValue("2026-11-30");
  await expect(page.getByLabel("Last day")).toHaveValue("2026-12-06");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(`${16 * 60}`);
  await expect(page.getByLabel("Room")).toHaveValue("Room 9");
  await expect(page.getByRole("checkbox", { name: "Sun" })).not.toBeChecked();
});
