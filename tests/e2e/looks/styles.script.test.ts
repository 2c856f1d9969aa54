import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { share } from "../../runner/rounds.ts";
import { expect, test } from "../support/test.ts";

const assets = join(import.meta.dirname, "../../../build/client/assets");
const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
const { routes } = JSON.parse(
  readFileSync(join(assets, file), "utf8").replace(/^[^{]*|;?\s*$/g, ""),
) as { routes: Record<string, { css?: string[] }> };

const pages: [path: string, ...ids: string[]][] = [
  ["/", "home/show"],
  ["/about", "site/about"],
  ["/management", "site/management"],
  ["/doctors", "doctors/list"],
  ["/careers", "careers/apply"],
  ["/signin", "sign-in/sign-in"],
  ["/pictures/3", "gallery/list", "gallery/show"],
  ["/Instagram", "instagram/list"],
  ["/Chemotherapy", "/Chemotherapy"],
  ["/search?q=fever", "search/list"],
  ["/no-such-page", "site/not-found"],
];

for (const width of [360, 1280]) {
  test(`each element looks with what a page carries of its styles as with all of them, at ${width} pixels`, {
    tag: width > 360 ? "@long" : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const [path, ...ids] of share(pages, 4)) {
      await page.goto(path, { waitUntil: "load" });
      await layOutAll(page);
      // Pictures and films may come at any time.
      const carried = await looks(page);
      const sheets = ["root", "site/layout", ...ids].flatMap((id) => routes[id]?.css ?? []);
      await page.evaluate(async (hrefs) => {
        const old = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
          "head style, link[rel=stylesheet]",
        );
        const coming = hrefs.map((href) => {
          const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
          const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
          document.head.prepend(link);
          return loaded;
        });
        await Promise.all(coming);
        for (const element of old) element.media = "not all";
      }, [...new Set(sheets.map((href) => href.replace("#", "")))].reverse());
      const whole = await looks(page);
      expect(carried.length).toBe(whole.length);
      expect(carried.flatMap((look, index) => difference(look, whole[index] ?? ""))).toEqual([]);
    }
  });
}

/** Also what the browser would lay out only when it comes near the screen, and at once what changes in time. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The element and what of it differs. */
function difference(carried: string, whole: string): string[] {
  if (carried === whole) return [];
  const others = whole.split("; ");
  const [element, kind, ...values] = carried.split("; ");
  const differing = values.filter((value, index) => !looksLike(value, others[index + 2] ?? ""));
  return differing.length > 0 ? [[element, kind, ...differing].join("; ")] : [];
}

const length = /-?[\d.]+(?=px)/g;

/** Firefox lays lines out anew with lengths that differ by its rounding, far less than a pixel. */
function looksLike(value: string, other: string): boolean {
  if (value === other) return true;
  if (value.replace(length, "") !== other.replace(length, "")) return false;
  const others = other.match(length) ?? [];
  return (value.match(length) ?? []).every((text, index) => {
    return Math.abs(Number(text) - Number(others[index])) < 0.5;
  });
}

/** Every property of every element, but only once of those that stand in the same way in the same places. */
function looks(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll((elements) => {
    const places = new Map<Element, string>();
    const known = new Set<string>();
    const others = elements.filter((element) => {
      const { parentElement: parent, previousElementSibling, nextElementSibling } = element;
      const side = [previousElementSibling, nextElementSibling].map(Boolean);
      const own = [element.tagName, ...element.getAttributeNames(), element.className, ...side];
      const place = `${(parent && places.get(parent)) ?? ""} > ${own.join(" ")}`;
      places.set(element, place);
      if (known.has(place)) return false;
      known.add(place);
      return true;
    });
    return others.map((element) => {
      const style = getComputedStyle(element);
      // A variable that nothing uses is left out of what a page carries.
      const names = [...style].filter((name) => !name.startsWith("--"));
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.tagName, element.className, ...values].join("; ");
    });
  });
}
