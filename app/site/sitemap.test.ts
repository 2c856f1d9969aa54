import { expect, test } from "vitest";
import { locales, pathIn } from "#app/language/locale.ts";
import { articleLinks } from "#app/library/groups.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function locations(): Promise<string[]> {
  const xml = await (await app.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);
}

test("the sitemap names every article, and nothing twice", async () => {
  const all = await locations();
  for (const { path } of articleLinks) expect(all).toContain(app.origin + path);
  expect(new Set(all).size).toBe(all.length);
});

test("an entry names its page in each language, at the address that it has there", async () => {
  const xml = await (await app.get("/sitemap.xml")).text();
  const addresses = locales.map((locale) => app.origin + pathIn(locale, "/doctors"));
  const links = locales.map(
    (locale, at) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addresses[at]}"/>`,
  );
  for (const address of addresses) {
    const [entry] = new RegExp(`<loc>${address}</loc>.*?</url>`).exec(xml) ?? [];
    expect(entry?.match(/<xhtml:link.*?\/>/g)).toEqual(links);
  }
});

test("everything the sitemap names is found", async () => {
  for (const location of share(await locations(), 10)) {
    const response = await app.get(location.slice(app.origin.length));
    expect([location, response.status]).toEqual([location, 200]);
  }
});

test("the sitemap says when articles were written or last checked", async () => {
  const xml = await (await app.get("/sitemap.xml")).text();
  expect(xml).toMatch(/\/Chemotherapy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  const lastOf = (text: string) => /\/Chemotherapy<\/loc><lastmod>([\d-]+)/.exec(text)?.[1];
  expect(lastOf(await checkedOn("2099-01-31"))).toBe("2099-01-31");
  // A check from before the last change of the text makes the page no older.
  expect(lastOf(await checkedOn("2001-01-31"))).toBe(lastOf(xml));

  async function checkedOn(day: string): Promise<string> {
    const id = "a".repeat(24);
    onDatabase(app, (sqlite) =>
      sqlite
        .prepare(
          `INSERT INTO article_reviews (id, path, name, qualification, registration, reviewed, due, text_hash, created_at, updated_at)
            VALUES (?, '/Chemotherapy', 'Dr Tara', 'MD', 'HN 1', ?, '2100-01-31', '', ?, ?)`,
        )
        .run(id, day, day, day),
    );
    const checked = await (await app.get("/sitemap.xml")).text();
    onDatabase(app, (sqlite) => sqlite.prepare("DELETE FROM article_reviews WHERE id = ?").run(id));
    return checked;
  }
});

test("the sitemap names doctors that visitors see in each language, and no hidden one", async () => {
  const doctors = (await locations()).filter((location) => location.includes("/doctor/"));
  const list = await (await app.get("/doctors")).text();
  const shown = new Set([...list.matchAll(/href="(\/doctor\/\w+)"/g)].map(([, path]) => path));
  expect(doctors.map((location) => location.slice(app.origin.length)).sort()).toEqual(
    ["", "/hi", "/pa"].flatMap((language) => [...shown].map((path) => language + path)).sort(),
  );
});

test("robots are kept from the dashboard and from search results, and shown the sitemap", async () => {
  const text = await (await app.get("/robots.txt")).text();
  for (const path of ["/dashboard", "/signin", "/search", "/hi/search", "/pa/search", "/api/"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
});

async function addOwnPage(page: { kind: string; name: string; place: string }): Promise<void> {
  const staff = await app.as(admin);
  await staff.post("/dashboard/Pages/new", { ...page, hero: "surgery" });
  const form = new FormData();
  const texts = {
    title: page.name,
    description: `${page.name}. What this page of the hospital's own is about, in a line or two.`,
    synonyms: "",
    text: "What people ask.",
    version: "0",
  };
  for (const [field, value] of Object.entries(texts)) form.append(field, value);
  const saved = await staff.post(`/dashboard/Articles/own-${page.name.toLowerCase()}/edit`, form);
  expect(saved.status).toBe(303);
}

test("every page of the sitemap is at most three presses from the home page, and named in a menu, list or strip, also those of the hospital's own", async () => {
  await addOwnPage({ kind: "department", name: "Ophthalmology", place: "" });
  await addOwnPage({ kind: "page", name: "Glaucoma", place: "" });
  await addOwnPage({ kind: "page", name: "Squint", place: "patients" });
  const paths = (await locations()).map((location) => location.slice(app.origin.length));
  const reached = new Set(["/"]);
  const named = new Set(["/"]);
  const missing = () => paths.filter((path) => !reached.has(path) || !named.has(path));
  let next = ["/"];
  for (let press = 1; press <= 3; press += 1) {
    const found = new Set<string>();
    for (const path of next) {
      if (missing().every((path) => found.has(path) && named.has(path))) break;
      const html = await (await app.get(path)).text();
      for (const link of linksIn(html)) found.add(link);
      for (const [list] of html.matchAll(/<(nav|ul)[ >].*?<\/\1>/gs)) {
        for (const link of linksIn(list)) named.add(link);
      }
    }
    next = [...found].filter((path) => !reached.has(path)).sort(listsFirst);
    for (const path of next) reached.add(path);
  }
  expect(paths.filter((path) => path.startsWith("/pages/"))).toHaveLength(3);
  expect(missing()).toEqual([]);
});

/** Lists name most pages, so what follows them need hardly be opened. Articles begin with a capital letter. */
function listsFirst(one: string, other: string): number {
  const isList = (path: string) => !/^\/(?:(?:hi|pa)\/)?(?:[A-Z]|doctor\/|pages\/)/.test(path);
  return Number(isList(other)) - Number(isList(one));
}

/** In the case of the sitemap: the menu has "/Pictures". */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, path = ""]) =>
    path === "/Pictures" ? "/pictures" : path,
  );
}
