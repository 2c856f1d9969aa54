import { parse } from "node-html-parser";
import { matchRoutes } from "react-router";
import { afterAll, expect, test } from "vitest";
import { startAppForFile } from "./app/app.ts";
import { formPages, pagesWithoutForm, prepareFormPages, type Who } from "./forms/form-pages.ts";
import { listAddresses } from "./hostile/targets.ts";
import { telephoneProblems } from "./pages/telephone-links.ts";
import { share } from "./runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const prepared = await prepareFormPages(app);
afterAll(() => prepared[Symbol.asyncDispose]());

const others = new Set(["articles/show.tsx", "articles/translated.tsx"]);
const pages = listAddresses().filter(({ file }) => file.endsWith(".tsx") && !others.has(file));

// The sample has no charges.
const isNotFound = /no-such-page$|^(?:\/hi|\/pa)?\/charges$/;

// A screen on a wall, and examples for programs.
const isNeverTapped = /\/opd\/board$|^\/api\/v1$/;

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

/** The fields of a page that have no name for who cannot see it, and its forms that cannot be sent without script. */
function barriersIn(html: string): string[] {
  const page = parse(html);
  const labels = new Set(page.querySelectorAll("label[for]").map((one) => one.getAttribute("for")));
  const fields = page.querySelectorAll("input, select, textarea").filter((field) => {
    const isNamed =
      labels.has(field.id) ||
      field.closest("label") ||
      field.hasAttribute("aria-label") ||
      field.hasAttribute("aria-labelledby");
    const isShown = field.getAttribute("type") !== "hidden" && !field.hasAttribute("hidden");
    return isShown && !isNamed;
  });
  const forms = page.querySelectorAll("form").filter((form) => {
    const buttons = [
      ...form.querySelectorAll("button"),
      ...page
        .querySelectorAll("button[form]")
        .filter((one) => one.getAttribute("form") === form.id),
    ];
    return !buttons.some((one) => (one.getAttribute("type") ?? "submit") === "submit");
  });
  return [...fields, ...forms].map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test("each of them has a form, or has none; its fields have labels, its forms a button to send them, its telephone numbers links", async () => {
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
      const html = await response.text();
      const [, main = ""] = html.split(/<main|<\/main>/);
      const isFound = response.status === (isNotFound.test(template) ? 404 : 200);
      const isAsListed = response.status === 404 || main.includes("<form") === isWithForm;
      if (!isFound || !isAsListed) {
        wrong.push(`${response.status} ${template}`);
      }
      const isTapped = (who === "plain" || who === "visitor") && !isNeverTapped.test(template);
      const problems = isTapped ? telephoneProblems(html) : [];
      wrong.push(...[...barriersIn(html), ...problems].map((one) => `${template}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
});
