import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { languageTags, pathIn } from "#app/language/locale.ts";
import { isTranslated, translatedPaths } from "#app/language/translated.ts";
import { triageWords } from "#app/library/triage-words.ts";
import { typedHoursIn } from "#app/timetable/typed-hours.ts";
import { alphabetWords } from "#app/words/alphabet.ts";
import { cardWords } from "#app/words/cards.ts";
import { fallbackWords } from "#app/words/fallback.ts";
import { onDatabase } from "./api/api.ts";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";
import { storeSettings } from "./app/settings.ts";
import { formFields } from "./forms/form-fields.ts";
import { htmlProblems } from "./pages/html.ts";
import { structuredDataIn } from "./pages/schema-org.ts";
import { textOf } from "./pages/text-of.ts";
import { share } from "./runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

storeSettings(app, {
  charges: {
    from: "2026-11-01",
    items: [
      { id: "ward", group: "Rooms, for a day", name: "Ward", price: 1500, note: "With food" },
    ],
  },
  hours: { reception: "8 AM–8 PM", visiting: "5–7 PM", isEmergencyAlwaysOpen: true },
});

const doctors = onDatabase(app, (database) =>
  database.prepare("SELECT id, name FROM doctors WHERE is_active = 1").all(),
) as { id: string; name: string }[];
const [{ id: doctor } = { id: "" }] = doctors;

/** Read alike in each language, beside what is marked as English. */
const allowed = [
  ...doctors.flatMap(({ name }) => name.split(" ")),
  ..."Morni Hospital Sector 20, Panchkula, Haryana 134117 care@morni-hospital.example".split(" "),
  ..."English Instagram WhatsApp aspirin folic acid amitriptyline duloxetine gabapentin pregabalin B12 PCPNDT CPR AED A4 Ctrl+P °C °F".split(
    " ",
  ),
];

const own = {
  hi: /^[\p{Script=Devanagari}\p{P}\p{N}\p{S}\s]*$/u,
  pa: /^[\p{Script=Gurmukhi}।\p{P}\p{N}\p{S}\s]*$/u,
};

// A hospital that gives other advice in English has no translation of it yet.
const staff = await app.as(admin);
const edit = "/dashboard/Articles/Neuroimaging/edit";
const fields = formFields(await (await staff.get(edit)).text());
const text = `${fields.text}\n\nTell us if you have a hearing aid.`;
expect((await staff.post(edit, { ...fields, text })).status).toBe(303);

const paths = translatedPaths.map((path) => path.replace(":id", doctor).replace(":n", "3"));
// Whole, with red and amber cards, with steps that are only in English, and at an address in small letters.
const articles = ["/ChokingAndCPR", "/Obstetrics", "/Neuroimaging", "/Orthopaedic", "/urology"];
const searched = {
  hi: ["दिल का दौरा", "मरना चाहता हूं", "पति मारता है", "ओपीडी", "क्षक्षक्ष"],
  pa: ["ਦਿਲ ਦਾ ਦੌਰਾ", "ਮਰਨਾ ਚਾਹੁੰਦਾ", "ਪਤੀ ਕੁੱਟਦਾ ਹੈ", "ਓਪੀਡੀ", "ਫਫਫਫ"],
};
const shown = [...paths, ...articles, "/offline"];

async function ask(address: string) {
  const response = await app.get(address);
  return { response, html: await response.text() };
}

const known = new Map<string, ReturnType<typeof ask>>();

/** Asks for each page once, since nothing changes meanwhile. */
async function read(address: string) {
  const asked = known.get(address) ?? ask(address);
  known.set(address, asked);
  const { response, html } = await asked;
  return { response, html, page: parse(html) };
}

/** The words of a page, its title and what screen readers say, without what is marked as another language. */
function wordsOf(page: HTMLElement, language: string): string[] {
  for (const hidden of page.querySelectorAll("script, style")) hidden.remove();
  for (const other of page.querySelectorAll("body [lang]")) {
    if (!other.getAttribute("lang")?.startsWith(language)) other.remove();
  }
  const texts = [
    page.querySelector("title")?.text,
    page.querySelector('meta[name="description"]')?.getAttribute("content"),
    textOf(page.querySelector("body")?.innerHTML ?? ""),
    ...["aria-label", "alt", "placeholder"].flatMap((name) =>
      page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)),
    ),
  ];
  return texts.flatMap((text = "") => text.replaceAll(/https?:\S+/g, "").split(/[\s/]+/));
}

function bare(word: string): string {
  return word.replace(/^[("“]+|[)”".,:;।]+$/g, "");
}

function isForeign(word: string, language: "hi" | "pa"): boolean {
  const plain = bare(word);
  return !own[language].test(plain) && !allowed.some((one) => bare(one) === plain);
}

describe.each(["hi", "pa"] as const)("/%s", (language) => {
  const all = [...shown, ...searched[language].map((q) => `/search?${new URLSearchParams({ q })}`)];

  test.each(all)("%s is whole in its language", async (path) => {
    const { response, html, page } = await read(pathIn(language, path));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-language")).toBe(languageTags[language]);
    expect(page.querySelector("html")?.getAttribute("lang")).toBe(languageTags[language]);
    expect(wordsOf(page, language).filter((word) => isForeign(word, language))).toEqual([]);
    expect(html).not.toContain('id="hydration"');
    const problems = await htmlProblems(html);
    // Firefox would keep the picture of a slideshow that somebody has chosen before.
    const known = /meta-refresh|"autocomplete" is not allowed|valid-autocomplete/;
    expect(problems.filter((problem) => !known.test(problem))).toEqual([]);
  });

  test.each(all)("%s leads to pages of its language, and says where it does not", async (path) => {
    const { page } = await read(pathIn(language, path));
    const links = page.querySelectorAll('a[href^="/"]');
    const leaving = links.filter((link) => {
      const href = link.getAttribute("href") ?? "";
      return (
        !new RegExp(`^/${language}(?:/|$)`).test(href) &&
        !/^\/(?:dashboard$|doctor\/.*\.ics)/.test(href)
      );
    });
    const unsaid = leaving.filter((link) => !link.getAttribute("hreflang"));
    expect(unsaid.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const needless = leaving.filter((link) => {
      const [href = ""] = link.getAttribute("href")?.split("#") ?? [];
      return !link.getAttribute("lang") && isTranslated(href) && href !== path;
    });
    expect(needless.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const searches = page
      .querySelectorAll('form:not([method="post"])')
      .map((form) => form.getAttribute("action") ?? "");
    expect(searches.filter((action) => !action.startsWith(`/${language}/`))).toEqual([]);
  });

  test("the menu has every page of the hospital that the foot has", async () => {
    const { page } = await read(`/${language}/about`);
    const linksOf = (selector: string) =>
      page.querySelectorAll(`${selector} a`).map((link) => link.getAttribute("href"));
    const ofMenu = linksOf("nav#menu");
    expect(linksOf("footer nav").filter((href) => !ofMenu.includes(href))).toEqual([]);
    expect(ofMenu).toContain(`/${language}/charges`);
  });

  test("the hours that the hospital typed in English are there", async () => {
    const shown = await Promise.all(
      ["/contact", "/about"].map(async (path) => textOf((await read(`/${language}${path}`)).html)),
    );
    const visiting = typedHoursIn(language, "5–7 PM");
    expect(shown.filter((text) => !text.includes(visiting) || text.includes("5–7 PM"))).toEqual([]);
  });

  test("an article that is not translated shows its danger signs, and search engines leave it out", async () => {
    const { page } = await read(`/${language}/Neuroimaging`);
    expect(page.querySelector(".care.emergency h3")?.text).toContain("112");
    const signs = page.querySelectorAll(".care.emergency li").map(({ text }) => text);
    expect(signs.length).toBeGreaterThan(0);
    expect(Object.values(triageWords[language])).toEqual(expect.arrayContaining(signs));
    expect(page.querySelector('main a[href="/Neuroimaging"]')?.getAttribute("lang")).toBe("en");
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    expect(page.querySelector('link[rel="alternate"][hreflang]')).toBeNull();
    expect(await (await app.get("/sitemap.xml")).text()).not.toContain(`/${language}/Neuroimaging`);
    const { page: english } = await read("/Neuroimaging");
    expect(english.querySelector(`a[href="/${language}/Neuroimaging"]`)).toBeNull();
    const under = page.querySelectorAll(".care.emergency > p").map(({ text }) => text);
    const [notAll = ""] = fallbackWords[language].moreSigns.split("{");
    expect(under.join()).toContain(notAll);
    expect(under.join()).toContain(cardWords[language].onTheWay);
    const all = page.querySelector('.care.emergency a[href="/Neuroimaging#help-now"]');
    expect(all?.getAttribute("hreflang")).toBe("en");
    const list = (await read(`/${language}/a-z`)).page.querySelector("main")?.text;
    expect(list).toContain(alphabetWords[language].soFar);
  });

  test("an article that is translated is the English page in its words, which no doctor has checked", async () => {
    const { html, page } = await read(`/${language}/ChokingAndCPR`);
    const { page: english } = await read("/ChokingAndCPR");
    const shapeOf = (document: HTMLElement, selector: string) =>
      document.querySelectorAll(`main ${selector}`).map(({ id, classNames }) => id || classNames);
    for (const part of ["h2", "h3", ".care", ".care li", "figure", "table td", "article ol > li"]) {
      expect([part, ...shapeOf(page, part)]).toEqual([part, ...shapeOf(english, part)]);
    }
    const dialled = (document: HTMLElement) =>
      document.querySelectorAll('main a[href^="tel:"]').map((link) => link.getAttribute("href"));
    expect(dialled(page)).toEqual(dialled(english));
    expect(page.querySelector("main footer p")?.text).toBe(fallbackWords[language].unchecked);
    const [, trail] = structuredDataIn(html) as [object, { itemListElement: { item: string }[] }];
    const home = `${app.origin}/${language}`;
    expect(trail.itemListElement.filter(({ item }) => !item.startsWith(home))).toEqual([]);
    expect(structuredDataIn(html)[0]).toMatchObject({
      url: `${app.origin}/${language}/ChokingAndCPR`,
      inLanguage: languageTags[language],
      translationOfWork: { "@id": `${app.origin}/ChokingAndCPR` },
    });
    expect(english.querySelector(`nav a[href="/${language}/ChokingAndCPR"]`)).not.toBeNull();
    expect(await (await app.get("/sitemap.xml")).text()).toContain(`/${language}/ChokingAndCPR<`);
  });

  test("a search that is too long stays, and its page says in its language what was left out", async () => {
    const typed = (language === "hi" ? "दर्द " : "ਦਰਦ ").repeat(400).slice(0, 1200);
    for (const [path, most] of [
      ["/search", 100],
      ["/doctors", 1000],
    ] as const) {
      const { response, page } = await read(
        `/${language}${path}?${new URLSearchParams({ q: typed })}`,
      );
      expect(response.status).toBe(200);
      const input = page.querySelector('main input[name="q"]')?.getAttribute("value") ?? "";
      expect(input).toBe(typed.slice(0, most).trim());
      expect(page.querySelector("main")?.text).toContain(most.toLocaleString("en-IN"));
      expect(wordsOf(page, language).filter((word) => isForeign(word, language))).toEqual([]);
    }
  });

  test("an address that is not there answers in its language", async () => {
    const { response, page } = await read(`/${language}/no-such-page`);
    expect(response.status).toBe(404);
    expect(wordsOf(page, language).filter((word) => isForeign(word, language))).toEqual([]);
  });
});

test.each([...paths, "/ChokingAndCPR"])(
  "%s names its languages alike in each of them",
  async (path) => {
    const addresses = [path, pathIn("hi", path), pathIn("pa", path)];
    const pages = await Promise.all(addresses.map(read));
    const alternates = pages.map(({ page }) =>
      page.querySelectorAll('link[rel="alternate"][hreflang]').map(({ outerHTML }) => outerHTML),
    );
    const isIndexed = pages.every(({ page }) => !page.querySelector('meta[content="noindex"]'));
    expect(alternates[0]).toHaveLength(isIndexed ? 4 : 0);
    expect(alternates).toEqual([alternates[0], alternates[0], alternates[0]]);
    const [english] = pages;
    const named = ["en", "x-default", "hi", "pa"].map((language) =>
      english?.page.querySelector(`link[hreflang="${language}"]`)?.getAttribute("href"),
    );
    const shown = [path, ...addresses].map((address) => app.origin + address);
    if (isIndexed) expect(named).toEqual(shown);
  },
);

test.each(share(["hi", "pa"] as const, 2))(
  "no page of /%s leads to an English page that is there in its language",
  async (language) => {
    const home = `/${language}`;
    const found = new Set([home]);
    const leaving = new Map<string, string>();
    for (const address of found) {
      const { response, page } = await read(address);
      if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
      for (const link of page.querySelectorAll('a[href^="/"]')) {
        const [path = ""] = link.getAttribute("href")?.split(/[?#]/) ?? [];
        if (path === home || path.startsWith(`${home}/`)) found.add(path);
        else if (pathIn(language, path) !== address) leaving.set(path, address);
      }
    }
    expect(found.size).toBeGreaterThan(100);
    const needless = [];
    for (const [path, address] of leaving) {
      const { status } = await app.get(pathIn(language, path));
      if (status === 200) needless.push(`${address} leads to ${path}`);
    }
    expect(needless).toEqual([]);
  },
);
