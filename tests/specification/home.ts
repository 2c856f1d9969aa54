import type { Locator, Page } from "@playwright/test";
import { expect } from "vitest";
import { doctorBody, linkBody } from "../api/api.ts";
import { textOf } from "./document.ts";
import { hydrate } from "./hydrate.ts";
import { specialities } from "./paths.ts";
import type { BrowserName } from "./site.ts";
import { each, statements } from "./statement.ts";

const browsers: BrowserName[] = ["Chromium", "Firefox"];

const sections = [
  "specialities",
  "structure",
  "vision",
  "team",
  "treatments",
  "reviews",
  "accreditations",
  "facilities",
  "gallery",
  "instagram",
];

const titles = {
  structure: "Hospital Structure",
  vision: "Our Vision",
  team: "Our Team of Experts",
  treatments: "Our Treatments",
  accreditations: "Accreditations",
  facilities: "Our Facilities",
  instagram: "Instagram Highlights",
};

const inSection = (id: string) => `section[aria-labelledby="${id}"]`;

const treatmentCards = [
  "/GeneralMedicineT",
  "/OncologyT",
  "/ObstetricsAndGynaecologyT",
  "/GeneralSurgeryT",
  "/NeurologyT",
  "/UrologyT",
];

const carousels = ["Specialities", "Doctors", "Treatments", "Facilities"];

const perPage: [carousel: string, width: number, cards: number][] = [
  ["Specialities", 1280, 3],
  ["Specialities", 1024, 3],
  ["Specialities", 1023, 2],
  ["Specialities", 768, 2],
  ["Specialities", 767, 1],
  ["Specialities", 360, 1],
  ["Doctors", 1280, 4],
  ["Doctors", 1024, 4],
  ["Doctors", 1023, 1],
  ["Doctors", 360, 1],
  ["Treatments", 1280, 3],
  ["Treatments", 1024, 3],
  ["Treatments", 1023, 1],
  ["Treatments", 360, 1],
  ["Facilities", 1280, 3],
  ["Facilities", 1024, 3],
  ["Facilities", 1023, 1],
  ["Facilities", 360, 1],
];

function carousel(page: Page, name: string) {
  return page.locator(`section[aria-label="${name}"]`);
}

const sections24 = statements("2.4 Home", {
  "begins with a hero that has a phone link for enquiries": async ({ page }) => {
    const link = (await page("/")).one('main > header a[href^="tel:"]');
    expect(textOf(link)).toMatch(/^Enquiries: /);
  },
  "the hero has a video, also without script": async ({ page }) => {
    const sources = (await page("/")).attributes("main > header video source", "type");
    expect(sources).toEqual([expect.stringMatching(/webm/), "video/mp4"]);
  },
  ...each(
    browsers,
    (browser) => `the video of the hero plays (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/", { browser, motion: true });
      const video = page.locator("main > header video");
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), {
          timeout: 15_000,
        })
        .toBeGreaterThan(0);
    },
  ),
  "has its sections in this order": async ({ page }) => {
    expect((await page("/")).attributes("main > section", "aria-labelledby")).toEqual(sections);
  },
  ...each(
    Object.entries(titles),
    ([, title]) => `the section ‘${title}’ bears this title`,
    async ({ page }, [id, title]) => expect(textOf((await page("/")).one(`#${id}`))).toBe(title),
  ),
  ...each(
    specialities,
    ([path]) => `the speciality carousel has a card for ${path}, with description and image`,
    async ({ page }, [path]) => {
      const cards = (await page("/")).all(`${inSection("specialities")} article`);
      const card = cards.find((one) => one.querySelector(`a[href="${path}"]`));
      expect(card?.querySelectorAll("img")).toHaveLength(1);
      expect(card?.querySelector("p:last-child")?.text.length).toBeGreaterThan(20);
    },
  ),
  "the speciality carousel has seven cards": async ({ page }) => {
    expect((await page("/")).all(`${inSection("specialities")} article`)).toHaveLength(7);
  },
  ...each(
    treatmentCards,
    (path) => `the treatments carousel has a card for ${path}`,
    async ({ page }, path) => {
      expect((await page("/")).attributes(`${inSection("treatments")} a`, "href")).toContain(path);
    },
  ),
  "the treatments carousel has six cards": async ({ page }) => {
    expect((await page("/")).all(`${inSection("treatments")} article`)).toHaveLength(6);
  },
  ...each(
    [
      "40 beds",
      "6 ICU beds",
      "Operation theatre",
      "NICU room",
      "Private rooms",
      "Super deluxe rooms",
    ],
    (words) => `the hospital's structure names: ${words}`,
    async ({ page }, words) => {
      expect((await page("/")).texts(`${inSection("structure")} h3`)).toContain(words);
    },
  ),
  "Our Vision has two training cards": async ({ page }) => {
    expect((await page("/")).all(`${inSection("vision")} article`)).toHaveLength(2);
  },
  ...each(
    [360, 768, 1280],
    (width) => `the two training cards stand side by side at ${width} pixels`,
    async ({ view }, width) => {
      const page = await view("/", { width });
      const tops = await page
        .locator(`${inSection("vision")} article`)
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(tops[0]).toBe(tops[1]);
    },
  ),
  "the team has 'View all' to /doctors": async ({ page }) => {
    const link = (await page("/")).one(`${inSection("team")} a[href="/doctors"]`);
    expect(textOf(link)).toBe("View all");
  },
  "the team lists every doctor that is active and not deleted": async ({ fresh, call }) => {
    const active = (await call("GET", "/available-doctors")).body;
    const names = (await fresh("/")).texts(`${inSection("team")} h3`);
    expect(names.toSorted()).toEqual(active.map(({ name }: { name: string }) => name).toSorted());
  },
  "the team lists them also when there are sixty": async ({ fresh, call }) => {
    const added = [];
    for (let number = 1; number <= 40; number += 1) {
      const name = `Dr Statement ${number}`;
      added.push((await call("POST", "/doctor", { ...doctorBody, name })).body._id);
    }
    const active = (await call("GET", "/available-doctors")).body;
    const shown = (await fresh("/")).all(`${inSection("team")} h3`);
    for (const id of added) await call("DELETE", `/doctor/${id}`);
    expect(active.length).toBeGreaterThan(60);
    expect(shown).toHaveLength(active.length);
  },
  "the team leaves out a doctor that is not active": async ({ fresh, call }) => {
    const name = "Dr Hidden Statement";
    const { body } = await call("POST", "/doctor", { ...doctorBody, name, isActive: false });
    expect((await fresh("/")).text).not.toContain(name);
    await call("DELETE", `/doctor/${body._id}`);
  },
  "the team leaves out a doctor that is deleted": async ({ fresh, call }) => {
    const name = "Dr Deleted Statement";
    const { body } = await call("POST", "/doctor", { ...doctorBody, name });
    expect((await fresh("/")).text).toContain(name);
    await call("DELETE", `/doctor/${body._id}`);
    expect((await fresh("/")).text).not.toContain(name);
  },
  ...each(
    ["OT", "NICU", "ICU", "LAB"],
    (heading) => `the facilities have a flip card ${heading}, with description and image`,
    async ({ page }, heading) => {
      const sides = (await page("/")).all(`${inSection("facilities")} li`);
      const card = sides.find((side) => side.querySelector("h3")?.text === heading);
      expect(card?.querySelectorAll("img")).toHaveLength(1);
      expect(card?.text.length).toBeGreaterThan(60);
    },
  ),
  ...each(
    browsers,
    (browser) => `a facility flips on hover (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/", { browser, motion: true });
      // Its script asks for what the page shows, which later statements change.
      await hydrate(page);
      const card = page.locator(`${inSection("facilities")} li > div`).first();
      await card.scrollIntoViewIfNeeded();
      const look = () =>
        card.evaluate((flip) =>
          [...flip.querySelectorAll("div, p")].map(
            (side) => getComputedStyle(side).transform + getComputedStyle(side).opacity,
          ),
        );
      await page.mouse.move(0, 0);
      const before = await look();
      await card.hover();
      await expect.poll(look).not.toEqual(before);
    },
  ),
  "has a gallery of twelve photos": async ({ page }) => {
    const links = (await page("/")).attributes(`${inSection("gallery")} li a`, "href");
    expect(links).toEqual(Array.from({ length: 12 }, (_, index) => `/pictures/${index + 1}`));
  },
  "each accreditation has an image, a heading and a subheading": async ({ page }) => {
    const items = (await page("/")).all(`${inSection("accreditations")} li`);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item.querySelector("svg")).not.toBeNull();
      expect(item.querySelector("h3")?.text).toMatch(/\S/);
      expect(item.querySelector("p")?.text).toMatch(/\S/);
    }
  },
  "the Instagram highlights are hidden when there are no items": async ({ fresh, database }) => {
    const stored = database((sqlite) => sqlite.prepare("SELECT * FROM links").all()) as {
      id: string;
      category: string;
    }[];
    const links = stored.filter(({ category }) => category === "homeinsta");
    database((sqlite) => sqlite.exec("DELETE FROM links WHERE category = 'homeinsta'"));
    expect((await fresh("/")).all(inSection("instagram"))).toEqual([]);
    for (const link of links) {
      database((sqlite) =>
        sqlite.prepare("INSERT INTO links VALUES (@id, @category, @url, @created_at)").run(link),
      );
    }
    expect((await fresh("/")).all(inSection("instagram"))).toHaveLength(1);
  },
  "the Instagram highlights are the links of category homeinsta": async ({ page, call }) => {
    const { data } = (await call("GET", "/social-links")).body;
    const urls = data.flatMap((link: { category: string; url: string }) =>
      link.category === "homeinsta" ? [link.url] : [],
    );
    const shown = (await page("/")).attributes(`${inSection("instagram")} li a`, "href");
    expect(shown).toEqual(urls);
  },
  "a reel on home is the fifth segment of its link": async ({ fresh, call }) => {
    const url = "https://www.instagram.com/p/Fifth12345/";
    const { body } = await call("POST", "/social-links", {
      ...linkBody,
      category: "homeinsta",
      url,
    });
    const frames = (await fresh("/")).attributes(`${inSection("instagram")} iframe`, "src");
    await call("DELETE", `/social-links/${body.data._id}`);
    expect(frames[0]).toBe("/reel/Fifth12345/embed");
  },
  "the reviews are a widget where one is set, and a section in any case": async ({ page }) => {
    expect((await page("/")).all(inSection("reviews"))).toHaveLength(1);
  },
  ...each(
    perPage,
    ([name, width, cards]) => `the carousel ${name} has ${cards} on a page at ${width} pixels`,
    async ({ view }, [name, width, cards]) => {
      const page = await view("/", { width });
      const shown = await carousel(page, name)
        .locator("li:not(li li)")
        .evaluateAll((items) => {
          const edge = items[0]?.closest("div")?.getBoundingClientRect();
          return items.filter((item) => {
            const place = item.firstElementChild?.getBoundingClientRect();
            return place && edge && place.left >= edge.left - 1 && place.right <= edge.right + 1;
          }).length;
        });
      expect(shown).toBe(cards);
    },
  ),
});

async function statusOf(page: Page, name: string): Promise<string> {
  const status = carousel(page, name).locator("p[role=status]");
  if ((await status.count()) === 0) await hydrate(page);
  await carousel(page, name).scrollIntoViewIfNeeded();
  return (await status.textContent()) ?? "";
}

async function pagesOf(page: Page, name: string): Promise<number> {
  const [, count] = / of (\d+)/.exec(await statusOf(page, name)) ?? [];
  return Number(count);
}

/** From wherever the statement before left it. */
async function turnTo(page: Page, name: string, number: number): Promise<void> {
  await expect
    .poll(async () => {
      const isThere = (await statusOf(page, name)).startsWith(`Page ${number} `);
      if (!isThere) await turn(page, name, "Next page");
      return isThere;
    })
    .toBe(true);
}

async function turn(page: Page, name: string, button: string): Promise<void> {
  await carousel(page, name).getByRole("button", { name: button }).click();
}

/** Moves a finger, or a mouse where there is none, over an element. */
async function swipe(page: Page, selector: string, by: number): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  const x = box.x + box.width / 2;
  const y = box.y + Math.min(box.height / 2, 120);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.waitForTimeout(150);
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.waitForTimeout(150);
  await page.mouse.up();
}

async function expectPage(page: Page, name: string, number: number): Promise<void> {
  await expect.poll(() => statusOf(page, name)).toMatch(new RegExp(`^Page ${number} of `));
}

const both = browsers.flatMap((browser) => carousels.map((name) => ({ browser, name })));

const turning = statements("4 Carousels", {
  ...each(
    both,
    ({ browser, name }) => `${name}: next turns to the second page (${browser})`,
    async ({ view }, { browser, name }) => {
      const page = await view("/", { browser });
      await turnTo(page, name, 1);
      await turn(page, name, "Next page");
      await expectPage(page, name, 2);
    },
  ),
  ...each(
    both,
    ({ browser, name }) => `${name}: previous before the start goes to the last page (${browser})`,
    async ({ view }, { browser, name }) => {
      const page = await view("/", { browser });
      await turnTo(page, name, 1);
      await turn(page, name, "Previous page");
      await expectPage(page, name, await pagesOf(page, name));
    },
  ),
  ...each(
    both,
    ({ browser, name }) => `${name}: next past the end goes to the start (${browser})`,
    async ({ view }, { browser, name }) => {
      const page = await view("/", { browser });
      await turnTo(page, name, await pagesOf(page, name));
      await turn(page, name, "Next page");
      await expectPage(page, name, 1);
    },
  ),
  ...each(
    carousels,
    (name) => `${name}: a swipe to the left is next`,
    async ({ view }, name) => {
      const page = await view("/", { width: 360, height: 740 });
      await turnTo(page, name, 1);
      await swipe(page, `section[aria-label="${name}"]`, -30);
      await expectPage(page, name, 2);
    },
  ),
  ...each(
    carousels,
    (name) => `${name}: a swipe to the right is previous`,
    async ({ view }, name) => {
      const page = await view("/", { width: 360, height: 740 });
      await turnTo(page, name, 2);
      await swipe(page, `section[aria-label="${name}"]`, 30);
      await expectPage(page, name, 1);
    },
  ),
  // On a card that is a link, seven pixels are a click.
  "Facilities: seven pixels are no swipe": async ({ view }) => {
    const page = await view("/", { width: 360, height: 740 });
    await turnTo(page, "Facilities", 1);
    await swipe(page, 'section[aria-label="Facilities"]', -7);
    await page.waitForTimeout(200);
    await expectPage(page, "Facilities", 1);
  },
  ...each(
    ["Specialities", "Treatments", "Facilities"],
    (name) => `${name}: there is a dot for each page`,
    async ({ view }, name) => {
      const page = await view("/");
      const dots = carousel(page, name).getByRole("button", { name: /^Page \d/ });
      const count = await pagesOf(page, name);
      expect(await dots.count()).toBe(count);
    },
  ),
  "Doctors: there is a dot for each page where the screen has room": async ({ view }) => {
    const page = await view("/");
    const dots = carousel(page, "Doctors").getByRole("button", { name: /^Page \d/ });
    const count = await pagesOf(page, "Doctors");
    expect(await dots.count()).toBe(count);
  },
});

const slideshow = 'main section[aria-label="Pictures of the hospital"]';

/** The picture that shows, counted from 1. */
async function picture(page: Page): Promise<number> {
  return page.locator(`${slideshow} li`).evaluateAll((slides) => {
    const shown = slides.map((slide) => {
      const { visibility, opacity } = getComputedStyle(slide);
      return visibility === "visible" && Number(opacity) > 0.99;
    });
    return shown.lastIndexOf(true) === shown.indexOf(true) ? shown.indexOf(true) + 1 : 0;
  });
}

async function markedDot(page: Page): Promise<number> {
  return page.locator(`${slideshow} > div label > *`).evaluateAll((marks) => {
    const shown = marks.map((mark) => getComputedStyle(mark).visibility === "visible");
    return shown.indexOf(true) + 1;
  });
}

/** Presses with the mouse alone: in Firefox Playwright's own click scrolls the page first. */
async function pressOn(page: Page, label: Locator): Promise<void> {
  const box = await label.boundingBox();
  if (!box) throw new Error("There is nothing to press");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(5, 700);
}

async function choose(page: Page, number: number): Promise<void> {
  await pressOn(page, page.locator(`${slideshow} > div label`).nth(number - 1));
  await expect.poll(() => picture(page)).toBe(number);
}

async function press(page: Page, arrow: "previous" | "next"): Promise<void> {
  const slide = page.locator(`${slideshow} li`).nth((await picture(page)) - 1);
  await pressOn(page, slide.locator(`label[data-to=${arrow}]`));
}

/** Lets its clock run on, as if so many seconds had passed since the last choice. */
async function letPass(page: Page, seconds: number): Promise<void> {
  await page.locator(slideshow).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time * 1000;
    }
  }, seconds);
}

const modes = browsers.flatMap((browser) => [true, false].map((script) => ({ browser, script })));
const nameOf = ({ browser, script }: (typeof modes)[number]) =>
  script ? browser : `${browser} without script`;
/** Firefox cannot be told to go without script; there this page has none but for swiping. */
const drivable = modes.filter(({ browser, script }) => script || browser === "Chromium");

const pictures = statements("2.4 Second home variant", {
  "is a carousel of three images": async ({ page }) => {
    expect((await page("/about")).all(`${slideshow} li img`)).toHaveLength(3);
  },
  "stands above the long about text": async ({ page }) => {
    const { html } = await page("/about");
    expect(html.indexOf("Pictures of the hospital")).toBeLessThan(html.indexOf("Our mission"));
  },
  ...each(
    ["mission", "vision", "specialities", "Facilities", "Rooms", "team", "community", "Insurance"],
    (topic) => `the about text covers: ${topic}`,
    async ({ page }, topic) => {
      expect((await page("/about")).texts("main h2").join()).toContain(topic);
    },
  ),
  ...each(
    ["Public insurers", "Private insurers", "Third-party administrators"],
    (list) => `the about text lists: ${list}`,
    async ({ page }, list) => expect((await page("/about")).texts("main h3")).toContain(list),
  ),
  ...each(
    drivable,
    (mode) => `a dot shows its picture at the first press (${nameOf(mode)})`,
    async ({ view }, mode) => {
      const page = await view("/about", mode);
      await choose(page, 2);
      await choose(page, 1);
      await choose(page, 3);
    },
  ),
  ...each(
    drivable,
    (mode) => `the dot of the picture that shows is marked (${nameOf(mode)})`,
    async ({ view }, mode) => {
      const page = await view("/about", mode);
      for (const number of [2, 3, 1]) {
        await choose(page, number);
        expect(await markedDot(page)).toBe(number);
      }
    },
  ),
  ...each(
    drivable,
    (mode) => `next past the end goes to the start (${nameOf(mode)})`,
    async ({ view }, mode) => {
      const page = await view("/about", mode);
      await choose(page, 3);
      await press(page, "next");
      await expect.poll(() => picture(page)).toBe(1);
    },
  ),
  ...each(
    drivable,
    (mode) => `previous before the start goes to the end (${nameOf(mode)})`,
    async ({ view }, mode) => {
      const page = await view("/about", mode);
      await choose(page, 1);
      await press(page, "previous");
      await expect.poll(() => picture(page)).toBe(3);
      await press(page, "previous");
      await expect.poll(() => picture(page)).toBe(2);
    },
  ),
  ...each(
    drivable,
    (mode) => `dots and arrows leave page and history as they are (${nameOf(mode)})`,
    async ({ newView }, mode) => {
      const page = await newView("/management", mode);
      await page.goto("/about");
      await page.mouse.wheel(0, 150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      const before = await page.evaluate(() => [scrollY, history.length, location.href]);
      await choose(page, 3);
      await press(page, "next");
      await press(page, "previous");
      expect(await page.evaluate(() => [scrollY, history.length, location.href])).toEqual(before);
      await page.goBack();
      expect(page.url()).toMatch(/\/management$/);
      await page.close();
    },
  ),
  ...each(
    drivable,
    (mode) =>
      `every 6.2 s the next of all three comes, from whichever was chosen (${nameOf(mode)})`,
    async ({ newView }, mode) => {
      const page = await newView("/about", { ...mode, motion: true });
      for (const first of [1, 3, 2]) {
        await choose(page, first);
        for (const [seconds, step] of [
          [0.1, 0],
          [5.5, 0],
          [6.3, 1],
          [11.7, 1],
          [12.5, 2],
          [17.9, 2],
          [18.7, 3],
        ] as const) {
          await letPass(page, seconds);
          expect([seconds, await picture(page)]).toEqual([seconds, ((first - 1 + step) % 3) + 1]);
          expect([seconds, await markedDot(page)]).toEqual([seconds, ((first - 1 + step) % 3) + 1]);
        }
      }
      await page.close();
    },
  ),
  ...each(
    drivable,
    (mode) =>
      `choosing by hand restarts the clock, also for the picture chosen last (${nameOf(mode)})`,
    async ({ newView }, mode) => {
      const page = await newView("/about", { ...mode, motion: true });
      await choose(page, 2);
      await letPass(page, 7);
      expect(await picture(page)).toBe(3);
      await page.locator(slideshow).evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.play();
      });
      await choose(page, 2);
      const times = await page
        .locator(slideshow)
        .evaluate((element) =>
          element.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)),
        );
      expect(Math.max(...times)).toBeLessThan(6000);
      await page.close();
    },
  ),
  ...each(
    browsers,
    (browser) => `a swipe to the left is next, to the right previous, round both ends (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser, script: true });
      await choose(page, 1);
      for (const [by, to] of [
        [-40, 2],
        [-40, 3],
        [-40, 1],
        [40, 3],
        [40, 2],
        [-11, 3],
      ] as const) {
        await swipe(page, `${slideshow} ul`, by);
        await expect.poll(() => picture(page)).toBe(to);
      }
    },
  ),
  ...each(
    browsers,
    (browser) => `seven pixels are no swipe (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/about", { browser, script: true });
      await choose(page, 1);
      await swipe(page, `${slideshow} ul`, -7);
      await page.waitForTimeout(100);
      expect(await picture(page)).toBe(1);
    },
  ),
});

export const home = [...sections24, ...pictures, ...turning];
