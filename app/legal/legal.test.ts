import { expect, test } from "vitest";
import { logIn, paymentBody } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { startApp } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";
import { fallbackWords } from "../words/fallback.ts";

const origin = "https://hospital.example";
const app = await startAppForFile({ ORIGIN: origin });
const host = { Host: "hospital.example" };

async function textOf(path: string): Promise<string> {
  const response = await app.get(path, host);
  expect(response.status).toBe(200);
  const html = (await response.text()).replaceAll("&#64;", "@");
  return html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
}

test.each(["/privacy", "/terms", "/accessibility"])(
  "%s is linked from every page's end, listed for search engines and free of script",
  async (path) => {
    const html = await (await app.get(path, host)).text();
    expect(withoutRegistration(html).match(/<script[^>]*>/g)).toEqual([
      '<script type="speculationrules">',
    ]);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
    const [footer = ""] = /<footer.*<\/footer>/s.exec(
      await (await app.get("/about", host)).text(),
    ) ?? [""];
    expect(footer).toContain(`href="${path}"`);
    expect(await (await app.get("/sitemap.xml", host)).text()).toContain(`${origin}${path}<`);
  },
);

test("the page about accessibility knows which pages are in English alone", async () => {
  expect(await textOf("/hi/Dengue")).not.toContain(fallbackWords.hi.notYet);
  expect(await textOf("/accessibility")).toContain(
    "Some pages are there only in English, and links say so.",
  );
});

test("the privacy page says what is stored, until when, and whom to ask", async () => {
  const text = await textOf("/privacy");
  for (const said of [
    "12 months, then it is deleted",
    "after 30 days from the database",
    "take back your consent",
    "Digital Personal Data Protection Act, 2023",
    "Data Protection Board of India",
    "care@morni-hospital.example",
    "0172 000 0020",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
  expect(text).not.toContain("Reviews on the home page");
  const careers = await (await app.get("/careers", host)).text();
  const forms = careers.match(/<form.*?<\/form>/gs)?.join("");
  expect(forms).toContain('<a href="/privacy">Privacy</a>');
});

test("the privacy page names every cookie that is set, and the reviews if there are any", async () => {
  await using other = await startApp({ REVIEWS_WIDGET_URL: "https://reviews.example/widget.js" });
  const text = await (await other.get("/privacy")).text();
  expect(text).toContain("Reviews on the home page");
  const staff = { email: "staff@example.org", password: "sample-password" };
  const cookies = [
    ...(await other.post("/signin", staff)).headers.getSetCookie(),
    ...(await other.post("/lite", { lite: "on" })).headers.getSetCookie(),
  ].map((cookie) => cookie.split("=")[0] as string);
  expect(cookies.length).toBeGreaterThan(2);
  for (const name of cookies) expect(text).toContain(name);
});

test("the terms say that pictures are illustrations, the privacy page who answers complaints", async () => {
  expect(await textOf("/terms")).toContain("Pictures of the hospital are illustrations.");
  expect(await textOf("/privacy")).toContain("If you are not content with how we treat your data:");
  storeSettings(app, { contact: { grievanceOfficer: "Mrs Rekha Nair" } });
  expect(await textOf("/privacy")).toContain("Complaints about personal data go to Mrs Rekha Nair");
  storeSettings(app, { contact: {} });
});

test("the privacy page says for how long this hospital keeps appointments and receipts, and nothing where it writes down none", async () => {
  storeSettings(app, { desk: { monthsKept: 31 }, receipts: { yearsKept: 9 } });
  expect(await textOf("/privacy")).toMatch(
    /appointment.* 31 months.*receipt.* 9 full financial years/,
  );
  expect(await textOf("/hi/privacy")).toMatch(/31 महीने बाद .* 9 पूरे वित्तीय साल/);
  storeSettings(app, { desk: { register: "off" } });
  expect(await textOf("/privacy")).not.toContain("financial years");
  storeSettings(app, { desk: {}, receipts: {} });
});

test("the privacy page says how long receipts are kept where there is no patient's card", async () => {
  await using fresh = await startApp();
  storeSettings(fresh, { desk: { register: "off" } });
  const read = async () => (await fresh.get("/privacy")).text();
  expect(await read()).not.toContain("financial years");
  storeSettings(fresh, { desk: {} });
  const { bearer } = await logIn(fresh);
  expect((await fresh.send("POST", "/api/v1/payments", paymentBody, bearer)).status).toBe(201);
  storeSettings(fresh, { desk: { register: "off" } });
  expect(await read()).toContain("financial years");
});

test("security.txt says where to report weaknesses, for the next months", async () => {
  const response = await app.get("/.well-known/security.txt", host);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  expect(text).toMatch(/^Preferred-Languages: en, hi, pa$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
