import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { textOf } from "./document.ts";
import { articlePaths, sidebars, specialities } from "./paths.ts";
import { each, statements } from "./statement.ts";

const withSidebar = articlePaths.filter((path) => path !== "/Pediatrics");

const figures: Record<string, [path: string, words: RegExp[]]> = {
  "activated charcoal: 1 g/kg up to 50 g within 1 hour": [
    "/PoisoningAndDrug",
    [
      /charcoal/i,
      /1 g (per kilogram|for each kilogram|\/\s?kg|a kilogram)|1 gram/i,
      /50 g/i,
      /1 hour|one hour|an hour/i,
    ],
  ],
  "visits monthly until 28 weeks, every two weeks until 36, then weekly": [
    "/AntenatalAndPostnatal",
    [
      /month/i,
      /28 weeks|week 28/i,
      /36/,
      /every (two|2) weeks|two weeks|fortnight/i,
      /every week|weekly|each week/i,
    ],
  ],
  "follow-up within 6 weeks of birth": ["/AntenatalAndPostnatal", [/(6|six) weeks/i]],
  "anatomy ultrasound around 18 to 22 weeks": ["/Ultrasound", [/18/, /22/]],
  "active labour of 4 to 8 hours, contractions every 3 to 5 minutes": [
    "/NormalVaginalDelivery",
    [/4 ?(to|–|-) ?8 hours/i, /3 ?(to|–|-) ?5 minutes/i],
  ],
  "placenta within 5 to 30 minutes": ["/NormalVaginalDelivery", [/5 ?(to|–|-) ?30 minutes/i]],
  "caesarean stay of 2 to 4 days": ["/CaesareanSection", [/(2|two) ?(to|–|-) ?(4|four) days/i]],
  "Pap screening from 21, every 3 years to 29": ["/PapSmears", [/21/, /29/, /(3|three) years/i]],
  "Pap screening every 3 to 5 years with HPV testing from 30 to 65": [
    "/PapSmears",
    [/HPV/, /30/, /65/, /(3|three) ?(to|–|-) ?(5|five) years/i],
  ],
  "thrombolysis of a stroke within 4.5 hours": [
    "/StrokeManagement",
    [/4\.5 hours|four and a half hours|4½ hours/i],
  ],
  "IUI succeeds in 10 to 20 % of cycles": ["/InfertilityTreatment", [/10 ?(to|–|-) ?20|10 and 20/]],
  "IVF succeeds in 20 to over 40 % of cycles": ["/InfertilityTreatment", [/20/, /40/]],
  "Botox relief of 3 to 4 months": ["/BotoxTherapy", [/(3|three) ?(to|–|-) ?(4|four) months/i]],
  "chronic migraine: 15 or more days of headache a month": [
    "/MigraineChronicHeadache",
    [/15 (or more )?(headache )?days|15 or more|15 days/i],
  ],
};

async function layoutOf(page: Page) {
  return page.evaluate(() => {
    const widthOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return {
      article: widthOf("main article"),
      sidebar: widthOf("main aside"),
      hero: widthOf("main > header img"),
    };
  });
}

export const articles = statements("2.9 Static article pages", {
  ...each(
    articlePaths,
    (path) => `${path} has a hero image, a static file`,
    async ({ page }, path) => {
      const [source] = (await page(path)).attributes("main > header img", "src");
      expect(source).toMatch(/^\/media\//);
    },
  ),
  ...each(
    articlePaths,
    (path) => `${path} has one heading and an article`,
    async ({ page }, path) => {
      const { texts, one } = await page(path);
      expect(texts("main h1")).toEqual([expect.stringMatching(/\S/)]);
      expect(textOf(one("main article")).split(" ").length).toBeGreaterThan(150);
    },
  ),
  ...each(
    withSidebar,
    (path) => `${path} has a sidebar of sibling pages`,
    async ({ page }, path) => {
      const hrefs = (await page(path)).attributes("main aside a", "href");
      expect(
        Object.values(sidebars).filter((links) => links.every((link) => hrefs.includes(link))),
      ).not.toEqual([]);
    },
  ),
  "the Pediatrics page has no sidebar": async ({ page }) => {
    expect((await page("/Pediatrics")).all("main aside")).toEqual([]);
  },
  ...each(
    Object.entries(sidebars),
    ([name, links]) =>
      `the ${name} sidebar has these ${links.length} links in this order, on each of its pages`,
    async ({ page }, [, links]) => {
      for (const path of links) {
        const document = await page(path);
        expect([path, document.attributes("main aside a", "href")]).toEqual([path, links]);
      }
    },
  ),
  ...each(
    specialities,
    ([path, title]) => `the Speciality sidebar calls ${path} ‘${title}’`,
    async ({ page }, [path, title]) => {
      expect(textOf((await page("/Oncology")).one(`main aside a[href="${path}"]`))).toBe(title);
    },
  ),
  "the Gynaecology sidebar calls /InfertilityTreatment ‘IVF and IUI’": async ({ page }) => {
    const link = (await page("/PapSmears")).one('main aside a[href="/InfertilityTreatment"]');
    expect(textOf(link)).toBe("IVF and IUI");
  },
  "LaparoscopyAndHysteroscopy compares: Feature, Laparoscopy, Hysteroscopy": async ({ page }) => {
    const { texts } = await page("/LaparoscopyAndHysteroscopy");
    expect(texts("main table:has(td) thead th").slice(-3)).toEqual([
      "Feature",
      "Laparoscopy",
      "Hysteroscopy",
    ]);
  },
  ...each(
    ["access", "examination area", "common uses", "recovery time"],
    (row) => `the comparison has a row: ${row}`,
    async ({ page }, row) => {
      const rows = (await page("/LaparoscopyAndHysteroscopy")).texts("main table tr");
      expect(rows.some((text) => text.toLowerCase().startsWith(row))).toBe(true);
    },
  ),
  ...each(
    ["scene", "airway", "breathing", "overdose"],
    (word) => `PoisoningAndDrug covers: ${word}`,
    async ({ page }, word) => {
      expect((await page("/PoisoningAndDrug")).text.toLowerCase()).toContain(word);
    },
  ),
  ...each(
    Object.entries(figures),
    ([statement]) => `the text says: ${statement}`,
    async ({ page }, [, [path, words]]) => {
      const article = textOf((await page(path)).one("main article"));
      for (const word of words) expect(article).toMatch(word);
    },
  ),
  "the article takes about three quarters and the sidebar a quarter on large screens": async ({
    view,
  }) => {
    const { article, sidebar } = await layoutOf(await view("/Chemotherapy", { script: false }));
    const share = article / (article + sidebar);
    expect(share).toBeGreaterThan(0.68);
    expect(share).toBeLessThan(0.8);
  },
  "the hero is as wide as the page": async ({ view }) => {
    const { hero } = await layoutOf(await view("/Chemotherapy", { script: false }));
    expect(hero).toBe(1280);
  },
});
