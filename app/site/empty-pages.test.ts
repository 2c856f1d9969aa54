import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import type { Setting } from "#db/setting-groups.ts";
import { unsaidSettings } from "#db/settings/unsaid-settings.ts";
import { type App, emptyDirectory, startApp } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { structuredDataIn } from "../../tests/pages/schema-org.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { homeWords } from "../words/home.ts";

const app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
afterAll(() => app.stop());

const pages = [
  "/pictures",
  "/instagram",
  "/management",
  "/careers",
  "/opd",
  "/opd/week",
  "/insurance",
];
/** No menu has this one, only the footer. */
const inFooterAlone = "/opd/week";

/** Which of these pages the home page's menu and footer, the sitemap and the search lead to. */
async function listPlaces(app: App, path: string): Promise<string[]> {
  const home = await (await app.get("/")).text();
  const [menu = ""] = /<nav id="menu".*?<\/nav>/s.exec(home) ?? [];
  const [footer = ""] = /<footer.*<\/footer>/s.exec(home) ?? [];
  const sitemap = await (await app.get("/sitemap.xml")).text();
  const found = await (await app.get(`/search?q=${path.slice(1)}`)).text();
  const [main = ""] = /<main.*<\/main>/s.exec(found) ?? [];
  const link = new RegExp(`(?:href="|${app.origin})${path}["<]`, "i");
  const places = { menu, footer, sitemap, search: main };
  return Object.entries(places).flatMap(([place, html]) => (link.test(html) ? [place] : []));
}

/** Pages of which people would otherwise be sent to “not here yet”. */
const withLinks = [
  "/",
  "/hi/doctors",
  "/about",
  "/contact",
  "/doctors",
  "/a-z",
  "/Instagram",
  "/GeneralMedicine",
];

test("what is empty is in no menu, tile, footer, sitemap or search, and comes once there is something", async () => {
  storeSettings(app, { identity: { name: "Shanti Nursing Home" } });
  for (const page of pages) expect([page, await listPlaces(app, page)]).toEqual([page, []]);
  for (const path of withLinks) {
    const html = await (await app.get(path)).text();
    // The page itself is in its choice of languages.
    const links = html.match(
      /href="\/(?:pictures|instagram|careers|opd|insurance)\b[^"]*"(?![^>]*aria-current)/gi,
    );
    expect([path, links]).toEqual([path, null]);
  }
  expect(textOf(await (await app.get("/")).text())).not.toMatch(/For family|Visiting/);
  expect(await (await app.get("/hi")).text()).not.toContain(homeWords.hi.moreInEnglish);
  expect(await guide(app)).toContain("hospital works with your insurer or scheme. If it does");
  for (const page of pages) expect((await app.get(page)).status).toBe(200);
  const leader = { id: "head", name: "Dr Tara Rana", position: "Head", description: "" };
  const payer = { id: "star", name: "Star Health", note: "" };
  storeSettings(app, {
    leaders: { items: [leader] },
    texts: { careersLead: "We look for nurses." },
    insurers: { privateInsurers: [payer] },
    figures: { beds: 22, icuBeds: 0 },
    facilities: { items: [] },
  });
  for (const page of ["/management", "/careers", "/insurance"]) {
    expect(await listPlaces(app, page)).toEqual(["menu", "footer", "sitemap", "search"]);
  }
  expect(await listPlaces(app, "/pictures")).toEqual([]);
  expect(textOf(await (await app.get("/")).text())).toContain("Ask reception for the hours");
  const hindi = await (await app.get("/hi")).text();
  expect(hindi).toContain(homeWords.hi.moreInEnglish);
  expect(hindi).toContain('href="/#structure"');
  expect(await textOfGuide(app)).toContain("Ask reception for the visiting hours; where");
  expect(await guide(app)).toContain('<a href="/insurance">your insurer or scheme</a>');
  storeSettings(app, { hours: { visiting: "5–7 PM" } });
  expect(textOf(await (await app.get("/")).text())).toContain("For family and friends");
  expect(await textOfGuide(app)).toContain("or look at the contact page");
});

async function textOfGuide(app: App): Promise<string> {
  return textOf(await guide(app));
}

async function guide(app: App): Promise<string> {
  return (await app.get("/PatientGuide")).text();
}

test("texts that are saved for the page about the hospital alone invite no applications", async () => {
  const { texts } = unsaidSettings;
  storeSettings(app, {
    ...unsaidSettings,
    identity: { name: "Shanti Nursing Home" },
    texts: { ...texts, about: "We have been here since 1990." },
  });
  expect(await listPlaces(app, "/careers")).toEqual([]);
  storeSettings(app, { texts: { ...texts, careersText: "We look for two nurses." } });
  expect(await listPlaces(app, "/careers")).toEqual(["menu", "footer", "sitemap", "search"]);
});

test("before there is a timetable neither the board nor the week says who comes when", async () => {
  const read = async (path: string) => textOf(await (await app.get(path)).text());
  for (const path of ["/opd/board", "/opd/week"]) {
    const text = await read(path);
    expect([path, text]).toEqual([path, expect.stringContaining("timetable is not on this page")]);
    expect(text).not.toMatch(/Nobody|Sunday no OPD|2nd and 4th/);
  }
});

test("what the program says of a hospital that has written nothing is in the language of the page", async () => {
  storeSettings(app, { ...unsaidSettings, identity: { name: "Nayan Eye Hospital" } });
  const { texts } = unsaidSettings as { texts: Setting<"texts"> };
  const careersText = "We look for two nurses.";
  storeSettings(app, { figures: { beds: 10, icuBeds: 0 }, texts: { ...texts, careersText } });
  const read = async (path: string) => textOf(await (await app.get(path)).text());
  const { aboutTitle, managementLead, careersLead } = texts;
  expect(await read("/about")).toContain(aboutTitle);
  for (const [path, english, words] of [
    ["/hi/about", aboutTitle, "यहां 10 बेड हैं।"],
    ["/pa/about", aboutTitle, "ਇੱਥੇ 10 ਬੈੱਡ ਹਨ।"],
    ["/hi/management", managementLead, "रिसेप्शन पर पूछें"],
    ["/pa/management", managementLead, "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਰਿਸੈਪਸ਼ਨ"],
    ["/hi/careers", careersLead, "हमें अपने बारे में बताएं"],
    ["/pa/careers", careersLead, "ਸਾਨੂੰ ਆਪਣੇ ਬਾਰੇ ਦੱਸੋ"],
  ] as const) {
    const text = await read(path);
    expect([path, text]).toEqual([path, expect.stringContaining(words)]);
    expect(text).not.toContain(english);
    expect(text).not.toMatch(/आई\.सी\.यू|ਆਈ\.ਸੀ\.ਯੂ/);
  }
});

test("the home page, the search and About us of an eye hospital promise nothing of the departments that it has not", async () => {
  storeSettings(app, { ...unsaidSettings, identity: { name: "Nayan Eye Hospital" } });
  const read = async (path: string) => textOf(await (await app.get(path)).text());
  storeSettings(app, { figures: { beds: 10 }, facilities: { items: [] } });
  expect(await read("/hi")).not.toContain(homeWords.hi.moreInEnglish);
  expect(await read("/search")).toContain("such as “sugar”, “stones” or “bukhar” work too");
  expect(await (await app.get("/about")).text()).toMatch(/What we treat.*href="\/Urology"/s);
  hide(app, ["/KidneyStoneTreatment", "/ManagementInfections"]);
  expect(await read("/search")).toContain("such as “sugar” work too, also in Hindi ( शुगर )");
  hide(
    app,
    articleLinks.map(({ path }) => path).filter((path) => !stays.includes(path)),
  );
  expect(await read("/")).not.toMatch(/symptoms/i);
  const [hospital] = structuredDataIn(await (await app.get("/")).text());
  expect(hospital).toMatchObject({ name: "Nayan Eye Hospital", department: [] });
  for (const search of ["/search", "/hi/search", "/pa/search"]) {
    expect(await read(search)).not.toMatch(/Everyday words|आम शब्द|ਆਮ ਸ਼ਬਦ/);
  }
  expect(await read("/about")).not.toContain("What we treat");
});

const stays = ["/ChokingAndCPR", "/PatientGuide"];

/** As if staff had hidden these pages. */
function hide({ dataDirectory }: App, paths: string[]): void {
  const database = new Database(join(dataDirectory, "hospital.db"));
  const insert = database.prepare(
    "INSERT OR REPLACE INTO article_links (path, is_hidden) VALUES (?, 1)",
  );
  for (const path of paths) insert.run(path);
  database.close();
}

test("the sample has all of them", async () => {
  await using sample = await startApp({ RATE_LIMITS: "off" });
  for (const page of pages) {
    const all = ["menu", "footer", "sitemap", "search"];
    const places = page === inFooterAlone ? all.slice(1) : all;
    expect([page, await listPlaces(sample, page)]).toEqual([page, places]);
  }
});
