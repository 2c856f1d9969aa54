import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastOf } from "../../tests/e2e/looks/looks.ts";
import { stylesOf, usedStyles } from "./styles.ts";

const page = `<html><head><style>.inline{}</style></head><body class="home wide"><details open>
  <input data-big data-size="2 m" aria-label="a > b" class="field"></details>
  <nav popover id="menu"><a class="menu">Menu</a></nav><footer class="foot"><p class="small">End</p></footer></body></html>`;

const used = (css: string) => usedStyles(stylesOf(css), page);

const app = join(import.meta.dirname, "..");

/** Each rule of our style sheets, as its file and selector, and what it declares. */
const rules = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .flatMap((name) =>
    [...readFileSync(join(app, name), "utf8").matchAll(/([^{};/]+)\{([^{}]*)\}/g)].map(
      ([, selector = "", body = ""]) => ({ place: `${name} ${selector.trim()}`, body }),
    ),
  );

const tokens = new Map(
  [...readFileSync(join(app, "tokens.css"), "utf8").matchAll(/(--[\w-]+): ([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** A solid colour as three numbers; undefined for anything else. */
function colourIn(body: string, property: string): string | undefined {
  const [, value = ""] = new RegExp(`(?:^|[;\\s])${property}: ([^;]+)`).exec(body) ?? [];
  const plain = tokens.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? "") ?? value;
  const [, digits = ""] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(plain) ?? [];
  if (digits === "") return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return long.replace(/../g, (hex) => `${Number.parseInt(hex, 16)} `);
}

test("words can be read on the ground that the same rule gives them", () => {
  const coloured = rules.flatMap(({ place, body }) => {
    const [ground, words] = [colourIn(body, "background"), colourIn(body, "color")];
    return ground && words ? [{ place, contrast: contrastOf(ground, words) }] : [];
  });
  expect(coloured.length).toBeGreaterThan(70);
  expect(coloured.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
});

test("nothing that a key can reach loses the mark of the focus", () => {
  const without = rules.filter(({ body }) => /outline: (?:none|0)\b/.test(body));
  // Places that a link or a script leads to; nothing is pressed there.
  expect(without.map(({ place }) => place).sort()).toEqual([
    "doctors/show.module.css .times:focus",
    "staff/shown-link.module.css .shown h3",
    "ui/dialog.module.css .header h2",
  ]);
});

test("a page carries the rules whose elements, classes and attributes it has", () => {
  expect(used(".home .field{a:b}")).toBe(".home .field{a:b}");
  expect(used(".home .absent{a:b}")).toBe("");
  expect(used("input[data-big],input[data-small]{a:b}")).toBe("input[data-big]{a:b}");
  expect(used("@media (a){.absent{a:b}}@media (b){.wide{a:b}}")).toBe("@media (b){.wide{a:b}}");
  expect(used("@container (a){.absent{a:b}}")).toBe("");
  expect(used("a[href='big table']{a:b}")).toBe("");
  expect(used("table,nav>a{a:b}h1{a:b}")).toBe("nav>a{a:b}");
  expect(used('[data-size="2 m"],[data-size="3 m"],[data-size=2]{a:b}')).toBe(
    '[data-size="2 m"]{a:b}',
  );
  expect(used("[data-size=2\\ m],[data-size=3\\ m]{a:b}")).toBe("[data-size=2\\ m]{a:b}");
  expect(used("@font-face{a:b}")).toBe("@font-face{a:b}");
});

test("what may become true later stays", () => {
  expect(used(".field:not(.absent):focus{a:b}")).toBe(".field:not(.absent):focus{a:b}");
  expect(used(":is(.absent,.field) p{a:b}")).toBe(":is(.absent,.field) p{a:b}");
  expect(used("details[open]{a:b}")).toBe("details[open]{a:b}");
});

test("what is below the screen gets its later styles later", () => {
  const later = stylesOf(".hero{a:b}.team{a:b}.foot{a:b}");
  const long = `<main><p class="hero"></p><section class="block" data-later=""><p class="team"></p></section>
    <section data-later=""></section></main><footer class="foot"></footer>`;
  expect(usedStyles([], long, undefined, later)).toBe(".hero{a:b}");
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
