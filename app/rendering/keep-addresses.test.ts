import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { keepAddresses } from "./keep-addresses.ts";

/** What a network may take for an address, as in the report of a hospital's visitors. */
const plainAddress = /[\w.+-]+@[\w-]+\.\w+/;

test("an email address stays as it is for browsers, and looks like none to what rewrites pages", () => {
  const page = `<p>Write to <a href="mailto:care@a-b.example?subject=x">care@a-b.example</a>, @ noon</p>`;
  const kept = keepAddresses(page);
  expect(kept).not.toMatch(plainAddress);
  const link = parse(kept).querySelector("a");
  expect(link?.getAttribute("href")).toBe("mailto:care@a-b.example?subject=x");
  expect(link?.textContent).toBe("care@a-b.example");
  expect(kept).toContain(", @ noon");
});

test("scripts, data and styles stay as they are", () => {
  const page = `<style>@media print{a{}}</style><script type="application/ld+json">{"email":"a@b.example"}</script>`;
  expect(keepAddresses(page)).toBe(page);
});
