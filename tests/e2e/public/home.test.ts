import type { Locator, Page } from "@playwright/test";
import { watchRequests } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";
import { waitForWholePage } from "../support/whole-page.ts";

/** How many cards of a carousel show as a whole. */
function countWholeCards(carousel: Locator): Promise<number> {
  return carousel.locator("li:not(li li)").evaluateAll((cards) => {
    const edges = cards.map((card) => card.closest("div")?.getBoundingClientRect());
    const places = cards.map((card) => card.firstElementChild?.getBoundingClientRect());
    return places.filter((place, index) => {
      const edge = edges[index];
      return place && edge && place.left >= edge.left && place.right <= edge.right;
    }).length;
  });
}

function carousel(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

const cardsAt = [
  { width: 1280, Specialities: 3, Doctors: 4, Treatments: 3, Facilities: 3 },
  { width: 800, Specialities: 2, Doctors: 1, Treatments: 1, Facilities: 1 },
  { width: 360, Specialities: 1, Doctors: 1, Treatments: 1, Facilities: 1 },
];

test("the carousels show as many cards as there is room for, and the page does not scroll sideways @plain", async ({
  page,
}) => {
  await page.goto("/");
  for (const { width, ...cards } of cardsAt) {
    await page.setViewportSize({ width, height: 800 });
    await waitForWholePage(page);
    for (const [name, count] of Object.entries(cards)) {
      expect([width, name, await countWholeCards(carousel(page, name))]).toEqual([
        width,
        name,
        count,
      ]);
    }
    const html = page.locator("html");
    const hidden = await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  }
  await expect(carousel(page, "Specialities").getByRole("link")).toHaveCount(7);
  await expect(carousel(page, "Treatments").getByRole("heading")).toHaveCount(6);
  await expect(carousel(page, "Facilities").getByRole("listitem")).toHaveCount(4);
  await expect(page.locator('main a[href^="/pictures/"]')).toHaveCount(12);
  const specialities = carousel(page, "Specialities");
  const href = await specialities.getByRole("link").first().getAttribute("href");
  await specialities.locator("img").first().click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("on a phone what is below the screen is soon laid out as a whole, and a link into it leads there @plain", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/#gallery");
  await waitForWholePage(page);
  const heading = page.getByRole("heading", { name: "A walk through the hospital" });
  await expect(heading).toBeInViewport();
  const place = await heading.boundingBox();
  expect(place?.y).toBeLessThan(200);
});

test("the keyboard reaches every card of a carousel, and shows it @plain", async ({ page }) => {
  await page.goto("/");
  const links = carousel(page, "Specialities").getByRole("link");
  await links.first().focus();
  for (let number = 1; number < 7; number++) {
    await page.keyboard.press("Tab");
    await expect(links.nth(number)).toBeFocused();
    await expect(links.nth(number)).toBeInViewport();
  }
});

test("a facility flips by tap and by keyboard, and tells about itself @plain", async ({ page }) => {
  await page.goto("/");
  const toggle = page.getByRole("checkbox", { name: "More about ICU" });
  const back = page.getByText("For patients who are so ill");
  await page.locator('label[for="more-intensive"]').click();
  await expect(toggle).toBeChecked();
  await expect(back).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('label[for="more-intensive"]')).toHaveText("Back to the picture", {
    useInnerText: true,
  });
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(toggle).not.toBeChecked();
});

test("the home page says once above its rendered rooms that they are illustrations @plain", async ({
  page,
}) => {
  await page.goto("/");
  const words = page.locator("section").getByText("Illustration").filter({ visible: true });
  await expect(words).toHaveText(["Illustrations, not our own photographs."]);
  await expect(page.locator("main > header").getByText("Illustration")).toHaveCount(1);
  await page.goto("/pictures/3");
  await expect(page.getByRole("dialog").getByText("Illustration", { exact: true })).toBeVisible();
});

test("no page asks another host for anything @scripted", async ({ page, app }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(app.origin)) {
      strangers.push(request.url());
    }
  });
  const quiet = watchRequests(page);
  const paths = ["/", "/pictures", "/pictures/3", "/Instagram", "/doctors", "/about", "/careers"];
  for (const path of paths) {
    await page.goto(path);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await quiet();
  }
  expect(strangers).toEqual([]);
});

test("the lite home page has every card, but neither script nor video nor frame @plain", async ({
  page,
  context,
  app,
}) => {
  await context.addCookies([{ name: "lite", value: "1", url: app.origin }]);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (["script", "media"].includes(request.resourceType())) scripts.push(request.url());
  });
  const quiet = watchRequests(page);
  await page.goto("/");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await quiet();
  expect(scripts).toEqual([]);
  await expect(page.locator("video, iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next page" })).toHaveCount(0);
  await expect(page.locator('main a[href="/OncoSurgery"]')).toHaveCount(1);
  const strip = page.locator('main ul:has(a[href="/OncoSurgery"])');
  await strip.getByRole("link").last().focus();
  await expect(strip.getByRole("link").last()).toBeInViewport();

  await page.getByRole("button", { name: "Full version" }).click();
  await expect(page.getByRole("button", { name: "Data-saver version" })).toBeVisible();
});
