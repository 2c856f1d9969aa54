import { expect, test } from "vitest";
import { unsaidSettings } from "#db/unsaid-settings.ts";
import { type App, emptyDirectory, preparedDirectory, startApp } from "../../tests/http.ts";
import { storeSettings } from "../../tests/settings.ts";
import { textOf } from "../../tests/text-of.ts";
import { homeWords } from "../words/home.ts";

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
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
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
  expect(textOf(await (await app.get("/")).text())).not.toMatch(/Wards and attendants|Visiting/);
  expect(await (await app.get("/hi")).text()).not.toContain(homeWords.hi.moreInEnglish);
  for (const page of pages) expect((await app.get(page)).status).toBe(200);
  const leader = { id: "head", name: "Dr Tara Rana", position: "Head", description: "" };
  const payer = { id: "star", name: "Star Health", note: "" };
  storeSettings(app, {
    leaders: { items: [leader] },
    texts: { careersLead: "We look for nurses." },
    insurers: { privateInsurers: [payer] },
    figures: { beds: 22, icuBeds: 0 },
  });
  for (const page of ["/management", "/careers", "/insurance"]) {
    expect(await listPlaces(app, page)).toEqual(["menu", "footer", "sitemap", "search"]);
  }
  expect(await listPlaces(app, "/pictures")).toEqual([]);
  expect(textOf(await (await app.get("/")).text())).toContain("Ask reception for the hours");
  expect(await (await app.get("/hi")).text()).toContain(homeWords.hi.moreInEnglish);
  expect(await textOfGuide(app)).toContain("Ask reception for the visiting hours; where");
  storeSettings(app, { hours: { visiting: "5–7 PM" } });
  expect(textOf(await (await app.get("/")).text())).toContain("Wards and attendants");
  expect(await textOfGuide(app)).toContain("or look at the contact page");
});

async function textOfGuide(app: App): Promise<string> {
  return textOf(await (await app.get("/PatientGuide")).text());
}

test("texts that are saved for the page about the hospital alone invite no applications", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  const { texts } = unsaidSettings;
  storeSettings(app, {
    identity: { name: "Shanti Nursing Home" },
    texts: { ...texts, about: "We have been here since 1990." },
  });
  expect(await listPlaces(app, "/careers")).toEqual([]);
  storeSettings(app, { texts: { ...texts, careersText: "We look for two nurses." } });
  expect(await listPlaces(app, "/careers")).toEqual(["menu", "footer", "sitemap", "search"]);
});

test("the sample has all of them", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" }, preparedDirectory());
  for (const page of pages) {
    const all = ["menu", "footer", "sitemap", "search"];
    const places = page === inFooterAlone ? all.slice(1) : all;
    expect([page, await listPlaces(app, page)]).toEqual([page, places]);
  }
});
