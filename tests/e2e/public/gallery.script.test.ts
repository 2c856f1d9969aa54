import { hydrate } from "../support/hydration.ts";
import { watchRequests } from "../support/quiet.ts";
import { expect, moving, test } from "../support/test.ts";

test("keys leaf through the pictures, and Esc returns to the picture last seen @browsers", async ({
  page,
}) => {
  await page.goto("/pictures");
  await page.getByRole("link", { name: "Reception" }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("2/12")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("heading", { name: "Corridor" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("3/12")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/pictures$/);
  await expect(page.getByRole("link", { name: "Ambulance bay" })).toBeFocused();
});

test("the focus cannot leave the viewer", async ({ page }) => {
  await page.goto("/pictures/4");
  await hydrate(page);
  await page.locator("dialog:modal").waitFor();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement?.closest("header:not(dialog header), footer, main ul") !== null,
    );
    expect(outside).toBe(false);
  }
});

moving(
  "a swipe leafs, and leafing asks the server for nothing but pictures @browsers",
  async ({ page }) => {
    const quiet = watchRequests(page);
    await page.goto("/pictures/12");
    await hydrate(page);
    await page.locator("dialog:modal").waitFor();
    await quiet();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/document|fetch|script|stylesheet/.test(request.resourceType()))
        asked.push(request.url());
    });
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.move(280, 300);
    await page.mouse.up();
    await expect(page.getByText("1/12", { exact: true })).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(300, 300);
    await page.mouse.up();
    await expect(page.getByText("12/12")).toBeVisible();
    expect(asked).toEqual([]);
  },
);

moving("after a swipe the links go on working with keys @browsers", async ({ page }) => {
  await page.goto("/pictures/12");
  await hydrate(page);
  await page.locator("dialog:modal").waitFor();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(280, 300);
  await page.mouse.up();
  await expect(page.getByText("1/12", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2/12")).toBeVisible();
});

test("the pictures beside the one that shows are there before they are asked for", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.goto("/pictures/8");
  await hydrate(page);
  await page.locator("dialog:modal").waitFor();
  await expect
    .poll(() => pictures.filter((url) => /operation-theatre-|\/nicu-/.test(url)).length)
    .toBeGreaterThanOrEqual(2);
});
