import type { Locator, Page } from "@playwright/test";
import { admin, startApp } from "../../app/http.ts";
import { holdScript } from "../support/hold-script.ts";
import { hydrate } from "../support/hydration.ts";
import { passOn, startProxy } from "../support/proxy.ts";
import { expect, moving, test } from "../support/test.ts";
import { waitForWholePage } from "../support/whole-page.ts";
import { test as testWithoutMotion } from "./reduced-motion.ts";

function carousel(page: Page, name: string): Locator {
  return page.locator(`section[aria-roledescription=carousel][aria-label="${name}"]`);
}

/** Scrolls to the first carousel and touches it: none has script before. */
async function letCarouselsCome(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Specialities" }).scrollIntoViewIfNeeded();
  await hydrate(page);
}

async function pressOn(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press on");
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { x, y };
}

async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const { x, y } = await pressOn(page, target);
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  // Held still before it is let go, so that the distance counts and not the speed.
  await page.waitForTimeout(250);
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.waitForTimeout(250);
  await page.mouse.up();
}

moving(
  "a carousel turns page by page and begins again at either end, and arrow keys turn the one with the focus",
  async ({ page }) => {
    // High enough for the cards below a button that Firefox has moved to the middle before it is pressed.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.goto("/");
    await letCarouselsCome(page);
    const specialities = carousel(page, "Specialities");
    const status = specialities.getByRole("status");
    await expect(status).toHaveText("Page 1 of 3");
    const next = specialities.getByRole("button", { name: "Next page" });
    await next.click();
    await expect(status).toHaveText("Page 2 of 3");
    await expect(specialities.getByRole("link", { name: "General Medicine" })).toBeInViewport();
    await next.click();
    await expect(specialities.getByRole("link", { name: "Onco Surgery" })).toBeInViewport();
    await next.click();
    await expect(status).toHaveText("Page 1 of 3");
    await specialities.getByRole("button", { name: "Previous page" }).click();
    await expect(status).toHaveText("Page 3 of 3");
    await specialities.getByRole("button", { name: "Page 2" }).click();
    await expect(status).toHaveText("Page 2 of 3");

    const treatments = carousel(page, "Treatments");
    await expect(treatments.getByRole("status")).toHaveText("Page 1 of 2");
    await treatments.getByRole("button", { name: "Next page" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(treatments.getByRole("status")).toHaveText("Page 2 of 2");
    await page.keyboard.press("ArrowRight");
    await expect(treatments.getByRole("status")).toHaveText("Page 1 of 2");
    await page.keyboard.press("ArrowLeft");
    await expect(treatments.getByRole("status")).toHaveText("Page 2 of 2");
    await expect(status).toHaveText("Page 2 of 3");
  },
);

moving(
  "a swipe of more than ten pixels turns the page, a shorter one does not @browsers",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const facilities = carousel(page, "Facilities");
    const status = facilities.getByRole("status");
    await facilities.scrollIntoViewIfNeeded();
    await hydrate(page);
    await expect(status).toHaveText("Page 1 of 4");
    await drag(page, facilities, -6);
    await expect(status).toHaveText("Page 1 of 4");
    await drag(page, facilities, -30);
    await expect(status).toHaveText("Page 2 of 4");
    await drag(page, facilities, 30);
    await expect(status).toHaveText("Page 1 of 4");
    await drag(page, facilities, 30);
    await expect(status).toHaveText("Page 4 of 4");
  },
);

moving("a nudge of seven pixels turns no page, however fast it is @long", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const facilities = carousel(page, "Facilities");
  await facilities.scrollIntoViewIfNeeded();
  await hydrate(page);
  const status = facilities.getByRole("status");
  await expect(status).toHaveText("Page 1 of 4");
  for (let nudges = 0; nudges < 10; nudges++) {
    const { x, y } = await pressOn(page, facilities);
    await page.mouse.move(x - 7, y);
    await page.mouse.up();
    await expect(status).toHaveText("Page 1 of 4");
  }
});

moving("who swiped before script was there stays at the same card", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const letScriptCome = await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  const specialities = carousel(page, "Specialities");
  const card = specialities.getByRole("link", { name: "General Medicine" });
  // Again until the style sheets are there: only then is there a strip to swipe.
  await expect(async () => {
    await card.evaluate((link) => link.scrollIntoView({ block: "center", inline: "start" }));
    await expect(card).toBeInViewport({ timeout: 500 });
  }).toPass();
  letScriptCome();
  await expect(specialities.getByRole("status")).toHaveText("Page 2 of 3");
  await expect(card).toBeInViewport();
});

moving("a press before script was there turns one page, and stays turned", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const letScriptCome = await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  const specialities = carousel(page, "Specialities");
  const cards = specialities.getByRole("listitem");
  await specialities.getByRole("button", { name: "Next page" }).click();
  await expect(cards.nth(3)).toBeInViewport();
  await expect(cards.nth(0)).not.toBeInViewport();
  letScriptCome();
  await expect(specialities.getByRole("status")).toHaveText("Page 2 of 3");
  await expect(cards.nth(3)).toBeInViewport();
});

for (const at of [2, 4]) {
  testWithoutMotion(
    `card ${at + 1}, which a key reached before script was there, stays in sight`,
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 800 });
      const letScriptCome = await holdScript(page);
      await page.goto("/", { waitUntil: "commit" });
      const specialities = carousel(page, "Specialities");
      const card = specialities.getByRole("listitem").nth(at).getByRole("link").first();
      const last = specialities.getByRole("listitem").last();
      // Again until the style sheets are there: only then is there a strip to swipe.
      await expect(async () => {
        await card.blur();
        await card.focus();
        await expect(last).not.toBeInViewport({ timeout: 500 });
        await expect(card).toBeInViewport({ ratio: 0.9, timeout: 500 });
      }).toPass({ timeout: 30_000 });
      letScriptCome();
      await expect(specialities.getByRole("status")).toHaveText(/^Page \d/);
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.9 });
    },
  );
}

testWithoutMotion(
  "the carousels' script comes when the keyboard reaches one, and keeps the focus",
  async ({ page }) => {
    await page.goto("/", { waitUntil: "load" });
    const card = carousel(page, "Treatments").getByRole("link", { name: "Chemotherapy" });
    await card.evaluate((link) => link.focus({ preventScroll: true }));
    await expect(carousel(page, "Treatments").getByRole("status")).toHaveText(/Page \d of/);
    await expect(card).toBeFocused();
  },
);

testWithoutMotion(
  "without its script a carousel stays a list to swipe, and the page leads on",
  async ({ page }) => {
    await page.route(/carousel-pages/, (route) => route.abort());
    const refused = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("carousel-pages"),
    );
    await page.goto("/");
    const first = carousel(page, "Specialities").getByRole("link").first();
    await first.focus();
    await refused;
    await expect(first).toBeFocused();
    const last = page.locator("main").getByRole("link", { name: "Onco Surgery" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.getByRole("link", { name: "View all doctors" }).click();
    await expect(page.getByRole("heading", { name: "Our doctors" })).toBeVisible();
  },
);

for (const width of [360, 1280]) {
  test(`what script adds moves nothing that was there, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const letScriptCome = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.waitForFunction(() => {
      const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
      return [...links].every(({ sheet }) => sheet);
    });
    await waitForWholePage(page);
    const places = () =>
      page.locator("main :is(h1, h2, li)").evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return [element.textContent?.slice(0, 40), Math.round(left), Math.round(top + scrollY)];
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    letScriptCome();
    await letCarouselsCome(page);
    for (const name of ["Specialities", "Doctors", "Treatments", "Facilities"]) {
      await expect(carousel(page, name).getByRole("status")).toBeAttached();
    }
    expect(await places()).toEqual(before);
  });
}

moving("the video plays by itself, once and for less than five seconds", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const video = page.locator("video");
  const at = () => video.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(0);
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await at()).toBeGreaterThan(4);
  expect(await at()).toBeLessThan(5);
});

test("a phone gets the picture and no video", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const videos: string[] = [];
  page.on("request", (request) => videos.push(request.url()));
  await page.goto("/", { waitUntil: "load" });
  await letCarouselsCome(page);
  expect(videos.filter((url) => url.includes("hero-video"))).toEqual([]);
  // Without script Chromium draws its controls over a film that is shown, even if none comes.
  await expect(page.locator("video")).toBeHidden();
  const picture = page.getByRole("main").locator("header img").first();
  expect((await picture.boundingBox())?.height).toBeGreaterThan(140);
});

moving(
  "who leaves while the video is on its way does not wait for it on the next page @long",
  async ({ page, app }) => {
    await using slow = await startProxy((incoming, outgoing) => {
      if (!incoming.url?.includes("hero-video"))
        passOn(incoming, outgoing, app.origin + incoming.url);
      else outgoing.writeHead(200, { "Content-Type": "video/webm" }).flushHeaders();
    });
    const asked = page.waitForRequest(/hero-video/);
    await page.goto(slow.origin, { waitUntil: "commit" });
    await asked;
    await page.goto(`${slow.origin}/doctors`, { waitUntil: "load" });
    await expect(page.getByRole("heading", { name: "Our doctors" })).toBeVisible();
  },
);

testWithoutMotion(
  "under reduced motion no video comes, and pages turn without moving",
  async ({ page }) => {
    const videos: string[] = [];
    page.on("request", (request) => videos.push(request.url()));
    await page.goto("/", { waitUntil: "load" });
    await letCarouselsCome(page);
    const specialities = carousel(page, "Specialities");
    await expect(specialities.getByRole("button", { name: "Next page" })).toBeVisible();
    expect(videos.filter((url) => url.includes("hero-video"))).toEqual([]);
    const places = await specialities.evaluate(async (section) => {
      const card = section.querySelector("li") as HTMLElement;
      const seen = new Set([card.getBoundingClientRect().left]);
      section.querySelector<HTMLButtonElement>('[aria-label="Next page"]')?.click();
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(card.getBoundingClientRect().left);
      }
      return seen.size;
    });
    expect(places).toBe(2);
  },
);

testWithoutMotion(
  "the way to the doctors says that they are loading, and what went wrong",
  async ({ page }) => {
    await page.goto("/");
    await letCarouselsCome(page);
    await expect(carousel(page, "Doctors").getByRole("status")).toBeAttached();
    await page.route("**/doctors.data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByRole("link", { name: "View all doctors" }).click();
    await expect(page.getByText("Loading doctors...")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our doctors" })).toBeVisible();
    await page.route("**/_.data*", (route) => route.abort());
    await page.goBack();
    const team = page.getByRole("region", { name: "Our Team of Experts" });
    await expect(team.getByRole("alert")).toContainText("Failed to fetch available doctors");
  },
);

test.describe("in a browser that keeps pages", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a connection the kept pages still open, and others say so @browsers", async ({
    page,
  }) => {
    const app = await startApp();
    await openAndKeep(page, app.origin);
    await app.stop();
    await page.goto(`${app.origin}/doctors`);
    await expect(page.getByRole("heading", { name: "Our doctors" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    const notice = page.locator("html");
    await expect(notice).toHaveAttribute("data-kept", /^\d+ \w+.* \d+:\d\d [ap]m$/i);
    const words = await notice.evaluate((html) => getComputedStyle(html, "::before").content);
    expect(words).toMatch(/^"No connection\. As of /);
    await page.evaluate(async () => {
      const stored = await caches.match("/doctors");
      const cache = await caches.open((await caches.keys())[0] ?? "");
      const headers = {
        ...Object.fromEntries(stored?.headers ?? []),
        date: "Mon, 02 Mar 2026 04:40:00 GMT",
      };
      await cache.put("/doctors", new Response(await stored?.text(), { headers }));
    });
    await page.reload();
    await expect(notice).toHaveAttribute("data-kept", /^2 March /);
    const photo = page.getByRole("article").locator("img").first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`${app.origin}/emergency`);
    await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
    await page.goto(`${app.origin}/`);
    await expect(page.getByRole("heading", { name: "Good care, close to home" })).toBeVisible();
    await page.goto(`${app.origin}/Chemotherapy`);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: /^Call/ })).toBeVisible();
    await expect(page.goto(`${app.origin}/dashboard`)).rejects.toThrow();
  });

  test("a page that has changed shows the change, and nothing of the dashboard is kept", async ({
    page,
  }) => {
    await using app = await startApp();
    await openAndKeep(page, app.origin);
    await page.goto(`${app.origin}/doctors`);
    const name = "Dr Alok Gupta (sample)";
    await expect(page.getByRole("heading", { name })).toBeVisible();
    const staff = await app.as(admin);
    const doctors = await (await app.get("/api/v1/doctors")).json();
    const { _id } = doctors.find((doctor: { name: string }) => doctor.name === name);
    const deleted = await staff.send("DELETE", `/api/v1/doctor/${_id}`, undefined, {
      Origin: app.origin,
    });
    expect(deleted.status).toBe(200);
    await page.goto(`${app.origin}/doctors`);
    await expect(page.getByRole("heading", { name: "Our doctors" })).toBeVisible();
    await expect(page.getByRole("heading", { name })).toHaveCount(0);

    for (const path of ["/signin", "/dashboard", "/api/v1/doctors", "/doctors?q=asha"]) {
      await page.goto(app.origin + path);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const pages = kept.filter((path) => !path.startsWith("/assets/"));
    const inEachLanguage = ["", "/hi", "/pa"].flatMap((start) => [
      `${start}/emergency`,
      `${start}/offline`,
    ]);
    expect(pages.sort()).toEqual(["/", "/default.jpg", "/doctors", ...inEachLanguage].sort());
  });
});

/** Opens the home page, and waits until the browser has kept what it keeps. */
async function openAndKeep(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await hydrate(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}
