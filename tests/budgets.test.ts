import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Hydration } from "#app/rendering/hydration.ts";
import { type Weight, weigh } from "../bench/weight.ts";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";

const app = await startAppForFile();

const list = await (await app.get("/doctors")).text();
const [profile = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];

const kilobyte = 1024;

// In units of 1024 bytes, over the wire with brotli, on a first visit. Names of files and doctors change some forty of them with each build. A first answer of 14 KB arrives in one round trip.
const budgets: [path: string, page: number, script: number, requests: number][] = [
  ["/emergency", 3.6, 0, 1],
  ["/about", 8.35, 0, 1],
  ["/management", 6.3, 0, 1],
  ["/Instagram", 5.6, 0, 1],
  ["/privacy", 6.75, 0, 1],
  ["/contact", 5.9, 0, 1],
  ["/insurance", 5.85, 0, 1],
  ["/no-such-page", 5.8, 0, 1],
  ["/Chemotherapy", 9.9, 0, 1],
  ["/a-z", 11.85, 0, 1],
  [profile, 7, 0, 1],
  [`${profile}/token`, 3, 0, 1],
  ["/GeneralSurgery", 10.1, 0, 1],
  ["/doctors", 9, 116.2, 1],
  ["/opd", 8.35, 0, 1],
  ["/opd/week", 8.35, 0, 1],
  ["/pictures", 7, 112.35, 1],
  ["/pictures/3", 7.8, 114.4, 1],
  ["/search?q=dengue", 6, 0, 1],
  ["/signin", 8.7, 138.75, 1],
  ["/careers", 8.65, 126.1, 1],
  ["/", 12.5, 121.4, 1],
];

/** A page's weight once its best compression is there, which is made after the first answer. */
async function settledWeight(path: string, most: number): Promise<Weight> {
  let weight = await weigh(app.origin, path);
  for (let tries = 0; tries < 120 && weight.html + weight.css > most; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    weight = await weigh(app.origin, path);
  }
  return weight;
}

test.each(budgets)(
  "%s weighs at most %d KB, with %d KB of script",
  async (path, page, script, requests) => {
    const weight = await settledWeight(path, page * kilobyte);
    expect(weight.html + weight.css).toBeLessThanOrEqual(page * kilobyte);
    expect(weight.script).toBeLessThanOrEqual(script * kilobyte);
    expect(weight.requestsBeforePaint).toBeLessThanOrEqual(requests);
    expect(weight.later).toBeLessThanOrEqual(3.05 * kilobyte);
  },
);

test("a screen of the dashboard loads few scripts before it can be used", async () => {
  const staff = await app.as(admin);
  const screens = ["", "/AddDoctor", "/AddDoctor/new", "/Careers", "/Pictures", "/Articles"];
  const loaded = await Promise.all(
    screens.map(async (screen) => {
      const html = await (await staff.get(`/dashboard${screen}`)).text();
      const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
      return [screen, scripts.size <= 25] as const;
    }),
  );
  expect(loaded).toEqual(screens.map((screen) => [screen, true]));
});

test("no screen has more than 185 KB of script of its own", () => {
  const client = join(import.meta.dirname, "../build/client");
  const manifest = readdirSync(join(client, "assets")).find((name) =>
    /^manifest-\w+\.js$/.test(name),
  );
  const text = readFileSync(join(client, "assets", manifest ?? ""), "utf8");
  const routes: Record<string, { module: string; imports?: string[] }> = JSON.parse(
    text.replace(/^[^{]*|;$/g, ""),
  ).routes;
  const weightOf = (path: string) =>
    statSync(join(client, `${path}.br`), { throwIfNoEntry: false });
  const heavy = Object.entries(routes).flatMap(([id, { module, imports = [] }]) => {
    const files = [...new Set([module, ...imports])];
    const bytes = files.reduce((sum, path) => sum + (weightOf(path)?.size ?? 0), 0);
    return bytes > 185 * kilobyte ? `${id}: ${Math.round(bytes / kilobyte)} KB` : [];
  });
  expect(Object.keys(routes).length).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});

test.each(["/", "/doctors", "/careers", "/pictures", "/pictures/3"])(
  "the script of %s knows the pages for visitors and none of the dashboard",
  async (path) => {
    const html = await (await app.get(path)).text();
    const [, data = ""] = /id="hydration">(.*?)<\/script>/.exec(html) ?? [];
    const { manifest, routes } = JSON.parse(data) as Hydration;
    const text = await (await app.get(manifest)).text();
    const known = Object.keys(JSON.parse(text.replace(/^[^{]*|;$/g, "")).routes);
    expect(known).toEqual(expect.arrayContaining([...Object.keys(routes), "doctors/show"]));
    expect(known.filter((id) => /dashboard|staff-|\bapi-/.test(id))).toEqual([]);
  },
);

test.each(["/", "/doctors", "/careers", "/pictures", "/signin"])(
  "the lite version of %s has no script, no film and no frame",
  async (path) => {
    const html = await (await app.get(path, { Cookie: "lite=1" })).text();
    expect(html).not.toMatch(/<video|<iframe|modulepreload|id="hydration"/);
    expect(html.replaceAll(/<script type="application\/ld\+json">/g, "")).not.toContain("<script");
  },
);
