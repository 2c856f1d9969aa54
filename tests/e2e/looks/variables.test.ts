import type { Page } from "@playwright/test";
import { logIn } from "../../api/api.ts";
import { share } from "../../runner/rounds.ts";
import { expect, test } from "../support/test.ts";

const pages: [path: string, send?: string][] = [
  ["/"],
  ["/about"],
  ["/doctors"],
  ["/pictures/1"],
  ["/careers", "Submit Application"],
  ["/signin"],
  ["/dashboard"],
  ["/dashboard/AddDoctor"],
  ["/dashboard/AddDoctor/new", "Create"],
  ["/dashboard/Links/new", "Create Link"],
  ["/dashboard/Devices/password", "Change password"],
];

/**
 * The variables that rules or style attributes of a page's elements ask for, without a fallback, and
 * that have no value there. What Mantine keeps among its own parts is its own affair.
 */
function undefinedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const missing = new Set<string>();
    const innermost =
      /var\(\s*(--[\w-]+)\s*(?:,((?:(?!var\()[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;

    function check(text: string, element: Element, isForeign: (name: string) => boolean): void {
      const style = getComputedStyle(element);
      // What stands in a video, for browsers that play none, has no style.
      if (style.display === "") return;
      let rest = text;
      for (let found = innermost.exec(rest); found; found = innermost.exec(rest)) {
        const [whole, name = "", fallback] = found;
        const value = style.getPropertyValue(name) !== "" || isForeign(name);
        rest = rest.replace(whole, value ? "known" : (fallback ?? `?${name}?`));
      }
      for (const [, name = ""] of rest.matchAll(/\?(--[\w-]+)\?/g)) missing.add(name);
    }

    // So that it selects what may be pointed at, focused or ticked, and what has such parts.
    function inAnyState(selector: string): string {
      const states =
        "::[\\w-]+|:(?:hover|active|focus[\\w-]*|checked|disabled|target[\\w-]*|popover-open|modal)\\b";
      return selector
        .replace(new RegExp(`(^|[\\s>+~,(])(?:${states})`, "g"), "$1*")
        .replace(new RegExp(states, "g"), "");
    }

    function walk(rules: CSSRuleList): void {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
        if (!(rule instanceof CSSStyleRule) || !rule.style.cssText.includes("var(")) continue;
        const isMantine = /\.m_[\da-f]{8}/.test(rule.selectorText);
        for (const element of document.querySelectorAll(inAnyState(rule.selectorText))) {
          check(rule.style.cssText, element, (name) => isMantine && !name.startsWith("--mantine-"));
        }
      }
    }

    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    for (const element of document.querySelectorAll("[style]")) {
      check(element.getAttribute("style") ?? "", element, () => false);
    }
    return [...missing].sort();
  });
}

test("every variable that a style asks for has a value", async ({ page, context, app }) => {
  test.slow();
  const { cookie } = await logIn(app);
  const [name = "", value = ""] = (cookie.Cookie ?? "").split("=");
  await context.addCookies([{ name, value, url: app.origin }]);
  for (const [path, send] of share(pages, 3)) {
    if (path === "/signin") await context.clearCookies();
    await page.goto(path);
    expect([path, await undefinedVariables(page)]).toEqual([path, []]);
    if (path === "/signin") await context.addCookies([{ name, value, url: app.origin }]);
    if (!send) continue;
    await page.getByRole("button", { name: send }).click();
    await page.getByRole("alert").first().waitFor();
    expect([path, await undefinedVariables(page)]).toEqual([path, []]);
  }
});
