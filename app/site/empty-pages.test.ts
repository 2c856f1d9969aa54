import { expect, test } from "vitest";
import { type App, emptyDirectory, preparedDirectory, startApp } from "../../tests/http.ts";
import { storeSettings } from "../../tests/settings.ts";

const pages = ["/pictures", "/instagram", "/management", "/careers"];

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

test("what is empty is in no menu, footer, sitemap or search, and comes once there is something", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  storeSettings(app, { identity: { name: "Shanti Nursing Home" } });
  for (const page of pages) expect([page, await listPlaces(app, page)]).toEqual([page, []]);
  expect(await (await app.get("/")).text()).not.toMatch(/href="\/(?:pictures|instagram)"/i);
  expect((await app.get("/management")).status).toBe(200);
  const leader = { id: "head", name: "Dr Tara Rana", position: "Head", description: "" };
  storeSettings(app, {
    leaders: { items: [leader] },
    texts: { careersLead: "We look for nurses." },
  });
  for (const page of ["/management", "/careers"]) {
    expect(await listPlaces(app, page)).toEqual(["menu", "footer", "sitemap", "search"]);
  }
  expect(await listPlaces(app, "/pictures")).toEqual([]);
});

test("the sample has all of them", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" }, preparedDirectory());
  for (const page of pages) {
    expect([page, await listPlaces(app, page)]).toEqual([
      page,
      ["menu", "footer", "sitemap", "search"],
    ]);
  }
});
