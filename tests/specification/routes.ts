import { expect } from "vitest";
import { articlePaths } from "./paths.ts";
import { each, statements } from "./statement.ts";

const screens = {
  "/": "Good care, close to home",
  "/about": "A small hospital that takes its time for you",
  "/management": "Meet Our Team",
  "/doctors": "Our doctors",
  "/signin": "Staff sign-in",
  "/careers": "Careers",
  "/pictures": "Pictures Gallery",
  "/Pictures": "Pictures Gallery",
  "/Instagram": "Instagram Highlights",
};

const dashboard = {
  "/dashboard": /^Welcome, /,
  "/dashboard/AddDoctor": /^Doctor List$/,
  "/dashboard/Careers": /^Career Applications$/,
  "/dashboard/Links": /^Social Links$/,
};

export const routes = statements("2.3 Routes", {
  ...each(
    Object.entries(screens),
    ([path, heading]) => `${path} shows ‘${heading}’`,
    async ({ page }, [path, heading]) => {
      const { status, texts } = await page(path);
      expect([status, ...texts("main h1")]).toEqual([200, heading]);
    },
  ),
  ...each(
    Object.entries(dashboard),
    ([path]) => `${path} is a screen of the dashboard`,
    async ({ staffPage }, [path, heading]) => {
      const { status, texts } = await staffPage(path);
      expect(status).toBe(200);
      expect(texts("main h1")[0]).toMatch(heading);
    },
  ),
  ...each(
    articlePaths,
    (path) => `${path} is a page`,
    async ({ page }, path) => expect((await page(path)).status).toBe(200),
  ),
  "/doctor/{id} shows a doctor": async ({ page, call }) => {
    const [doctor] = (await call("GET", "/available-doctors")).body;
    expect((await page(`/doctor/${doctor._id}`)).texts("main h1")).toEqual([doctor.name]);
  },
  ...each(
    ["/nowhere", "/doctor", "/doctors/1", "/api", "/PICTURES/13"],
    (path) => `${path}, which matches no route, shows an error screen with status 404`,
    async ({ page }, path) => expect((await page(path)).status).toBe(404),
  ),
  "the error screen is headed 'Unexpected Application Error!'": async ({ page }) => {
    expect((await page("/nowhere")).texts("main h1")).toEqual(["Unexpected Application Error!"]);
  },
  "/management shows four leaders": async ({ page }) => {
    expect((await page("/management")).all("main section")).toHaveLength(4);
  },
  "each leader has name, position, description and image": async ({ page }) => {
    for (const leader of (await page("/management")).all("main section")) {
      expect(leader.querySelector("h2")?.text).toMatch(/\S/);
      expect(leader.querySelectorAll("p").filter(({ text }) => text.trim())).toHaveLength(2);
      expect(leader.querySelectorAll("img")).toHaveLength(1);
    }
  },
  "the images of the leaders alternate sides": async ({ view }) => {
    const page = await view("/management", { width: 1280 });
    const sides = await page.locator("main section").evaluateAll((leaders) =>
      leaders.map((leader) => {
        const [image, words] = [leader.querySelector("img"), leader.querySelector("h2")];
        return (image?.getBoundingClientRect().x ?? 0) < (words?.getBoundingClientRect().x ?? 0);
      }),
    );
    expect(sides).toEqual([true, false, true, false]);
  },
});
