import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { htmlProblems } from "../../tests/html.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function search(query: string) {
  const response = await app.get(`/search?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return {
    status: response.status,
    html,
    main,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    hits: [...main.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path),
  };
}

test.each([
  ["pathri", "/KidneyStoneTreatment"],
  ["stones", "/KidneyStoneTreatment"],
  ["bukhar", "/ManagementInfections"],
  ["periods", "/Gynaecology"],
  ["sugar", "/MedicationForChronic"],
  ["heart test", "/NonInvasiveDiagnostic"],
  ["bone doctor", "/Orthopaedic"],
  ["PERIODS", "/Gynaecology"],
  ["vaccin", "/Vaccinations"],
  ["OPD timing", "/doctors"],
])("the everyday word “%s” leads to %s", async (query, path) => {
  expect((await search(query)).hits.slice(0, 5)).toContain(path);
});

test("the number found is in the title, and the words are marked", async () => {
  const { title, main } = await search("pathri");
  expect(title).toMatch(/^\d+ pages.* for “pathri” \| /);
  expect(main).toContain("<mark>pathri</mark>");
});

test("an emergency number in the text of a page that was found can be called", async () => {
  const call = /<mark>Call<\/mark> <a href="tel:112">112<\/a> or <a href="tel:108">108<\/a>/;
  expect((await search("call at once")).main).toMatch(call);
  expect((await search("press")).main).toContain('…<a href="tel:108">108</a> first');
  expect((await search("112")).main).toContain('<a href="tel:112"><mark>112</mark></a>');
});

test("a doctor is found by part of the name", async () => {
  const doctors = await (await app.get("/api/v1/available-doctors")).text();
  const name = /"name":"Dr (\w+)/.exec(doctors)?.[1] ?? "Sharma";
  const { main } = await search(name.slice(0, 4));
  expect(main).toMatch(new RegExp(`<a href="/doctor/\\w+">[^<]*${name}`));
});

test("a page about an illness brings the doctors who treat it", async () => {
  const { main } = await search("pathri");
  expect(main).toMatch(/<a href="\/doctor\/\w+">/);
});

test.each([
  ["nuerology", "neurology"],
  ["kidny stone", "kidney stone"],
  ["chemotherpy side effects", "chemotherapy side effects"],
])("for “%s” the page asks whether “%s” was meant", async (query, meant) => {
  const { main, title } = await search(query);
  expect(title).toMatch(/^Nothing for /);
  expect(main).toContain(`href="/search?q=${encodeURIComponent(meant)}">${meant}</a>?`);
});

test.each(["", "   ", "\n"])("an empty question %j gets a message and ways on", async (query) => {
  const { status, main } = await search(query);
  expect(status).toBe(200);
  expect(main).toContain("Type an illness");
  expect(main).toContain('href="/doctors"');
});

test.each([
  ["a quote", '"'],
  ["a quote and a star", '"*'],
  ["a star", "*"],
  ["SQL", "' OR 1=1 --"],
  ["search syntax", "title:kidney AND NEAR(a b)"],
  ["a hyphen", "-"],
  ["a backslash", "\\"],
  ["a percent sign", "%"],
  ["a script", "<script>alert(1)</script>"],
  ["Hindi", "बुखार"],
  ["an emoji", "😀"],
  ["control characters", "\u0000\u0002\u0003"],
  ["a ligature of many letters", "ﷺ"],
  ["5,000 letters", "a".repeat(5000)],
  ["700 words", "kidney ".repeat(700)],
])("%s is an ordinary question", async (_, query) => {
  const { status, html } = await search(query);
  expect(status).toBe(200);
  expect(html).not.toContain("<script>alert");
  expect(await htmlProblems(html)).toEqual([]);
});

test("only the first hundred characters of a long question count, and the page says so", async () => {
  const { main } = await search("a".repeat(5000));
  expect(main).toContain("Only the first 100 characters");
  expect(main).not.toContain("a".repeat(101));
});

test("search pages stay out of search engines and need no script", async () => {
  const { html } = await search("pathri");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<script(?! type="speculationrules")/);
});
