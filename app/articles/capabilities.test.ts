import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { sampleHours, sampleServices } from "#db/settings/sample-services.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";

const unstated = await startAppForFile({ RATE_LIMITS: "off" });
const demo = await startAppForFile({ RATE_LIMITS: "off" });
storeSettings(demo, { services: sampleServices, hours: sampleHours });

async function textOf(app: typeof demo, path: string): Promise<string> {
  return (await (await app.get(path)).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("no page claims what the hospital has not stated", async () => {
  const claim = /Our emergency department|: (?:not )?available here|by arrangement with/;
  for (const { path } of articleLinks) {
    // The figures of the sample hospital have ICU beds.
    const text = (await textOf(unstated, path)).replace(/Intensive care \(ICU\): available/, "");
    expect([path, text.match(claim)?.[0]]).toEqual([path, undefined]);
    expect(text).not.toContain("advice--");
  }
});

test("pages about the hospital claim no more than its facts", async () => {
  const claim =
    /ventilator|breathing support|oxygen or|dialysis|blood (?:bank|centre)|antivenom|\bMRI\b|\bCT\b|chemotherapy|radiotherapy|endoscop|physiotherap|round the clock|24 ?(?:hours|x ?7)|(?:urgent|emergency) operations|cannot wait/i;
  for (const path of ["/", "/about", "/gallery", "/management", "/doctors", "/careers", "/az"]) {
    const html = await (await unstated.get(path)).text();
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    const pictures = [...main.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
    // The names of pages may say what they are about.
    const text = main.replace(/<a [^>]*>[^<]*<\/a>/g, "").replace(/<[^>]+>/g, "\n");
    expect([path, `${text}${pictures.join("\n")}`.match(claim)?.[0]]).toEqual([path, undefined]);
  }
});

test.each([
  ["what is here", "/Chemotherapy", "Chemotherapy: available here"],
  ["what is arranged", "/StrokeManagement", "by arrangement with Sample Stroke Centre"],
  ["what is not here", "/RadiationTherapy", "Radiotherapy: not available here"],
  ["at a glance what is not here", "/EpiduralAnaesthesia", "at night: not available here"],
])("the demo words %s", async (_, path, words) => {
  expect(await textOf(demo, path)).toContain(words);
  expect(await textOf(unstated, path)).not.toContain(words);
});

test("a page about what is not here says so before anything else, others ask at the end", async () => {
  const path = "/RadiationTherapy";
  expect(await textOf(demo, path)).toMatch(/Radiotherapy: not available here\. .*On this page/);
  expect(await textOf(unstated, path)).toMatch(/On this page.* ask reception whether we have: /);
});

const crew = "The ambulance crew knows the nearest hospital that can help.";
const department = "Our emergency department is open day and night.";

test("whether there is intensive care follows from its beds", async () => {
  const path = "/SurgicalOncology";
  expect(await textOf(demo, path)).toContain("Intensive care (ICU): available here");
  storeSettings(demo, { figures: { icuBeds: 0 } });
  expect(await textOf(demo, path)).toContain("Intensive care (ICU): not available here");
  storeSettings(demo, { figures: { icuBeds: undefined } });
  expect(await textOf(demo, path)).not.toMatch(/Intensive care \(ICU\): (?:not )?available here/);
});

test("without intensive care no department is called absent, without radiotherapy its page is", async () => {
  storeSettings(demo, { figures: { icuBeds: 0 } });
  for (const path of ["/GeneralSurgery", "/ObstetricGynaecology", "/ManagementInfections"]) {
    expect([path, (await textOf(demo, path)).includes("not done here")]).toEqual([path, false]);
  }
  expect(await textOf(demo, "/Chemotherapy")).toMatch(/Radiation Therapy · not done here/);
});

test.each([
  ["/Appendectomy", department],
  ["/StrokeManagement", crew],
  ["/PoisoningAndDrug", crew],
])("the emergency card of %s says where help is", async (path, words) => {
  expect(await textOf(demo, path)).toContain(words);
  expect(await textOf(unstated, path)).toContain(crew);
});

test("of several things that a page needs, one that is not here is said before anything else", async () => {
  const capabilities = { ct: { state: "here" }, "clot-treatment": { state: "not here" } } as const;
  storeSettings(demo, { services: { capabilities } });
  expect(await textOf(demo, "/StrokeManagement")).toMatch(
    /CT scan.*: available here.*Clot treatment for stroke: not available here.*On this page/,
  );
});
