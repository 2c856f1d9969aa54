import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function search(query: string) {
  const response = await app.get(`/search?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const [, pages = ""] = /<h2>Pages<\/h2><ul[^>]*>([\s\S]*?)<\/ul>/.exec(main) ?? [];
  return {
    status: response.status,
    html,
    main,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    hits: [...pages.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path),
    calls: [...main.matchAll(/<a [^>]*href="tel:([^"]+)"/g)].map(([, number]) => number),
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
  const { title, main } = await search("migraine");
  expect(title).toMatch(/^\d+ pages.* for “migraine” \| /);
  expect(main).toContain("<mark>Migraine</mark>");
  expect(main).toMatch(
    /<a href="\/MigraineChronicHeadache">(?:(?!<\/a>).)*<\/a><small>Neurology<\/small>/,
  );
});

test.each([
  ["/search?q=bukhar", "/hi/search?q=bukhar", "/pa/search?q=bukhar"],
  ["/pa/doctors?q=asha&utm_source=news", "/doctors?q=asha", "/hi/doctors?q=asha"],
])("who changes the language of %s goes on with the same words", async (path, ...others) => {
  const html = await (await app.get(path)).text();
  for (const other of others) expect(html).toContain(`<a href="${other}"`);
});

test("an emergency number in the text of a page that was found can be called", async () => {
  const call = /<mark>Call<\/mark> <a href="tel:112">112<\/a> or <a href="tel:108">108<\/a>/;
  expect((await search("call at once")).main).toMatch(call);
  expect((await search("112")).main).toContain('<a href="tel:112"><mark>112</mark></a>');
});

test("a doctor is found by part of the name", async () => {
  const doctors = await (await app.get("/api/v1/available-doctors")).text();
  const name = /"name":"Dr (\w+)/.exec(doctors)?.[1] ?? "Sharma";
  const { main } = await search(name.slice(0, 4));
  expect(main).toMatch(new RegExp(`<a href="/doctor/\\w+">[^<]*${name}`));
  expect(main).toContain('<a href="/doctors">All doctors</a>');
});

test("a page about an illness brings the doctors who treat it", async () => {
  const { main } = await search("pathri");
  expect(main).toMatch(/<a href="\/doctor\/\w+">/);
});

test("the specialists for a page stand there where no doctor was found, and only there", async () => {
  for (const [query, titles] of [
    ["pap smear", ["Pages", "Doctors for this"]],
    ["botox", ["Pages", "Doctors for this"]],
    ["urologist", ["Doctors", "Pages"]],
  ] as const) {
    const { main } = await search(query);
    const shown = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect([query, ...shown]).toEqual([query, ...titles]);
    expect(main).toMatch(/<a href="\/doctor\/\w+">/);
  }
});

test.each([
  ["nuerology", "nuerology", "neurology", "/NeurologyT"],
  ["Kidny stone", "Kidny", "kidney", "/KidneyStoneTreatment"],
  ["chemotherpy side effects", "chemotherpy", "chemotherapy", "/Chemotherapy"],
])("in “%s” “%s” is read as “%s”, and the page says so", async (query, typed, meant, path) => {
  const { main, title, hits } = await search(query);
  expect(title).toContain(`for “${query}”`);
  expect(main).toContain(`Showing results for “${query}” with “${typed}” read as “${meant}”`);
  expect(hits[0]).toBe(path);
});

test("what the hospital has on cards is found by its name, and so is what pages say it has not", async () => {
  storeSettings(app, {
    facilities: {
      items: [
        { id: "shop", heading: "Pharmacy", name: "Pharmacy", description: "Open day and night." },
      ],
    },
  });
  const { main } = await search("pharmacy");
  expect(main).toContain('href="/#facilities"');
  expect(main).toContain("Open day and night.");
  storeSettings(app, { figures: { beds: 20, icuBeds: 0 } });
  const icu = textOf((await search("ICU")).main);
  expect(icu).toMatch(/Intensive care \( ?ICU ?\): not available here/i);
  storeSettings(app, {
    services: { capabilities: { "epidural-at-night": { state: "not here" } } },
  });
  const epidural = textOf((await search("epidural at night")).main);
  expect(epidural).toMatch(/Epidural at night ?: not available here/);
});

test("a language that a doctor speaks is not taken for a misspelt place", async () => {
  const { main } = await search("punjabi");
  expect(main).not.toContain("read as");
  expect(main).toMatch(/<a href="\/doctor\/\w+">/);
});

test.each([
  "heart attack",
  "lakwa",
  "zeher",
  "saanp",
  "ambulance",
  "सीने में दर्द",
  "ਸੱਪ",
  "ambulence",
  "snakes",
  "my chest is hurting",
  "bijli ka jhatka laga",
  "khoon ruk nahi raha",
  "not responding",
  "no pulse",
  "chhat se gir gaya",
  "acid attack",
  "gas leak",
  "loo lag gayi",
  "allergic reaction face swelling",
])("whoever searches for “%s” can call first, and then reads about emergencies", async (query) => {
  const { main, calls } = await search(query);
  expect(calls.slice(0, 2)).toEqual(["112", "108"]);
  const places = ["tel:112", "tel:108", 'href="/emergency"', "<h2>Pages"].map((part) =>
    main.indexOf(part),
  );
  expect(places.slice(0, 3)).not.toContain(-1);
  expect(main.slice(0, places[2])).not.toContain("<li>");
});

test.each([
  "suicide",
  "sucide",
  "i want to die",
  "how to end my life",
  "don't want to live",
  "self harm",
  "mar jana chahta hu",
  "mujhe marna hai",
  "jeena nahi chahti",
  "jine ka man nahi karta",
  "मरना चाहती हूँ",
  "जीना नहीं चाहता",
  "ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ",
])("whoever searches for “%s” is offered the helpline too", async (query) => {
  expect((await search(query)).calls.slice(0, 3)).toEqual(["112", "108", "14416"]);
});

test("whoever searches for violence is offered the helplines for women and children", async () => {
  const { main, calls } = await search("pati ne mara");
  expect(calls.slice(0, 4)).toEqual(["112", "108", "181", "1098"]);
  expect(textOf(main)).toMatch(/Women's helpline 181 Child helpline 1098/);
});

test("whoever does not want to live any more reads no count of pages", async () => {
  const { title, main } = await search("i want to die");
  expect(title).toMatch(/^Talk to somebody now: call 14416 \| /);
  expect(main).not.toContain("for “i want to die”");
});

test("whoever does not want to live any more is shown nobody's treatments", async () => {
  expect((await search("lifestyle counselling")).main).toContain("Doctors for this");
  const { hits, main } = await search("suicide");
  expect(hits).toContain("/LifestyleCounselling");
  expect(main).not.toContain('href="/doctor/');
});

test("other ways are offered only where neither pages nor doctors were found", async () => {
  const advice = "Check the spelling, use fewer words";
  const { main: nothing } = await search("xyzzy");
  expect(textOf(nothing)).toContain(`Nothing for “xyzzy”. ${advice}`);
  const ways =
    /<p>Check the spelling.*?<\/p>/s.exec(nothing)?.[0].matchAll(/href="([^"]+)"/g) ?? [];
  expect([...ways].map(([, way]) => way)).toEqual(["/a-z", "tel:+911720000020", "/contact"]);
  expect((await search("folic acid")).main).not.toContain(advice);
});

test("before anything is typed the search names the doctors and six pages", async () => {
  const html = await (await app.get("/search")).text();
  const [, often = ""] = /<h2>Often looked for<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
  expect([...often.matchAll(/href="([^"]+)"/g)].map(([, path]) => path).sort()).toEqual([
    "/AntenatalAndPostnatal",
    "/ChestPain",
    "/Diabetes",
    "/FeverInChildren",
    "/KidneyStoneTreatment",
    "/Vaccinations",
    "/doctors",
  ]);
});

test("of the doctors found those come first who see patients", async () => {
  const names = async () =>
    [...(await search("urologist")).main.matchAll(/href="\/doctor\/\w+">([^<]*)/g)].map(
      ([, name]) => name,
    );
  const set = (availability: string, name: string | undefined) =>
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE doctors SET availability = ? WHERE name = ?").run(availability, name),
    );
  const [first, second] = await names();
  set("unavailable", first);
  const shown = await names();
  set("available", first);
  expect(shown).toEqual([second, first]);
});

test.each(["OPD", "appointment", "visiting hours", "parking", "phone number", "ओपीडी"])(
  "“%s” brings the hospital's number first",
  async (query) => {
    const { calls } = await search(query);
    expect(calls[0]).toBe("+911720000020");
  },
);

test("an appointment leads to the doctors and the departments", async () => {
  const { main } = await search("doctor appointment");
  const [, card = ""] = /<h2>Call reception<\/h2>(.*?)<\/section>/s.exec(main) ?? [];
  expect(card).toContain('href="/doctors"');
  expect(card).toContain('href="/Urology"');
});

test("who asks for the way is shown the address, which leads to the map", async () => {
  const { main } = await search("parking");
  const [, card = ""] = /<h2>Call reception<\/h2>(.*?)<\/section>/s.exec(main) ?? [];
  expect(card).toMatch(/<a href="https:\/\/www\.openstreetmap\.org[^"]*">Sector 20, Panchkula/);
});

test.each([
  "end of life care",
  "burning urine",
  "folic acid",
  "white discharge",
  "parkinson",
  "hernia",
  "pathri",
])("“%s” needs no call before the pages", async (query) => {
  const { main } = await search(query);
  expect(main.indexOf("<h2>")).toBe(main.search(/<h2>(?:Doctors|Pages)<\/h2>/));
});

test.each([
  ["asha verma", "Dr Asha Verma (sample)"],
  ["Dr. Asha", "Dr Asha Verma (sample)"],
  ["urologist", "Dr Alok Gupta (sample)"],
  ["haddi ka doctor", "Dr Balwinder Dhillon (sample)"],
  ["बच्चों का डॉक्टर", "Dr Anjali Mehta (sample)"],
  ["general physician", "Dr Suresh Sharma (sample)"],
  ["anjali mehta madam kab milengi", "Dr Anjali Mehta (sample)"],
  ["kavita joshi ki fees kitni hai", "Dr Kavita Joshi (sample)"],
  ["ਡਾਕਟਰ ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਦਾ ਟਾਈਮ", "Dr Gurpreet Kaur (sample)"],
])("“%s” shows the doctor before the pages", async (query, name) => {
  const { main } = await search(query);
  const doctor = main.indexOf(name);
  expect(doctor).toBeGreaterThan(0);
  expect(doctor).toBeLessThan(`${main}<h2>Pages`.indexOf("<h2>Pages"));
  const links = [...main.matchAll(/href="(\/doctor\/\w+)"/g)].map(([, link]) => link);
  expect(links).toEqual([...new Set(links)]);
});

test.each(["suresh sharma", "Dr Suresh Sharma", "asha varma", "डॉ आशा वर्मा", "पथरि"])(
  "“%s” is found as it is, and is no misspelt illness",
  async (query) => {
    const { main, title } = await search(query);
    expect(title).toMatch(new RegExp(`doctors? for “${query}”`));
    expect(main).not.toContain("sores");
  },
);

test.each(["bukhar", "पथरी", "mirgi"])(
  "“%s” shows pages first, and doctors after them",
  async (query) => {
    const { main } = await search(query);
    expect(main).toContain("<h2>Pages");
    expect(main.indexOf("<h2>Doctors")).toBeGreaterThan(main.indexOf("<h2>Pages"));
  },
);

test("what may not be promised or offered is found, and not repeated", async () => {
  const { hits, main } = await search("painless delivery");
  expect(hits[0]).toBe("/EpiduralAnaesthesia");
  const shown = main.replaceAll("“painless delivery”", "").replace(/value="[^"]*"/, "");
  expect(shown).not.toContain("painless");
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
  ["2,000 misspelt letters", "kidnni stonne ".repeat(150)],
  ["marks without letters", "\u0300\u093c\u094d\u0a71"],
  ["5,000 letters", "a".repeat(5000)],
  ["700 words", "kidney ".repeat(700)],
])("%s is an ordinary question", async (_, query) => {
  const { status, html } = await search(query);
  expect(status).toBe(200);
  expect(html).not.toContain("<script>alert");
  expect(await htmlProblems(html)).toEqual([]);
});

test.each([
  ["quotes", "%22".repeat(600)],
  ["wildcards", "*%25_".repeat(500)],
  ["NULs", "%00".repeat(600)],
  ["half an emoji", "%ED%A0%BD"],
  ["bytes that are no text", "%FF%FE".repeat(300)],
  ["a percent sign that escapes nothing", "%"],
  ["words that all need correcting", "kidnni+stonne+pregnenncy+".repeat(80)],
  ["one letter in ten scripts", "%E0%A4%95%E0%A8%95".repeat(300)],
])("2,000 characters of %s get a small response", async (_, query) => {
  const response = await app.get(`/search?q=${query}`);
  expect([200, 400, 414]).toContain(response.status);
  expect((await response.text()).length).toBeLessThan(60_000);
});

test("only the first hundred characters of a long question count, and the page says so", async () => {
  const { main } = await search("a".repeat(5000));
  expect(main).toContain("Only the first 100 characters");
  expect(main).not.toContain("a".repeat(101));
});

test("a title cuts a long question between its letters, never within one", async () => {
  const { title } = await search(`fever ${"🤒".repeat(40)}`);
  expect(title).toContain(`fever ${"🤒".repeat(23)}…`);
  expect(title).not.toContain("\ufffd");
});

test("search pages stay out of search engines and need no script", async () => {
  const { html } = await search("pathri");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(withoutRegistration(html)).not.toMatch(/<script(?! type="speculationrules")/);
});
