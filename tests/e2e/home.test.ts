import type { Locator, Page } from "@playwright/test";
import { watchRequests } from "./quiet.ts";
import { expect, test } from "./test.ts";
import { waitForWholePage } from "./whole-page.ts";

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
  { width: 1280, specialities: 3, doctors: 4, treatments: 3, facilities: 3 },
  { width: 800, specialities: 2, doctors: 1, treatments: 1, facilities: 1 },
  { width: 360, specialities: 1, doctors: 1, treatments: 1, facilities: 1 },
];

for (const { width, specialities, doctors, treatments, facilities } of cardsAt) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the carousels show as many cards as there is room for", async ({ page }) => {
      await page.goto("/");
      expect(await countWholeCards(carousel(page, "Specialities"))).toBe(specialities);
      expect(await countWholeCards(carousel(page, "Doctors"))).toBe(doctors);
      expect(await countWholeCards(carousel(page, "Treatments"))).toBe(treatments);
      expect(await countWholeCards(carousel(page, "Facilities"))).toBe(facilities);
    });

    test("the page does not scroll sideways", async ({ page }) => {
      await page.goto("/");
      const [content, screen] = await page
        .locator("html")
        .evaluate((html) => [html.scrollWidth, html.clientWidth]);
      expect(content).toBe(screen);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what is below the screen is soon laid out as a whole, and a link into it leads there", async ({
    page,
  }) => {
    await page.goto("/#gallery");
    await waitForWholePage(page);
    const heading = page.getByRole("heading", { name: "A walk through the hospital" });
    await expect(heading).toBeInViewport();
    const place = await heading.boundingBox();
    expect(place?.y).toBeLessThan(200);
  });
});

test("the home page leads to seven specialities, six treatments and twelve pictures", async ({
  page,
}) => {
  await page.goto("/");
  await expect(carousel(page, "Specialities").getByRole("link")).toHaveCount(7);
  await expect(carousel(page, "Treatments").getByRole("heading")).toHaveCount(6);
  await expect(carousel(page, "Facilities").getByRole("listitem")).toHaveCount(4);
  await expect(page.locator('main a[href^="/pictures/"]')).toHaveCount(12);
});

test("the keyboard reaches every card of a carousel, and shows it", async ({ page }) => {
  await page.goto("/");
  const links = carousel(page, "Specialities").getByRole("link");
  await links.first().focus();
  for (let number = 1; number < 7; number++) {
    await page.keyboard.press("Tab");
    await expect(links.nth(number)).toBeFocused();
    await expect(links.nth(number)).toBeInViewport();
  }
});

test("a facility flips by tap and by keyboard, and tells about itself", async ({ page }) => {
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

test("the home page says once above its rendered rooms that they are illustrations", async ({
  page,
}) => {
  await page.goto("/");
  const words = page.locator("section").getByText("Illustration").filter({ visible: true });
  await expect(words).toHaveText(["Illustrations, not our own photographs."]);
  await expect(page.locator("main > header").getByText("Illustration")).toHaveCount(1);
  await page.goto("/pictures/3");
  await expect(page.getByRole("dialog").getByText("Illustration", { exact: true })).toBeVisible();
});

test("no page asks another host for anything", async ({ page, app }) => {
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

test("the lite home page has every card, but neither script nor video nor frame", async ({
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
