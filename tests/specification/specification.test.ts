import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { requireBrowsers } from "../browser.ts";
import { articles } from "./articles.ts";
import { calls } from "./calls.ts";
import { careers } from "./careers.ts";
import { dashboard } from "./dashboard.ts";
import { doctors } from "./doctors.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { home } from "./home.ts";
import { layout } from "./layout.ts";
import { limits } from "./limits.ts";
import { media } from "./media.ts";
import { roles } from "./roles.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";
import { signIn } from "./sign-in.ts";
import { openSite } from "./site.ts";
import { states } from "./states.ts";

const decisions = readFileSync(join(import.meta.dirname, "../../docs/decisions.md"), "utf8");

/** What the specification says, in its order. */
const all = [
  ...layout,
  ...routes,
  ...home,
  ...media,
  ...doctors,
  ...articles,
  ...careers,
  ...signIn,
  ...dashboard,
  ...entities,
  ...states,
  ...rules,
  ...roles,
  ...calls,
  ...errors,
  ...limits,
];

requireBrowsers();
const site = await openSite();
const counts = { true: 0, decided: 0 };

afterAll(async () => {
  await site[Symbol.asyncDispose]();
  const decided = counts.decided ? `, ${counts.decided} decided otherwise` : "";
  console.log(`specification: ${all.length} statements, ${counts.true} true${decided}`);
});

test("every statement stands once", () => {
  const names = all.map(({ section, text }) => `${section} ${text}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(all)("$section: $text", { timeout: 30_000 }, async ({ check, decision }) => {
  await check(site);
  if (decision === undefined) counts.true += 1;
  else {
    expect(decisions).toMatch(new RegExp(`^${decision}\\. `, "m"));
    counts.decided += 1;
  }
});
