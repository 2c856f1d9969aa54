import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { linkBody } from "../api/api.ts";
import { hydrate } from "./hydrate.ts";
import type { BrowserName } from "./site.ts";
import { each, statements } from "./statement.ts";

const browsers: BrowserName[] = ["Chromium", "Firefox"];

async function expectPicture(page: Page, number: number): Promise<void> {
  await expect.poll(() => page.locator("dialog [role=status]").textContent()).toBe(`${number}/12`);
}

async function swipeOver(page: Page, selector: string, by: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

const places = {
  picture: "dialog img",
  "bar of buttons": "dialog nav a:last-child",
  title: "dialog h2",
};

const gallery = statements("2.5 Gallery", {
  "has twelve photos": async ({ page }) => {
    expect((await page("/pictures")).all("main li img")).toHaveLength(12);
  },
  ...each(
    [
      [1280, 4],
      [1024, 4],
      [800, 2],
      [360, 2],
    ] as const,
    ([width, columns]) => `is a grid of ${columns} columns at ${width} pixels`,
    async ({ view }, [width, columns]) => {
      const page = await view("/pictures", { width });
      const lefts = await page
        .locator("main li")
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    },
  ),
  ...each(
    Array.from({ length: 12 }, (_, index) => index + 1),
    (number) => `photo ${number} opens in a viewer that counts ${number}/12`,
    async ({ page }, number) => {
      expect((await page("/pictures")).attributes("main li a", "href")[number - 1]).toBe(
        `/pictures/${number}`,
      );
      const viewer = await page(`/pictures/${number}`);
      expect(viewer.texts("dialog[open] [role=status]")).toEqual([`${number}/12`]);
    },
  ),
  "the viewer has previous, next and close": async ({ page }) => {
    const viewer = await page("/pictures/3");
    const links = viewer
      .all("dialog a")
      .map((link) => [link.text.trim(), link.getAttribute("href")]);
    expect(links).toEqual([
      ["Close", "/pictures"],
      ["Previous", "/pictures/2"],
      ["Next", "/pictures/4"],
    ]);
  },
  "next after the last photo is the first": async ({ page }) => {
    expect((await page("/pictures/12")).attributes("dialog nav a", "href")[1]).toBe("/pictures/1");
  },
  "previous before the first photo is the last": async ({ page }) => {
    expect((await page("/pictures/1")).attributes("dialog nav a", "href")[0]).toBe("/pictures/12");
  },
  ...each(
    browsers,
    (browser) => `a click opens a viewer over the full screen (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/pictures", { browser, width: 360, height: 740 });
      await page.locator("#picture-5").click();
      await expectPicture(page, 5);
      expect(await page.locator("dialog").boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 360,
        height: 740,
      });
    },
  ),
  ...each(
    browsers,
    (browser) => `next and previous turn, and wrap at both ends (${browser})`,
    async ({ view }, browser) => {
      const page = await view("/pictures/1", { browser, width: 360, height: 740 });
      await hydrate(page);
      await page.locator("dialog:modal").waitFor();
      for (const [name, to] of [
        ["Previous", 12],
        ["Next", 1],
        ["Next", 2],
        ["Previous", 1],
      ] as const) {
        await page.locator("dialog").getByRole("link", { name }).click();
        await expectPicture(page, to);
      }
    },
  ),
  ...each(
    browsers.flatMap((browser) =>
      Object.entries(places).map(([place, selector]) => ({ browser, place, selector })),
    ),
    ({ browser, place }) => `a swipe over the ${place} turns both ways, and wraps (${browser})`,
    async ({ view }, { browser, selector }) => {
      const page = await view("/pictures/12", { browser, width: 360, height: 740 });
      await hydrate(page);
      await page.locator("dialog:modal").waitFor();
      for (const [by, to] of [
        [-40, 1],
        [40, 12],
        [40, 11],
        [-40, 12],
      ] as const) {
        await swipeOver(page, selector, by);
        await expectPicture(page, to);
      }
    },
  ),
  ...each(
    browsers,
    (browser) => `one Back leaves the viewer, however many were seen (${browser})`,
    async ({ newView }, browser) => {
      const page = await newView("/pictures", { browser });
      await hydrate(page);
      await page.locator("#picture-3").click();
      await expectPicture(page, 3);
      for (const number of [4, 5]) {
        await page.locator("dialog").getByRole("link", { name: "Next" }).click();
        await expectPicture(page, number);
      }
      await page.goBack();
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      expect(page.url()).toMatch(/\/pictures$/);
      await page.close();
    },
  ),
  ...each(
    browsers,
    (browser) => `Back does not open again what was closed (${browser})`,
    async ({ newView }, browser) => {
      const page = await newView("/management", { browser });
      await page.goto("/pictures");
      await hydrate(page);
      await page.locator("#picture-3").click();
      await expectPicture(page, 3);
      await page.locator("dialog").getByRole("link", { name: "Close" }).click();
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      await page.goBack();
      await page.waitForTimeout(200);
      expect(await page.locator("dialog").count()).toBe(0);
      await page.close();
    },
  ),
});

const instagram = statements("2.6 Instagram Highlights", {
  "lists the links of category mediainsta": async ({ page, call }) => {
    const { data } = (await call("GET", "/social-links")).body;
    const urls = data.flatMap((link: { category: string; url: string }) =>
      link.category === "mediainsta" ? [link.url] : [],
    );
    expect((await page("/Instagram")).attributes("main li a", "href")).toEqual(urls);
  },
  "takes the identifier of a reel from what follows /reel/": async ({ page }) => {
    const { attributes } = await page("/Instagram");
    const urls = attributes("main li a", "href");
    const frames = attributes("main li iframe", "src");
    expect(frames).toHaveLength(urls.length);
    for (const [index, url] of urls.entries()) {
      const [, id] = /\/reel\/([^/]+)/.exec(url ?? "") ?? [];
      expect(frames[index]).toBe(`/reel/${id}/embed`);
    }
  },
  "each tile links to its link in a new tab": async ({ page }) => {
    const targets = (await page("/Instagram")).attributes("main li > article > a", "target");
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(targets)).toEqual(new Set(["_blank"]));
  },
  "a new link shows at once": async ({ fresh, call }) => {
    const { body } = await call("POST", "/social-links", linkBody);
    expect((await fresh("/Instagram")).attributes("main li a", "href")[0]).toBe(linkBody.url);
    await call("DELETE", `/social-links/${body.data._id}`);
    expect((await fresh("/Instagram")).attributes("main li a", "href")).not.toContain(linkBody.url);
  },
});

export const media = [...gallery, ...instagram];
