import { doctorBody, logIn } from "../../api/api.ts";
import { expect, test } from "../support/test.ts";

test("the browser of a journey has script or not, as the journey's project says @browsers", async ({
  page,
}, { project }) => {
  await page.goto("/doctors");
  const enabled = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  expect(enabled).toBe(!project.name.endsWith("no-script"));
});

// Firefox shows a page from `stale-while-revalidate`, unless it is told not to.
test("a page that the browser has is asked for again, however short ago that was @browsers @scripted", async ({
  page,
  app,
}) => {
  const { bearer } = await logIn(app);
  const name = `Dr Sudden ${Date.now()}`;
  await page.goto("/doctors");
  await page.goto("/about");
  const added = await app.send("POST", "/api/v1/doctor", { ...doctorBody, name }, bearer);
  await page.goto("/doctors");
  await expect(page.getByText(name).first()).toBeVisible();
  const { id } = await added.json();
  await app.send("DELETE", `/api/v1/doctor/${id}`, undefined, bearer);
  await page.goto("/about");
  await page.goto("/doctors");
  await expect(page.getByText(name)).toHaveCount(0);
});
