import { expect, test } from "vitest";
import { type Locale, pathIn } from "#app/language/locale.ts";
import { departments } from "#app/library/departments.ts";
import { unsaidSettings } from "#db/settings/unsaid-settings.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const payer = { id: "pmjay", name: "Ayushman Bharat PM-JAY", note: "" };
const insurers = { ...unsaidSettings.insurers, schemes: [payer] };
const services = { capabilities: {}, registrations: { pcpndt: "", mtp: "", art: "" } };
storeSettings(app, { identity: { name: "Shanti Nursing Home", line: "" }, insurers, services });
const ours = ["General Medicine", "General Surgery", "Obstetrics and Gynaecology"];
onDatabase(app, (database) => {
  const hide = database.prepare("INSERT INTO article_links (path, is_hidden) VALUES (?, 1)");
  const others = departments.filter(({ title }) => !ours.includes(title));
  for (const path of others.flatMap(({ paths }) => [...paths])) hide.run(path);
});

async function read(path: string): Promise<string> {
  const html = (await (await app.get(path)).text()).replaceAll(/<sup>.*?<\/sup>/gs, "");
  return html.replaceAll(/&(?:amp|#x26);/g, "&").replaceAll("&quot;", '"');
}

async function search(query: string, locale: Locale = "en") {
  const html = await read(`${pathIn(locale, "/search")}?q=${encodeURIComponent(query)}`);
  const [main = ""] = /<\/search>[\s\S]*<\/main>/.exec(html) ?? [];
  const results = [
    ...main.matchAll(/<li><a href="([^"]+)"(?:(?!<\/li>)[\s\S])*<p>([\s\S]*?)<\/p><\/li>/g),
  ];
  return {
    found: textOf(main.replaceAll(`“${query}”`, "")),
    results: results.map(([, path = "", excerpt = ""]) => ({
      path,
      excerpt: textOf(excerpt.replaceAll(/<\/?(?:mark|a)\b[^>]*>/g, "")),
    })),
  };
}

test.each([
  ["nabh", "/about", /nabh/i],
  ["star health", "/insurance", /star health|care health/i],
  ["hdfc", "/insurance", /hdfc/i],
  ["cghs", "/insurance", /cghs/i],
  ["echs", "/insurance", /echs/i],
])("“%s” leads to %s, and nothing says that the hospital has it", async (query, path, claim) => {
  const { found, results } = await search(query);
  expect(results.map((result) => result.path)).toContain(path);
  expect(found).not.toMatch(claim);
  expect(found).not.toContain("Doctors for this");
});

test("an insurer or scheme on the list is quoted as the list has it", async () => {
  const listed = { path: "/insurance", excerpt: "Ayushman Bharat PM-JAY" };
  expect((await search("ayushman card")).results).toContainEqual(listed);
});

test.each(["ivf", "oncology", "urology", "paediatrics", "neurology"])(
  "“%s” finds no sentence that pages leave out",
  async (query) => {
    const { results } = await search(query);
    const left = results.filter(({ excerpt }) => new RegExp(query, "i").test(excerpt));
    expect(left).toEqual([]);
  },
);

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

async function expectQuotes(query: string, locale: Locale): Promise<void> {
  const { results } = await search(query, locale);
  expect(results, query).not.toEqual([]);
  for (const { path, excerpt } of results) {
    const page = withoutSpaces(textOf(await read(path)) + (await read(path)));
    const parts = excerpt.split(/…|[:;] | · /).map(withoutSpaces);
    const untrue = parts.filter((part) => !page.includes(part));
    expect([query, path, untrue]).toEqual([query, path, []]);
  }
}

test.each([
  ["en", ["cancer", "children", "insurance", "cashless", "kidney", "visiting hours", "fits"]],
  ["hi", ["कैंसर", "बच्चे", "बीमा", "कैशलेस", "मिलने का समय", "दौरा"]],
  ["pa", ["ਕੈਂਸਰ", "ਬੱਚੇ", "ਬੀਮਾ", "ਕੈਸ਼ਲੈੱਸ", "ਮਿਲਣ ਦਾ ਸਮਾਂ", "ਦੌਰਾ"]],
] as const)("what a result quotes in %s stands on its page", async (locale, queries) => {
  const some = share<string>(queries, 3);
  for (const query of some) await expectQuotes(query, locale);
  storeSettings(app, { insurers: { ...unsaidSettings.insurers, takesInsurance: false } });
  for (const query of some) await expectQuotes(query, locale);
  const { found } = await search(queries[3], locale);
  expect(found).not.toMatch(/policy number|पॉलिसी नंबर|ਪਾਲਿਸੀ ਨੰਬਰ/);
});
