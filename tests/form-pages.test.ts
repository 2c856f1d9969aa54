import { matchRoutes } from "react-router";
import { afterAll, expect, test } from "vitest";
import { startAppForFile } from "./app.ts";
import { formPages, pagesWithoutForm, prepareFormPages, type Who } from "./form-pages.ts";
import { share } from "./rounds.ts";
import { listAddresses } from "./targets.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const prepared = await prepareFormPages(app);
afterAll(() => prepared[Symbol.asyncDispose]());

const others = new Set(["articles/show.tsx", "articles/translated.tsx"]);
const pages = listAddresses().filter(({ file }) => file.endsWith(".tsx") && !others.has(file));

// The sample has no charges.
const isNotFound = /no-such-page$|^(?:\/hi|\/pa)?\/charges$/;

/** Each address of a list, by who opens it. */
function entriesOf(list: Partial<Record<Who, readonly string[]>>) {
  return Object.entries(list).flatMap(([who, templates]) =>
    templates.map((template) => ({ who: who as Who, template })),
  );
}

test("every page is in the list of those with a form, or of those without", () => {
  const named = [...entriesOf(formPages), ...entriesOf(pagesWithoutForm)].map(({ template }) => {
    const [path = ""] = template.split("?");
    return matchRoutes(pages, path)?.at(-1)?.route.path;
  });
  const missing = pages.filter(({ path }) => !named.includes(path));
  expect(missing).toEqual([]);
});

test("each of them has a form, or has none", async () => {
  const wrong: string[] = [];
  for (const [list, isWithForm] of [
    [formPages, true],
    [pagesWithoutForm, false],
  ] as const) {
    for (const { who, template } of share(entriesOf(list), 3)) {
      const { newHospital, cookies, addressOf } = prepared;
      const headers = { Cookie: cookies[who] ?? "" };
      const asked = who === "newHospital" ? newHospital : app;
      const response = await asked.get(addressOf(template), headers);
      const [, main = ""] = (await response.text()).split(/<main|<\/main>/);
      const isFound = response.status === (isNotFound.test(template) ? 404 : 200);
      const isAsListed = response.status === 404 || main.includes("<form") === isWithForm;
      if (!isFound || !isAsListed) {
        wrong.push(`${response.status} ${template}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
