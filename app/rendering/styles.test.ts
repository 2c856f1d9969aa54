import { expect, test } from "vitest";
import { stylesOf, usedStyles } from "./styles.ts";

const page = `<html><head><style>.inline{}</style></head><body class="home wide"><details open>
  <input data-big aria-label="a > b" class="field"></details>
  <nav popover id="menu"><a class="menu">Menu</a></nav><footer class="foot"><p class="small">End</p></footer></body></html>`;

const used = (css: string) => usedStyles(stylesOf(css), page);

test("a page carries the rules whose classes and attributes it has", () => {
  expect(used(".home .field{a:b}")).toBe(".home .field{a:b}");
  expect(used(".home .absent{a:b}")).toBe("");
  expect(used("input[data-big],input[data-small]{a:b}")).toBe("input[data-big]{a:b}");
  expect(used("@media (a){.absent{a:b}}@media (b){.wide{a:b}}")).toBe("@media (b){.wide{a:b}}");
  expect(used("@font-face{a:b}")).toBe("@font-face{a:b}");
});

test("what may become true later stays", () => {
  expect(used(".field:not(.absent):focus{a:b}")).toBe(".field:not(.absent):focus{a:b}");
  expect(used(":is(.absent,.field) p{a:b}")).toBe(":is(.absent,.field) p{a:b}");
  expect(used("dialog[open]{a:b}")).toBe("dialog[open]{a:b}");
});

test("of the later styles only what the page shows at once", () => {
  const later = stylesOf(".foot{a:b}.small{a:b}.menu{a:b}.field{a:b}");
  expect(usedStyles([], page, undefined, later)).toBe(".field{a:b}");
});

test("a custom property goes with the last rule that refers to it", () => {
  expect(used(":root{--a:1px;--b:2px}.absent{c:var(--a)}.home{c:var(--b)}.wide{d:var(--b)}")).toBe(
    ":root{--b:2px}.home{c:var(--b)}.wide{d:var(--b)}",
  );
});
