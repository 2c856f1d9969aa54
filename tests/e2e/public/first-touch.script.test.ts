import type { CDPSession, Locator, Page } from "@playwright/test";
import { fillInApplication } from "../support/application-form.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, moving, test } from "../support/test.ts";
import { slowDown } from "./slow.ts";

// What waits for a touch is tried with the very first one, on a phone and a line so slow that script comes
// seconds later.

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens a page that no script has reached, and counts what is sent and asked for from then on. */
async function open(page: Page, path: string): Promise<{ posts: string[]; pages: string[] }> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const posts: string[] = [];
  const pages: string[] = [];
  page.on("request", (request) => {
    const isPage = request.isNavigationRequest() || /\.data(?:\?|$)/.test(request.url());
    if (request.method() === "POST") posts.push(request.url());
    else if (isPage) pages.push(request.url());
  });
  return { posts, pages };
}

function waitForScript(page: Page): Promise<void> {
  return waitForHydration(page.locator("[data-enhance]").first());
}

function carousel(page: Page, name: string): Locator {
  return page.locator(`section[aria-roledescription=carousel][aria-label="${name}"]`);
}

/** With a finger, as Chromium's own input. */
async function swipeLeft(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to swipe");
  const y = box.y + 60;
  const from = box.x + box.width - 40;
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: from, y }],
  });
  const moveTo = (x: number) =>
    session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  for (let moved = 20; moved <= 220; moved += 20) await moveTo(from - moved);
  // A finger that rests before it is lifted does not throw the strip further.
  await target.page().waitForTimeout(200);
  await moveTo(from - 221);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

moving("the first press and swipe turn a carousel by one page", async ({ page }) => {
  const session = await slowDown(page);
  await open(page, "/");
  const specialities = carousel(page, "Specialities");
  const status = specialities.getByRole("status");
  await specialities.getByRole("button", { name: "Next page" }).click();
  await expect(specialities.getByRole("listitem").nth(3)).toBeInViewport();
  await expect(status).toHaveText("Page 2 of 3");
  await expect(specialities.getByRole("listitem").nth(3)).toBeInViewport();
  await specialities.getByRole("button", { name: "Page 3" }).click();
  await expect(status).toHaveText("Page 3 of 3");

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const facilities = carousel(page, "Facilities");
  await facilities.scrollIntoViewIfNeeded();
  await swipeLeft(session, facilities);
  await expect(facilities.getByRole("status")).toHaveText("Page 2 of 4");
});

moving("the first key turns a carousel by one page @long", async ({ page }) => {
  await slowDown(page);
  await open(page, "/");
  const treatments = carousel(page, "Treatments");
  await treatments.getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(treatments.getByRole("status")).toHaveText("Page 2 of 2");
});

test("what is typed into the search while script comes is searched once", async ({ page }) => {
  await slowDown(page);
  const asked = await open(page, "/doctors");
  const search = page.getByRole("searchbox", { name: /doctors/ });
  await search.pressSequentially("orthopaedic", { delay: 400 });
  await waitForScript(page);
  await expect(search).toHaveValue("orthopaedic");
  await search.press("Enter");
  await expect(page).toHaveURL(/\?q=orthopaedic$/);
  await expect(page.getByText(/for “orthopaedic”/)).toBeVisible();
  expect(asked.pages.filter((url) => url.includes("q="))).toHaveLength(1);

  const opened = await open(page, "/doctors");
  const card = page.locator("main article").first();
  const name = String(await card.getByRole("heading").textContent());
  await card.getByRole("link", { name: /View Full Profile/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(opened.pages).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctors$/);
});

moving("the first press, key and swipe reach the viewer of pictures @long", async ({ page }) => {
  await slowDown(page);
  const opened = await open(page, "/pictures");
  await page.getByRole("link", { name: "Reception" }).click();
  await expect(page.getByText("2/12", { exact: true })).toBeVisible();
  expect(opened.pages).toHaveLength(1);

  await open(page, "/pictures/3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("5/12", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pictures\/5$/);

  await open(page, "/pictures/3");
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText("4/12", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pictures\/4$/);

  await open(page, "/pictures/3");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/pictures$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an application that is typed and sent while script comes is whole and sent once", async ({
  page,
}) => {
  await slowDown(page);
  const mistaken = await open(page, "/careers");
  await page.getByLabel("Name", { exact: true }).pressSequentially("Asha Devi", { delay: 150 });
  // Script that comes meanwhile tells the mistakes too, in the page that is about to be replaced.
  const told = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await told;
  const position = page.getByLabel("Position");
  await expect(position).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Devi");
  expect(mistaken.posts).toHaveLength(1);
  await position.pressSequentially("Nurse", { delay: 600 });
  await waitForScript(page);
  await expect(position).toHaveValue("Nurse");
  await expect(position).not.toHaveAttribute("aria-invalid", "true");

  const sent = await open(page, "/careers");
  await fillInApplication(page, "Asha Devi");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page).toHaveURL(/\/careers\/applied/);
  expect(sent.posts).toHaveLength(1);
});

test("a password that is typed while script comes can be shown, and is sent once @long", async ({
  page,
}) => {
  await slowDown(page);
  await open(page, "/signin");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please fill out all fields")).toBeVisible();

  const tried = await open(page, "/signin");
  await page.getByLabel("Your Email").fill("nobody@example.org");
  const password = page.getByLabel("Your Password");
  await password.pressSequentially("not the password", { delay: 200 });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await expect(page.getByLabel("Your Email")).toHaveValue("nobody@example.org");
  expect(tried.posts).toHaveLength(1);
});
