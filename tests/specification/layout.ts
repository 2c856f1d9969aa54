import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { share } from "../runner/rounds.ts";
import { textOf } from "./document.ts";
import { media, overviews, specialities, treatments } from "./paths.ts";
import type { BrowserName, Site } from "./site.ts";
import { differs, each, type Statement, statements } from "./statement.ts";

const wide = { width: 1280 };
const narrow = { width: 360, height: 740 };
const topBar = "body header > div:first-child";

const visible = (page: Page, selector: string) => page.locator(selector).first().isVisible();

async function headerOf(site: Site) {
  return site.page("/about");
}

const top = statements("2.1 Top bar", {
  "is fixed at the top": async ({ view }) => {
    const page = await view("/management", wide);
    await page.evaluate(() => scrollTo(0, 600));
    const header = page.locator("header").first();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
  },
  ...each(
    [wide, narrow],
    ({ width }) => `is 2.5rem high at ${width} pixels`,
    async ({ view }, how) => {
      const page = await view("/management", how);
      expect((await page.locator(topBar).boundingBox())?.height).toBe(40);
    },
  ),
  "has a telephone link": async (site) => {
    const [first] = (await headerOf(site)).attributes(`${topBar} a`, "href");
    expect(first).toMatch(/^tel:\+91\d{10}$/);
  },
  "has a mail link": async (site) => {
    const hrefs = (await headerOf(site)).attributes(`${topBar} a`, "href");
    expect(hrefs[1]).toMatch(/^mailto:\S+@\S+$/);
  },
  "has a link to an external map": async (site) => {
    const hrefs = (await headerOf(site)).attributes(`${topBar} a`, "href");
    expect(new URL(hrefs[2] ?? "").hostname).toMatch(/openstreetmap|google/);
  },
  "shows icons alone on small screens": async ({ view }) => {
    const page = await view("/management", narrow);
    for (const index of [0, 1, 2]) {
      const link = page.locator(`${topBar} a`).nth(index);
      expect(await link.locator("svg").isVisible()).toBe(true);
      expect((await link.boundingBox())?.width).toBeLessThan(60);
    }
  },
  ...each(
    ["0172 000 0020", "@", "Sector 20, Panchkula, Haryana 134117"],
    (words) => `shows ${words} in full on large screens`,
    async ({ view }, words) => {
      const page = await view("/management", wide);
      const shown = page.locator(`${topBar} a span`, { hasText: words });
      expect((await shown.boundingBox())?.width).toBeGreaterThan(60);
    },
  ),
  "has a social media icon on large screens": async ({ view }) => {
    const page = await view("/management", wide);
    expect(await visible(page, `${topBar} a[href*=instagram] svg`)).toBe(true);
  },
  ...each(
    [
      [360, true],
      [1023, true],
      [1024, false],
      [1280, false],
    ] as const,
    ([width, shown]) =>
      `${shown ? "shows" : "does not show"} 'OPD Availability' to /doctors at ${width} pixels`,
    async ({ view }, [width, shown]) => {
      const page = await view("/management", { width, height: 740 });
      const link = page.locator(`${topBar} a[href="/doctors"]`);
      expect((await link.textContent())?.trim()).toBe("OPD Availability");
      expect(await link.isVisible()).toBe(shown);
    },
  ),
});

const hrefsIn = async (site: Site, selector: string) =>
  (await headerOf(site)).attributes(`${selector} a`, "href");

const navigation = statements("2.2 Navigation bar", {
  "has a logo that leads home": async (site) => {
    const logo = (await headerOf(site)).one('header a[href="/"]');
    expect(logo.querySelector("img")).not.toBeNull();
    expect(textOf(logo)).toContain("Morni Hospital");
  },
  "has the accreditation badge with the logo": async (site) => {
    expect(textOf((await headerOf(site)).one('header a[href="/"]'))).toContain("NABH accredited");
  },
  ...each(
    ["/about", "/management", "/careers"],
    (path) => `links to ${path}`,
    async (site, path) => {
      expect(await hrefsIn(site, "#menu")).toContain(path);
    },
  ),
  "has a button 'OPD Availability' to /doctors": async (site) => {
    const link = (await headerOf(site)).one('#menu > a[href="/doctors"]');
    expect(textOf(link)).toBe("OPD Availability");
    expect(link.getAttribute("class")).toContain("button");
  },
  "names its dropdowns Speciality, Treatment and Media": differs(372, async (site) => {
    const names = (await headerOf(site)).texts("#menu li > button");
    expect(names).toEqual(["Speciality", "Treatment", "For patients", "Media"]);
  }),
  ...each(
    specialities,
    ([path]) => `the Speciality dropdown links to ${path}`,
    async (site, [path]) => expect(await hrefsIn(site, "#menu-speciality")).toContain(path),
  ),
  "the Speciality dropdown has these seven in this order": async (site) => {
    expect(await hrefsIn(site, "#menu-speciality")).toEqual(specialities.map(([path]) => path));
  },
  ...each(
    media,
    (path) => `the Media dropdown links to ${path}`,
    async (site, path) => expect(await hrefsIn(site, "#menu-media")).toContain(path),
  ),
  "the Media dropdown calls its first link Pictures Gallery": async (site) => {
    expect((await headerOf(site)).texts("#menu-media a")[0]).toBe("Pictures Gallery");
  },
  ...each(
    Object.entries(treatments).flatMap(([group, pages]) => pages.map((path) => ({ group, path }))),
    ({ group, path }) => `the Treatment menu has ${path} under ${group}`,
    async (site, { group, path }) => {
      const page = await headerOf(site);
      const heading = page.one(`#menu-treatment a[href="${group}"]`);
      const links = heading.parentNode?.querySelectorAll("a") ?? [];
      expect(links.map((link) => link.getAttribute("href"))).toContain(path);
    },
  ),
  ...each(
    [...overviews, "/Pediatrics"],
    (path) => `the Treatment menu has ${path}`,
    async (site, path) => expect(await hrefsIn(site, "#menu-treatment")).toContain(path),
  ),
  "the Treatment menu has its groups in this order": async (site) => {
    const hrefs = await hrefsIn(site, "#menu-treatment");
    const places = [...Object.keys(treatments), "/Pediatrics"].map((path) => hrefs.indexOf(path));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
  "the Treatment menu has nothing else": differs(372, async (site) => {
    const known = [...overviews, ...Object.entries(treatments).flat(2), "/Pediatrics"];
    const others = (await hrefsIn(site, "#menu-treatment")).filter(
      (path) => !known.includes(path ?? ""),
    );
    expect(others).toEqual(["/a-z", "/emergency"]);
  }),
});

const names = ["Speciality", "Treatment", "Media"];
const browsers: BrowserName[] = ["Chromium", "Firefox"];
const opener = (page: Page, name: string) =>
  page.locator("#menu li > button").filter({ hasText: name }).first();
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);

async function openPanels(page: Page): Promise<string[]> {
  const shown = await Promise.all(names.map((name) => panel(page, name).isVisible()));
  return names.filter((_, index) => shown[index]);
}

const aside = [640, 790] as const;

async function hover(page: Page, name: string): Promise<void> {
  await page.mouse.move(...aside);
  await expect.poll(() => openPanels(page)).toEqual([]);
  await opener(page, name).hover();
  await expect.poll(() => openPanels(page)).toEqual([name]);
}

async function middleOf(page: Page, name: string): Promise<[number, number]> {
  const box = await opener(page, name).boundingBox();
  if (!box) throw new Error(`There is no ${name}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Moves as a hand does, a step every 16 ms, or as far as it would be where the machine is slower; returns how many milliseconds it took. */
async function glide(
  page: Page,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  milliseconds: number,
): Promise<number> {
  const start = performance.now();
  for (let part = 0; part < 1; ) {
    await page.waitForTimeout(16);
    part = Math.min(1, (performance.now() - start) / milliseconds);
    await page.mouse.move(x + (toX - x) * part, y + (toY - y) * part);
  }
  return performance.now() - start;
}

/** A hand in a hurry, and one at leisure: one of them with each seed. */
const someTimes = share([150, 400, 900], 3);

const pairs = browsers.flatMap((browser) => names.map((name) => ({ browser, name })));

const hovering = statements("2.2 Menus", {
  ...each(
    pairs,
    ({ browser, name }) => `${name} opens on hover in ${browser}`,
    async ({ view }, { browser, name }) => hover(await view("/about", { browser }), name),
  ),
  ...each(
    pairs,
    ({ browser, name }) => `${name} stays open while the pointer goes straight down (${browser})`,
    async ({ view }, { browser, name }) => {
      const page = await view("/about", { browser });
      await hover(page, name);
      const [x, y] = await middleOf(page, name);
      // One pixel after the other, with a rest on each that belongs to no button and to no panel.
      for (let down = y; down < 140; down += 1) {
        await page.mouse.move(x, down);
        if (down > 105 && down < 118) await page.waitForTimeout(20);
      }
      await page.waitForTimeout(400);
      expect(await openPanels(page)).toEqual([name]);
    },
  ),
  ...each(
    browsers.flatMap((browser) =>
      names.flatMap((name) => someTimes.map((time) => ({ browser, name, time }))),
    ),
    ({ browser, name, time }) =>
      `${name} stays open on a slanted way of ${time} ms to a link (${browser})`,
    async ({ view }, { browser, name, time }) => {
      const page = await view("/about", { browser });
      // A machine that is busy moves slower than the hand: such a way is gone again.
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await hover(page, name);
        const target = await panel(page, name).getByRole("link").last().boundingBox();
        if (!target) throw new Error("The panel has no link");
        const end = [target.x + target.width - 5, target.y + target.height / 2] as const;
        if ((await glide(page, await middleOf(page, name), end, time)) < time + 100) break;
      }
      await page.waitForTimeout(700);
      expect(await openPanels(page)).toEqual([name]);
    },
  ),
  ...each(
    pairs,
    ({ browser, name }) => `pointing at ${name} closes the one that was open (${browser})`,
    async ({ view }, { browser, name }) => {
      const page = await view("/about", { browser });
      const other = names.find((one) => one !== name) ?? "";
      await hover(page, other);
      await opener(page, name).hover();
      await expect.poll(() => openPanels(page)).toEqual([name]);
    },
  ),
  ...each(
    browsers,
    (browser) => `a menu that the pointer leaves closes (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser });
      await hover(page, "Media");
      await page.mouse.move(...aside);
      await expect.poll(() => openPanels(page)).toEqual([]);
    },
  ),
  ...each(
    browsers,
    (browser) => `a click opens one dropdown and closes the other two (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser });
      for (const name of names) {
        await opener(page, name).click();
        await expect.poll(() => openPanels(page)).toEqual([name]);
      }
    },
  ),
  ...each(
    browsers,
    (browser) => `a click outside the navigation closes the dropdowns (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser });
      for (const name of ["Speciality", "Treatment"]) {
        await opener(page, name).click();
        await page.mouse.click(...aside);
        await expect.poll(() => openPanels(page)).toEqual([]);
      }
    },
  ),
  ...each(
    browsers,
    (browser) => `on small screens a hamburger opens a full-screen menu (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser, ...narrow });
      expect(await page.locator("#menu").isVisible()).toBe(false);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      expect(await page.locator("#menu").boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
    },
  ),
  ...each(
    browsers,
    (browser) => `the full-screen menu closes when a link is clicked (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser, ...narrow });
      if (!(await page.locator("#menu").isVisible())) {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
      }
      await page.locator('#menu a[href="/management"]').click();
      await page.waitForURL("**/management");
      expect(await page.locator("#menu").isVisible()).toBe(false);
      await page.goto("/about");
    },
  ),
});

const frame = statements("2.2 Frame", {
  ...each(
    browsers,
    (browser) => `the window is at the top after a change of path (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser, ...narrow });
      await page.evaluate(() => scrollTo(0, 2000));
      await page.locator('footer a[href="/management"]').click();
      await page.waitForURL("**/management");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto("/about");
    },
  ),
  ...each(
    [
      "/dashboard",
      "/dashboard/AddDoctor",
      "/dashboard/AddDoctor/new",
      "/dashboard/Careers",
      "/dashboard/Links",
      "/dashboard/Links/new",
      "/dashboard/nothing",
      "/Dashboard/addDOCTOR",
    ],
    (path) => `the site's header and footer are hidden on ${path}`,
    async ({ staffPage }, path) => {
      const page = await staffPage(path);
      expect(page.all("footer")).toEqual([]);
      expect(page.all("#menu")).toEqual([]);
    },
  ),
  ...each(
    [...specialities.map(([path]) => path), "/NeurologyT", "/dashboard"],
    (path) => `the footer links to ${path}`,
    async ({ page }, path) => {
      expect((await page("/about")).attributes("footer a", "href")).toContain(path);
    },
  ),
  "the footer's link to /dashboard is the hospital's name": async ({ page }) => {
    expect((await page("/about")).texts('footer a[href="/dashboard"]')).toEqual(["Morni Hospital"]);
  },
  ...each(
    ["tel:", "mailto:", "https://www.openstreetmap.org", "https://www.instagram.com"],
    (scheme) => `the footer has a link that begins with ${scheme}`,
    async ({ page }, scheme) => {
      const hrefs = (await page("/about")).attributes("footer address a", "href");
      expect(hrefs.some((href) => href?.startsWith(scheme))).toBe(true);
    },
  ),
  ...each(
    ["Sector 20", "Panchkula", "Haryana", "134117", "0172 000 0020"],
    (words) => `the footer says ${words}`,
    async ({ page }, words) => {
      expect(textOf((await page("/about")).one("footer address"))).toContain(words);
    },
  ),
});

export const layout: Statement[] = [...top, ...navigation, ...hovering, ...frame];
