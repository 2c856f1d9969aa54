import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { articleLinks, groupOf } from "#app/library/groups.ts";
import { speciality } from "#app/library/menu-groups.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";
import { share } from "../../tests/runner/rounds.ts";

// Brotli bytes of HTML with its CSS. From 14 KB on, a slow phone would wait for a second round trip.
const budget = 14 * 1024;

const host = { Host: "hospital.example" };

const pages = new Map<string, string>();

const app = await startAppForFile({ RATE_LIMITS: "off", ORIGIN: "https://hospital.example" });
storeSettings(app, {
  identity: {},
  contact: {},
  services: { registrations: { pcpndt: "", mtp: "", art: "ART/HR/7" } },
});
for (const { path } of articleLinks) {
  const response = await app.get(path, host);
  pages.set(path, await response.text());
}

function pageAt(path: string): string {
  return pages.get(path) ?? "";
}

/** The links of the first `<aside>`, in their order. */
function sidebarOf(path: string): string[] {
  const [aside = ""] = /<aside[\s\S]*?<\/aside>/.exec(pageAt(path)) ?? [];
  return [...aside.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
}

const paths = articleLinks.map((link) => link.path);
const some = share(paths, 5);

test("every article is found in any letter case, and is spelled one way for search engines", async () => {
  for (const path of some) {
    for (const asked of [path, path.toLowerCase(), path.toUpperCase()]) {
      const response = await app.get(asked, host);
      expect([asked, response.status]).toEqual([asked, 200]);
      expect(await response.text()).toContain(
        `<link rel="canonical" href="https://hospital.example${path}"/>`,
      );
    }
  }
});

test.each(some)("%s is valid HTML with one title", async (path) => {
  expect(await htmlProblems(pageAt(path))).toEqual([]);
  expect(pageAt(path).match(/<h1/g)).toHaveLength(1);
});

test.each(paths)("%s holds no script but data and hints for the browser", (path) => {
  const scripts = withoutRegistration(pageAt(path)).match(/<script[^>]*>/g) ?? [];
  const kinds = scripts.map((script) => /type="([^"]+)"/.exec(script)?.[1]);
  expect(kinds.sort()).toEqual(["application/ld+json", "speculationrules"]);
  expect(pageAt(path)).not.toMatch(/\s(?:style|on\w+)="/);
});

test.each(some)("%s is small enough for the first round trip of a slow phone", (path) => {
  const { length } = brotliCompressSync(pageAt(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  expect(length).toBeLessThanOrEqual(budget);
});

test.each(paths)(
  "%s tells machines where it stands, and of no review that did not happen",
  (path) => {
    const [, json = "{}"] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pageAt(path)) ?? [];
    const [page, way] = JSON.parse(json)["@graph"];
    expect(page).toMatchObject({
      "@type": "MedicalWebPage",
      url: `https://hospital.example${path}`,
    });
    expect(page.dateCreated).toMatch(/^\d{4}-\d\d-\d\d$/);
    const isReviewed = pageAt(path).includes("Checked on ");
    expect(pageAt(path).includes("Not yet checked by our doctors.")).toBe(!isReviewed);
    expect("lastReviewed" in page).toBe(isReviewed);
    expect("reviewedBy" in page).toBe(isReviewed);
    const last = way.itemListElement.at(-1);
    expect(last.item).toBe(`https://hospital.example${path}`);
    expect(last.position).toBe(way.itemListElement.length);
  },
);

test("titles and descriptions are all different", () => {
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const values = paths.map((path) => pattern.exec(pageAt(path))?.[1]);
    expect(new Set(values).size).toBe(paths.length);
  }
});

test("the sidebar lists the pages of the group and marks the one that is read", () => {
  expect(sidebarOf("/Urology")).toEqual(speciality.pages.map((page) => page.path));
  for (const path of paths.filter((path) => groupOf(path).pages.length > 1)) {
    expect(sidebarOf(path)).toEqual(groupOf(path).pages.map((page) => page.path));
  }
  expect(sidebarOf("/ObstetricsAndGynaecologyT")).toHaveLength(6 + 7);
  expect(pageAt("/Cystoscopy")).toMatch(/<a href="\/Cystoscopy" aria-current="page">/);
});

test("a health topic shows 112 and 108 before its picture", () => {
  const page = pageAt("/ChestPain");
  const beginning = page.slice(page.indexOf("<main"), page.indexOf("</h1>"));
  const beforePicture = beginning.slice(0, beginning.indexOf("<img"));
  for (const number of ["112", "108"]) expect(beforePicture).toContain(`href="tel:${number}"`);
  // Said there, and not once more above the text.
  expect(page.match(/>When to get help now<\/a>/g)).toHaveLength(1);
});

test("a page shows the way back to what it belongs to, and ends with the way to a doctor", () => {
  const page = pageAt("/GallbladderSurgery");
  const [trail = ""] = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(page) ?? [];
  const ways = [...trail.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)];
  expect(ways.map(([, path, words]) => [words, path])).toEqual([
    ["Home", "/"],
    ["General Surgery", "/GeneralSurgeryT"],
  ]);
  expect(page).toMatch(/<small[^>]*>Illustration<\/small>/);
  const [call = ""] = /<section[^>]* aria-labelledby="call".*?<\/section>/s.exec(page) ?? [];
  expect([...call.matchAll(/href="([^"]+)"/g)].map(([, way]) => way)).toEqual([
    "tel:+911720000020",
    "/doctors",
  ]);
});

test("a page begins with a list of its parts", () => {
  const around = ["contents", "at-a-glance", "needs", "call", "doctors", "related"];
  const partsOf = (path: string) =>
    [...pageAt(path).matchAll(/<h2 id="([^"]+)"/g)]
      .map(([, id = ""]) => id)
      .filter((id) => !around.includes(id));
  for (const path of paths) {
    const [list = ""] = /<nav[^>]*aria-labelledby="contents">.*?<\/nav>/s.exec(pageAt(path)) ?? [];
    const listed = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect([path, ...listed.filter((id) => id !== "at-a-glance")]).toEqual([
      path,
      ...partsOf(path),
    ]);
  }
});

test("above its title a page says what it belongs to", () => {
  const aboveOf = (path: string) => /<p class="eyebrow">([^<]*)</.exec(pageAt(path))?.[1];
  expect(aboveOf("/Cystoscopy")).toBe("Urology");
  expect(aboveOf("/UrologyT")).toBe("Treatments");
  expect(aboveOf("/Urology")).toBe("Specialities");
  expect(aboveOf("/Dengue")).toBe("Health Topics");
});

test("the first emergency card is linked before it, and each says how to reach help", () => {
  for (const path of paths.filter((path) => pageAt(path).includes("care emergency"))) {
    const page = pageAt(path);
    const link = page.indexOf('href="#help-now">When to get help now</a>');
    expect([path, link > page.indexOf("<main")]).toEqual([path, true]);
    expect([path, page.indexOf('id="help-now"') > link]).toEqual([path, true]);
    const cards = page.match(/care emergency/g);
    const advice = page.match(/Do not drive yourself\. Bring your medicines\./g);
    expect([path, advice?.length]).toEqual([path, cards?.length]);
  }
});

test("a page says whom to ask whether what it speaks of is done here, never in an emergency", () => {
  expect(pageAt("/StrokeManagement")).toContain(
    "For a planned visit, ask reception whether we have: CT scan, clot treatment for stroke. ",
  );
  expect(pageAt("/IVfluids")).not.toContain('id="needs"');
});

test("the page about children and the patient's guide have no sidebar", () => {
  expect(pageAt("/Pediatrics")).not.toContain("<aside");
  expect(pageAt("/PatientGuide")).not.toContain("<aside");
});

test("a page shows doctors of its speciality that visitors may see, three at most", () => {
  const doctorsOf = (path: string) => pageAt(path).match(/<a href="\/doctor\/\w+">/g) ?? [];
  expect(doctorsOf("/Cystoscopy").length).toBeGreaterThan(0);
  for (const path of paths) expect(doctorsOf(path).length).toBeLessThanOrEqual(3);
  expect(pageAt("/Cystoscopy")).not.toMatch(/doctor\d+@example\.org/);
});

test("of the doctors on a page those come first who see patients now", async () => {
  const doctorsOf = (html: string) =>
    [...html.matchAll(/<a href="\/doctor\/(\w+)">/g)].map(([, id]) => id);
  const [first, second] = doctorsOf(pageAt("/Cystoscopy"));
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE doctors SET availability = 'unavailable' WHERE id = ?").run(first),
  );
  const html = await (await app.get("/Cystoscopy", host)).text();
  expect(doctorsOf(html)[0]).toBe(second);
  expect(html.match(/>(?:Una|A)vailable</g)).toEqual([">Unavailable<"]);
  const department = await (await app.get("/Urology", host)).text();
  expect(department.match(/Unavailable\. Call to ask/g)).toHaveLength(1);
});

test.each([
  ["/TreatmentForSTI", ["Obstetrics and Gynaecology", "Urology"]],
  ["/Vaccinations", ["General Medicine", "Paediatrics"]],
  ["/EpiduralAnaesthesia", ["Obstetrics and Gynaecology"]],
  ["/TraumaSurgery", ["General Surgery", "Orthopaedics"]],
  ["/BladderCancer", ["Onco Surgery", "Oncology", "Urology"]],
  ["/Chemotherapy", ["Oncology"]],
  ["/SurgicalOncology", ["Onco Surgery"]],
  ["/OncologyT", ["Onco Surgery", "Oncology"]],
  ["/KneeReplacement", ["Orthopaedics"]],
])("%s shows doctors of %j", (path, expected) => {
  const [section = ""] =
    /<section[^>]*aria-labelledby="doctors">.*?<\/section>/s.exec(pageAt(path)) ?? [];
  const found = [...section.matchAll(/<small>([^<,]+)<\/small>/g)].map(([, name]) => name);
  expect([...new Set(found)].sort()).toEqual(expected);
});

test("the small number behind a sentence leads to the source with that number", () => {
  const cited = [...pages.values()].filter((page) => page.includes('href="#source-'));
  expect(cited.length).toBeGreaterThan(20);
  for (const page of cited) {
    const [, list = ""] = /<ol[^>]*>((?:(?!<\/ol>).)*id="source-.*?)<\/ol>/s.exec(page) ?? [];
    const ids = list
      .split("<li")
      .slice(1)
      .map((item) => /^[^>]*id="source-(\d+)"/.exec(item)?.[1]);
    for (const [, number, shown] of page.matchAll(/href="#source-(\d+)"[^>]*>(\d+)</g)) {
      expect([number, ids[Number(number) - 1]]).toEqual([shown, number]);
    }
  }
});

test("a department's page shows its doctors with faces and hours right after the lead", () => {
  const page = pageAt("/Oncology");
  const [team = ""] = /<section[^>]*aria-labelledby="doctors">.*?<\/section>/s.exec(page) ?? [];
  expect(team).toMatch(/<img[^>]*>.*<a href="\/doctor\/\w+">.*Speaks .*<b[^>]*>\w/s);
  expect(team).toContain('href="/doctors?speciality=oncology">All doctors: Oncology');
  expect(page.indexOf(team)).toBeLessThan(page.indexOf('aria-labelledby="contents"'));
});

test("a procedure says at a glance what people ask first, and where the insurers stand", async () => {
  const [table = ""] =
    /<section[^>]*aria-labelledby="at-a-glance">.*?<\/section>/s.exec(pageAt("/HerniaRepair")) ??
    [];
  const questions = [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, text]) => text);
  expect(questions).toEqual([
    "How long it takes",
    "Anaesthetic",
    "In hospital",
    "Off work",
    "Lifting",
    "Driving and riding",
    "Food and drink before",
    "Medicines before",
    "What to bring",
    "Done here?",
  ]);
  expect(table).toContain('href="/about#insurance"');
  expect(pageAt("/HerniaRepair")).toContain('href="#at-a-glance"');
  expect(await (await app.get("/about", host)).text()).toContain('<section id="insurance"');
  expect(pageAt("/Dengue")).not.toContain("at-a-glance");
});

test("what stands at a glance is found by the search", async () => {
  const found = await (await app.get("/search?q=hernia+simple+groin+minutes", host)).text();
  expect(found).toContain('href="/HerniaRepair"');
});

test("a source that is public can be opened, and has its publisher and its year", () => {
  expect(pageAt("/GallbladderSurgery")).toContain(
    '<cite><a href="https://www.nice.org.uk/guidance/cg188">',
  );
  expect(pageAt("/Neuroimaging")).toMatch(
    /\(NG232\)<\/a><\/cite>\. NICE, 2023\.<.*>Communicating radiation risks in paediatric imaging<\/cite>\. World Health Organization, 2016\./s,
  );
});

test("a drawing stands in the section that it explains, and can be heard", () => {
  for (const [path, heading, drawing] of [
    ["/HerniaRepair", "where-hernias-appear", "hernia-sites"],
    ["/StrokeManagement", "spot-it-be-fast", "be-fast"],
    ["/ChokingAndCPR", "choking-baby-under-1-year", "chest-thrusts"],
  ] as const) {
    const [, after = ""] = pageAt(path).split(`<h2 id="${heading}">`);
    const [section = ""] = after.split("<h2");
    expect(section).toMatch(
      new RegExp(
        `<svg[^>]* role="img" aria-labelledby="drawing-${drawing}".*?<title id="drawing-${drawing}">\\w`,
      ),
    );
  }
});

test("a page leads to the one before and the one after it in its group", () => {
  expect(pageAt("/IVfluids")).toMatch(/<a href="\/MedicationForChronic" rel="prev">/);
  expect(pageAt("/IVfluids")).toMatch(/<a href="\/BloodTransfusion" rel="next">/);
});
