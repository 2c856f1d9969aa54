import { expect, test } from "vitest";
import { locales, pathIn } from "#app/language/locale.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import { weigh } from "../../bench/weight.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { type Fields, openSetting, saveSetting } from "../../tests/forms/setting-form.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { firstAid } from "./first-aid.ts";

const app = await startAppForFile();

async function page(path: string, headers?: Record<string, string>): Promise<string> {
  return (await app.get(path, headers)).text();
}

test("the emergency page begins with the numbers to call, then what to say, then first aid", async () => {
  const html = await page("/emergency");
  const parts = [
    "<h1>Emergency</h1>",
    'href="tel:112"',
    'href="tel:108"',
    'href="tel:+911720000020"',
    "What to say on the phone",
    "First aid while you wait",
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(html).toContain('<a href="/a-z">');
  expect(html).toMatch(/<a href="https:\/\/www\.openstreetmap\.org[^"]*">Directions/);
  expect(await htmlProblems(html)).toEqual([]);
});

test("each of the nine emergencies leads to the section that says what to do in it", async () => {
  expect(firstAid).toHaveLength(9);
  const emergency = await page("/emergency");
  const sections: Record<(typeof firstAid)[number]["topic"], string> = {
    chestPain: "Chest pain and heart attack: What to do until help comes",
    notBreathing: "Choking and CPR: If they go limp: CPR",
    choking: "Choking and CPR: First: can they cough, and do they breathe?",
    stroke: "Stroke: acting fast and getting better: What to do until help comes",
    bleeding: "Trauma surgery: care after serious injury: At the roadside: what you can do",
    burns: "Wound care and drainage: First aid for burns",
    poisoning: "Poisoning and drug overdose: Call for help first",
    snakeBite: "Poisoning and drug overdose: Snake bite",
    fits: "Anti-epileptic drugs: First aid in a fit",
  };
  for (const { topic } of firstAid) {
    const words = emergencyWords.en.topics[topic].emergency;
    const [, address = ""] = new RegExp(`href="([^"]+)">${words}`).exec(emergency) ?? [];
    const [path = "", id] = address.split("#");
    const article = await page(path);
    const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(article) ?? [];
    const [, section] = new RegExp(`<h2 id="${id}">(.*?)</h2>`).exec(article) ?? [];
    expect(`${words} · ${title}: ${section}`).toBe(`${words} · ${sections[topic]}`);
  }
});

test("the emergency page is one response of at most 5 KB, without script or picture", async () => {
  const html = await page("/emergency");
  expect(html).not.toMatch(/<img|<script|<link rel="stylesheet"/);
  await expect
    .poll(async () => (await weigh(app.origin, "/emergency")).html, { timeout: 20_000 })
    .toBeLessThanOrEqual(5 * 1024);
});

test("the emergency page claims nothing about hours that the hospital has not told", async () => {
  expect(await page("/emergency")).not.toMatch(/24 ?[x×/] ?7|round the clock|day and night/i);
});

test("pages say when the emergency department is open as Hours has it, and nothing else asks for it", async () => {
  const staff = await app.as(admin);
  const save = async (fields: Fields) => {
    const { status } = await saveSetting(staff, "Hours", fields);
    return status;
  };
  expect(Object.keys(await openSetting(staff, "Services")).join()).not.toContain("emergency");
  const always = "Our emergency department is open day and night.";
  for (const isEmergencyAlwaysOpen of ["", "yes"]) {
    expect(await save({ isEmergencyAlwaysOpen, emergencyHours: "8 AM–10 PM" })).toBe(400);
  }
  expect(await save({ isEmergencyAlwaysOpen: "yes" })).toBe(303);
  for (const path of ["/emergency", "/Appendectomy"]) expect(await page(path)).toContain(always);
  expect(await page("/contact")).toContain("Open day and night, every day");
  const data = await page("/");
  expect(data).toMatch(/"EmergencyService"[^}]*"openingHours":"Mo-Su"/);
  expect(data.match(/"openingHours":"Mo-Su"/g)).toHaveLength(1);
  expect(await save({ isEmergencyAlwaysOpen: "no", emergencyHours: "8 AM–10 PM" })).toBe(303);
  const hours = "8 AM–10 PM. At any other hour call 112, or 108 for an ambulance.";
  expect(await page("/emergency")).toMatch(
    /tel:112.*tel:108.*Our emergency department is open: 8 AM–10 PM\. At any other hour call 112.*tel:\+911720000020/,
  );
  expect(await page("/contact")).toContain(hours);
  for (const path of ["/emergency", "/contact", "/Appendectomy"]) {
    expect(await page(path)).not.toMatch(/day and night/);
  }
});

for (const locale of locales) {
  const path = pathIn(locale, "/emergency");

  test(`${path} is whole in its language, names the others, and is one small response`, async () => {
    const response = await app.get(path);
    const html = await response.text();
    const language = locale === "en" ? null : `${locale}-IN`;
    expect(response.headers.get("Content-Language")).toBe(language);
    expect(html).toContain(`<html lang="${locale}-IN"`);
    for (const other of locales) {
      const address = `${app.origin}${pathIn(other, "/emergency")}`;
      expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${address}"/>`);
      expect(html).toContain(`<a href="${pathIn(other, "/emergency")}" lang="${other}"`);
    }
    expect(html).toContain(`<link rel="canonical" href="${app.origin}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${app.origin}${path}"/>`);
    for (const number of ["tel:112", "tel:108", "tel:14416"]) expect(html).toContain(number);
    const { mind, women, children, mothers } = emergencyWords[locale].helplines;
    expect(textOf(html)).toContain(
      `14416 ${mind} · 181 ${women} · 1098 ${children} · 102 ${mothers}`,
    );
    for (const { emergency, steps } of Object.values(emergencyWords[locale].topics)) {
      expect(html).toContain(emergency);
      expect(html).toContain(steps);
    }
    expect(await htmlProblems(html)).toEqual([]);
    await expect
      .poll(async () => (await weigh(app.origin, path)).html, { timeout: 20_000 })
      .toBeLessThanOrEqual(5 * 1024);
  });
}

test("on the Hindi and the Punjabi page only names are in English, and are marked as that", async () => {
  for (const locale of ["hi", "pa"] as const) {
    const html = await page(pathIn(locale, "/emergency"));
    const body = html.slice(html.indexOf("<body"));
    const marked = /<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs;
    const left = body.replaceAll(marked, " ").replaceAll(/<[^>]+>/g, " ");
    const words = left.match(/[A-Za-z]{2,}/g) ?? [];
    expect(
      words.filter((word) => ![..."Morni Hospital aspirin CPR AM PM".split(" ")].includes(word)),
    ).toEqual([]);
  }
});
