import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();

const yes = { id: "yes", name: "Karnal Life", isCashless: true, note: "Not for day care" };
const no = { id: "no", name: "Yamuna General", isCashless: false, note: "" };
const unsaid = { id: "unsaid", name: "पंजाब राज्य कर्मचारी योजना", note: "" };

function storeList(): void {
  storeSettings(app, {
    insurers: {
      publicInsurers: [yes],
      privateInsurers: [no],
      administrators: [],
      schemes: [unsaid],
      documents: ["Policy card", "Aadhaar card"],
      whomToAsk: "The insurance desk on the ground floor",
    },
  });
}

async function page(query = ""): Promise<string> {
  return (await app.get(`/insurance${query}`)).text();
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}

function answerOf(html: string): string {
  const [answer = ""] = /<section[^>]*role="status".*?<\/section>/s.exec(html) ?? [];
  return answer.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("the sample list says that it is one", async () => {
  const html = await page();
  expect(mainOf(html)).toContain("This is a sample list.");
  expect(textOf(await (await app.get("/about")).text())).toContain("This is a sample list.");
  expect(answerOf(html)).toBe("");
  expect(await htmlProblems(html)).toEqual([]);
});

test("whoever chooses an insurer of the list reads yes, how to pay, what to bring and whom to ask", async () => {
  storeList();
  const html = await page("?payer=yes");
  const answer = answerOf(html);
  expect(answer).toContain("Yes: Karnal Life is on our list");
  expect(answer).toContain("Cashless treatment is possible");
  expect(answer).toContain("Not for day care");
  expect(answer).toContain("Policy card Aadhaar card");
  expect(answer).toContain("The insurance desk on the ground floor");
  expect(answer).toContain("Call 0172 000 0020");
  expect(html).toContain('<option value="yes" selected="">Karnal Life</option>');
  expect(html).toContain("<title>Karnal Life: is it on our list? | Morni Hospital</title>");
  expect(mainOf(html)).not.toContain("This is a sample list.");
  expect(mainOf(html).match(/<li aria-current="true">[^<]*/g)).toEqual([
    '<li aria-current="true">Karnal Life',
  ]);
  expect(await htmlProblems(html)).toEqual([]);
});

test("About us says what to bring for the insurer and whom to ask", async () => {
  storeList();
  const about = textOf(await (await app.get("/about")).text());
  expect(about).toContain("What else to bring: Policy card Aadhaar card");
  expect(about).toContain("Whom to ask: The insurance desk on the ground floor");
  expect(about).not.toContain("This is a sample list.");
});

test("what nobody has said about cashless treatment is asked at reception", async () => {
  storeList();
  expect(answerOf(await page("?payer=no"))).toContain("Not cashless: you pay the hospital");
  expect(answerOf(await page("?payer=unsaid"))).toContain(
    "Ask reception whether your treatment can be cashless.",
  );
  storeSettings(app, { insurers: { schemes: [unsaid], whomToAsk: "", documents: [] } });
  const answer = answerOf(await page("?payer=unsaid"));
  expect(answer).toContain("Whom to ask Reception");
  expect(answer).not.toContain("Bring with you");
});

test("an insurer that is not in the list is answered with no, and an unknown address with 404", async () => {
  storeList();
  const other = await app.get("/insurance?payer=other");
  expect(other.status).toBe(200);
  const page = await other.text();
  expect(page).toMatch(/<title>[^<]*not on our list/i);
  const answer = answerOf(page);
  expect(answer).toContain("No: it is not on our list");
  expect(answer).not.toContain("Policy card");
  for (const query of ["gone", "%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "x".repeat(5000)]) {
    const response = await app.get(`/insurance?payer=${query}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(answerOf(html)).toContain("No: it is not on our list");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("The whole list");
    expect(html).toContain('<option value="other" selected="">');
  }
});

test("the list below has every group that has somebody, and no empty one", async () => {
  storeList();
  const main = mainOf(await page());
  const titles = [...main.matchAll(/<h3>([^<]+)</g)].map(([, title]) => title);
  expect(titles).toEqual(["Public insurers", "Private insurers", "Public schemes"]);
  expect(main).toMatch(/Karnal Life<small> cashless</);
  expect(main).toMatch(/Yamuna General<small> not cashless</);
});

test("without any list there is no form but a number to ask", async () => {
  const none = { publicInsurers: [], privateInsurers: [], administrators: [], schemes: [] };
  storeSettings(app, { insurers: { ...none, steps: "" } });
  const about = await (await app.get("/about")).text();
  expect(about).toContain("Please ask reception about your insurer or scheme");
  expect(about).not.toMatch(/policy card|sends the request|Companies join|on our list/);
  const main = mainOf(await page());
  expect(main).not.toContain("<form");
  expect(main).not.toContain("The whole list");
  expect(main).toContain('href="tel:+911720000020"');
  expect(answerOf(await page("?payer=yes"))).toBe("");
});

test("the answers are kept in memory by their choice, and a saved list shows at once", async () => {
  storeList();
  await page("?payer=yes&from=poster");
  const response = await app.get("/insurance?payer=yes&from=elsewhere");
  expect(response.headers.get("Cache-Control")).toContain("s-maxage");
  storeSettings(app, {
    insurers: { publicInsurers: [{ ...yes, name: "Karnal Life and Health" }] },
  });
  expect(answerOf(await page("?payer=yes"))).toContain(
    "Yes: Karnal Life and Health is on our list",
  );
});

test("the insurance page stands in the footer, on the about page, in the sitemap and the search", async () => {
  const about = await (await app.get("/about")).text();
  expect(/<footer.*<\/footer>/s.exec(about)?.[0]).toContain('href="/insurance">Insurance<');
  expect(mainOf(about)).toContain('href="/insurance"');
  expect(await (await app.get("/sitemap.xml")).text()).toContain(`${app.origin}/insurance<`);
  const found = mainOf(await (await app.get("/search?q=cashless")).text());
  expect(found).toContain('href="/insurance"');
});
