import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

// One page of each kind, and those that show what a kind shows only sometimes.
const kinds = [
  "/",
  "/about",
  "/management",
  "/doctors",
  "/doctors?q=zzzz",
  "/Chemotherapy",
  "/OncologyT",
  "/a-z",
  "/search?q=dengue",
  "/search?q=zzzz",
  "/pictures",
  "/pictures/3",
  "/careers",
  "/careers/applied",
  "/signin",
  "/Instagram",
  "/privacy",
  "/no-such-page",
  "/emergency",
  "/offline",
];

/** The rules that stand in the page itself and match nothing in it, whatever is hovered, chosen or opened. */
function unusedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brackets = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
    const states =
      "active|autofill|checked|disabled|enabled|focus|focus-visible|focus-within|hover|indeterminate|interest-source|modal|placeholder-shown|popover-open|target|target-within|user-invalid";
    const changing = [
      // Pseudo-elements, and what another element decides.
      new RegExp(`::[\\w-]+(?:${brackets})?|:(?:has|not)${brackets}`, "g"),
      new RegExp(`:(?:${states})(?![\\w(-])`, "g"),
      // The visitor opens it, and the service worker marks a page that it kept.
      /\[(?:open|data-kept)\]/g,
    ];
    function isUnused(selector: string): boolean {
      const lasting = changing
        .reduce((left, pattern) => left.replaceAll(pattern, ""), selector)
        .replaceAll(/(^|[>+~])\s*(?=[>+~]|$)/g, "$1 * ");
      return document.querySelector(lasting) === null;
    }
    function unusedIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const { selectorText } = rule;
          const selectors = selectorText.match(new RegExp(`(?:${brackets}|[^,(])+`, "g")) ?? [];
          return selectors.map((one) => one.trim()).filter(isUnused);
        }
        return rule instanceof CSSGroupingRule ? unusedIn(rule.cssRules) : [];
      });
    }
    const sheets = [...document.styleSheets].filter(({ href }) => href === null);
    return sheets.flatMap((sheet) => unusedIn(sheet.cssRules));
  });
}

test("no page carries a rule that it does not use @one-browser", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seen: Record<string, string[]> = {};
  for (const path of kinds) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const unused = await unusedRules(page);
    if (unused.length > 0) seen[path] = unused;
  }
  await page.goto("/doctors", { waitUntil: "domcontentloaded" });
  await page.locator("main article a").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const unused = await unusedRules(page);
  if (unused.length > 0) seen.profile = unused;
  expect(seen).toEqual({});
});
