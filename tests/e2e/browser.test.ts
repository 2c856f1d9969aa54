import { expect, test } from "./test.ts";

test("the browser of a journey has script or not, as the journey's project says", async ({ page }, {
  project,
}) => {
  await page.goto("/doctors");
  const enabled = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  expect(enabled).toBe(!project.name.endsWith("no-script"));
});
