import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { startClock } from "../../tests/app/timed-app.ts";
import { structuredDataIn } from "../../tests/pages/schema-org.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const { settings, setClock } = startClock("2026-11-23T23:59:00");
const app = await startAppForFile(settings);

async function page(path: string) {
  const response = await app.get(path);
  return { status: response.status, html: await response.text() };
}

function names(html: string): string[] {
  const headings = html.matchAll(/<h2[^>]*><a[^>]*>([^<]*\(sample\))<\/a><\/h2>/g);
  return [...headings].map(([, name = ""]) => name);
}

test("visitors see the doctors who are shown on the website, and no others", async () => {
  const { status, html } = await page("/doctors");
  expect(status).toBe(200);
  expect(names(html)).toHaveLength(21);
  expect(html).not.toContain("Paramjit Bedi");
});

test("a hidden doctor has no page, token, picture or calendar", async () => {
  const hidden = "SELECT id FROM doctors WHERE is_active = 0";
  const id = onDatabase(app, (sqlite) => sqlite.prepare(hidden).pluck().get());
  for (const path of ["", "/token", "/preview.jpg", "/opd.ics"]) {
    expect([path, (await app.get(`/doctor/${id}${path}`)).status]).toEqual([path, 404]);
  }
});

test("a search looks at name, hospital and speciality in any letter case", async () => {
  expect(names((await page("/doctors?q=VERMA")).html)).toEqual(["Dr Asha Verma (sample)"]);
  expect(names((await page("/doctors?q=PAEDIAT")).html)).toHaveLength(2);
  expect(names((await page("/doctors?q=sector%2020")).html)).toHaveLength(21);
});

test("a search says what was searched for, and leads back to all doctors", async () => {
  const { html } = await page("/doctors?q=Verma");
  expect(html).toContain("<title>Verma: doctors | Morni Hospital</title>");
  expect(textOf(html)).toMatch(/1 doctor .*for “Verma” · Show all/);
  expect(html).toMatch(/<a href="\/doctors"[^>]*>Show all<\/a>/);
  expect(textOf(html)).toContain("21 years · Fee ₹1,000");
  expect((await page("/doctors")).html).not.toContain("Show all");
});

test("a printed list says of which hospital and of which day it is, from midnight on", async () => {
  const line = "Morni Hospital, Sector 20, Panchkula[^.]*\\. Telephone 0172 000 0020 · ";
  const read = async () => textOf((await page("/doctors")).html);
  expect(await read()).toMatch(new RegExp(`${line}Mon 23 Nov 2026 `));
  setClock("2026-11-24T00:00:01");
  expect(await read()).toMatch(new RegExp(`${line}Tue 24 Nov 2026 `));
});

test("who is here comes first, who is unavailable last, each with the time of the next OPD", async () => {
  const { html } = await page("/doctors");
  const cards = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
  const order = [
    /In OPD now/,
    /OPD <\/span>(?:Running late\. )?Today/,
    /OPD <\/span>Next:/,
    /OPD <\/span>\d/,
    /OPD <\/span>Away\./,
    /Unavailable\. Call to ask/,
  ];
  const places = cards.map((card) => order.findIndex((line) => line.test(card)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted());
  expect(cards.at(-1)).toContain("Unavailable. Call to ask");
  expect(cards.at(-1)).not.toMatch(/\d:\d\d/);
});

test("of doctors who are alike otherwise those with a photo come first, then by name", async () => {
  const cards = async () =>
    [...(await page("/doctors")).html.matchAll(/<article.*?<\/article>/gs)]
      .map(([card]) => ({
        name: /<h2[^>]*><a[^>]*>([^<]*)/.exec(card)?.[1] ?? "",
        isAway: card.includes("Unavailable. Call to ask"),
        hasPhoto: card.includes("/uploads/"),
      }))
      .filter(({ isAway }) => !isAway);
  const removePhoto = (name: string) =>
    onDatabase(app, (sqlite) => {
      const key = sqlite.prepare("SELECT photo_key FROM doctors WHERE name = ?").pluck().get(name);
      sqlite.prepare("UPDATE doctors SET photo_key = NULL WHERE name = ?").run(name);
      return () =>
        onDatabase(app, (again) =>
          again.prepare("UPDATE doctors SET photo_key = ? WHERE name = ?").run(key, name),
        );
    });
  const [{ name: first } = { name: "" }] = await cards();
  const restore = removePhoto(first);
  const shown = await cards();
  restore();
  const { compare } = new Intl.Collator("en-IN", { sensitivity: "base" });
  expect(shown.at(0)?.hasPhoto).toBe(true);
  expect(shown).toEqual(
    shown.toSorted(
      (one, other) =>
        Number(other.hasPhoto) - Number(one.hasPhoto) || compare(one.name, other.name),
    ),
  );
});

test("a card names the hospital alone, and the whole place of a doctor who sits elsewhere", async () => {
  const place = async () =>
    /<article.*?<span>((?:Morni|City)[^<]*)<\/span>/s.exec(
      (await page("/doctors?q=Asha")).html,
    )?.[1];
  const move = (hospital: unknown) =>
    onDatabase(app, (sqlite) =>
      sqlite.prepare("UPDATE doctors SET hospital = ? WHERE name LIKE 'Dr Asha%'").run(hospital),
    );
  const own = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT hospital FROM doctors WHERE name LIKE 'Dr Asha%'").pluck().get(),
  );
  expect(await place()).toBe("Morni Hospital");
  move("City Clinic, Ambala");
  expect(await place()).toBe("City Clinic, Ambala");
  move(own);
});

test("a speciality has an address of its own, which is kept like any page", async () => {
  const { html } = await page("/doctors");
  const chips = /<nav aria-label="Speciality".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const links = [...chips.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(links).toHaveLength(10);
  expect(chips).toMatch(/class="button" aria-current="page"[^>]*>All</);

  const urology = await page("/doctors?speciality=urology");
  expect(names(urology.html)).toEqual(["Dr Alok Gupta (sample)", "Dr Daljeet Sandhu (sample)"]);
  expect(urology.html).toContain("2 doctors in Urology");
  expect(urology.html).toContain("<title>Urology: doctors");
  expect(urology.html).toContain('<summary class="button">Urology</summary>');
  expect(urology.html).toMatch(/class="button" aria-current="page"[^>]*>Urology</);
  for (const spelling of ["Urology", "UROLOGY"]) {
    expect(names((await page(`/doctors?speciality=${spelling}`)).html)).toHaveLength(2);
  }
  const { headers } = await app.get("/doctors?speciality=urology");
  expect(headers.get("Cache-Control")).toContain("s-maxage=");
  expect(headers.get("ETag")).not.toBe((await app.get("/doctors")).headers.get("ETag"));
});

test("a speciality that nobody has says so and offers all", async () => {
  const { status, html } = await page("/doctors?speciality=nothing");
  expect(status).toBe(200);
  expect(html).toContain("No doctor of this speciality is listed at the moment.");
  expect(html).toContain('<a href="/doctors">Show all doctors</a>');
});

test("a search finds a name in Devanagari", async () => {
  const { html } = await page(`/doctors?q=${encodeURIComponent("सुनीता")}`);
  expect(names(html)).toEqual(["डॉ. सुनीता देवी (sample)"]);
});

test("a search that finds nobody says so and offers all", async () => {
  const { status, html } = await page("/doctors?q=xyzzy");
  expect(status).toBe(200);
  expect(html).toContain("No doctor matches “xyzzy”.");
  expect(html).toContain('<a href="/doctors">Show all doctors</a>');
});

test.each(["%", "'", '"', "<script>alert(1)</script>", "\\", "*", "🙂", "x".repeat(5000)])(
  "searching for %j is an ordinary page",
  async (text) => {
    const { status, html } = await page(`/doctors?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect(html).not.toContain("<script>alert");
  },
);

test("phone and email of a doctor are not on public pages", async () => {
  const { html } = await page("/doctors");
  const [profile = ""] = /\/doctor\/[0-9a-f]{24}/.exec(html) ?? [];
  const shown = html + (await page(profile)).html;
  expect(shown).not.toMatch(/doctor\d+@example\.org/);
  expect(shown).not.toMatch(/98000000\d\d/);
});

test("a profile tells fee and experience, and shows times that cannot be pressed", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(html).toContain("<h1>Dr Asha Verma (sample)</h1>");
  expect(html).toContain("21 years");
  expect(html).toContain("₹1,000");
  expect(html).toContain("<li>09:00 AM</li>");
  expect(html).not.toMatch(/<(?:button|input)[^>]*>\s*09:00 AM/);
});

test("a profile leads to its speciality, to the way, and in Hindi to its English page", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = "", id = ""] = /\/doctor\/([0-9a-f]{24})/.exec(list) ?? [];
  const { html } = await page(path);
  expect(html).toContain('href="/doctors?speciality=obstetrics-and-gynaecology"');
  const [before = ""] = /<h2>Before you come<\/h2>.*?<\/section>/s.exec(html) ?? [];
  const ways = [...before.matchAll(/href="([^"]+)"/g)].map(([, way]) => way);
  expect(ways).toEqual(["/insurance", "/contact"]);
  const hindi = (await page(`/hi${path}`)).html;
  expect(hindi).toMatch(new RegExp(`<a class="[^"]+" href="${path}" hreflang="en"`, "i"));
  const capitals = await app.get(`/hi/doctor/${id.toUpperCase()}`);
  expect([capitals.status, capitals.headers.get("Location")]).toEqual([301, `/hi${path}`]);
});

test("visitors find a doctor by a language, on the card and on the profile", async () => {
  const { html } = await page("/doctors?q=punjabi");
  expect(names(html)).toContain("Dr Gurpreet Kaur (sample)");
  expect(html).toContain("Speaks Punjabi, Hindi, English");
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(html) ?? [];
  expect((await page(path)).html).toMatch(/<dt>Speaks<\/dt><dd>Punjabi/);
  expect((await page("/search?q=punjabi")).html).toContain("Dr Gurpreet Kaur (sample)");
});

test("a doctor whose languages are not known has no empty row for them", async () => {
  const { html } = await page("/doctors?q=Pooja");
  expect(names(html)).toEqual(["Dr Pooja Bansal (sample)"]);
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(html) ?? [];
  const profile = await page(path);
  expect(profile.html).toContain("<h1>Dr Pooja Bansal");
  expect(html + profile.html).not.toMatch(/Speaks/);
});

test("a card and one of its buttons lead to the profile, the other to the times in it", async () => {
  const { html } = await page("/doctors");
  const [, whole = ""] = /<h[23][^>]*><a href="(\/doctor\/\w+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`href="${whole}"[^>]*>View Full Profile<`));
  const [, profile = ""] = /href="([^"]*)"[^>]*>View Full Profile</.exec(html) ?? [];
  const [, times = ""] = /href="([^"]*)"[^>]*>Check Availability</.exec(html) ?? [];
  expect(profile).toMatch(/^\/doctor\/[0-9a-f]{24}$/);
  expect(times).toBe(`${profile}#times`);
  expect((await page("/")).html).toMatch(/<h3[^>]*><a href="\/doctor\/[0-9a-f]{24}"/);
});

test("a profile names the doctor, then fee and experience, then the times, and only then the rest", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
  const { html } = await page(path);
  const parts = [
    "<h1>Dr Asha",
    "<dt>Fee</dt>",
    'id="times"',
    "Hospital hours</dt><dd>9:00 AM–12:00 PM</dd>",
    "Video hours</dt><dd>9:00 AM–12:00 PM</dd>",
    "<li>09:00 AM</li>",
    ">About</h2>",
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("a doctor who is away has no times to come for, and comes back with them", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = "", id] = /\/doctor\/([0-9a-f]{24})/.exec(list) ?? [];
  const time = /\d\d:\d\d [AP]M/;
  const away = "This doctor is not seeing patients at present. Please call to ask when.";
  const panel = async () => /<aside.*?<\/aside>/s.exec((await page(path)).html)?.[0] ?? "";
  const staff = await app.as(admin);
  const set = (availability: string) =>
    staff.post(`/dashboard/AddDoctor/${id}/availability`, { availability });

  const how = "To see the doctor, call us or come to the reception desk.";
  expect(await panel()).toMatch(time);
  expect((await page(path)).html).toContain(how);
  await set("unavailable");
  expect(await panel()).toMatch(/OPD of Dr Asha.*not seeing patients.*href="tel:\+91/s);
  expect(await panel()).toContain(away);
  expect(await panel()).not.toMatch(time);
  expect((await page(path)).html).not.toContain(how);
  expect((await page("/doctors?q=Asha")).html).toContain(`href="${path}#times"`);
  const json = await (await app.get(`/api/v1/doctor/${id}`)).json();
  expect(JSON.stringify(json)).toMatch(time);

  await set("available");
  expect(await panel()).toMatch(time);
  expect(await panel()).not.toContain(away);
});

test("a long text shows its first 150 characters, up to a word, and the rest on request", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
  const { html } = await page(path);
  const [, preview = ""] = /<details[^>]*><summary><span[^>]*>([^<]*)<span/.exec(html) ?? [];
  expect(preview.length).toBeGreaterThan(130);
  expect(preview.length).toBeLessThanOrEqual(150);
  expect(preview).toMatch(/\w$/);
  expect(html).toContain("Read More");
  expect(html).toContain("Read Less");
});

test.each(["/doctor/000000000000000000000000", "/doctor/x", "/doctor/%20", "/doctor/..%2f"])(
  "%s is not found",
  async (path) => {
    const { status, html } = await page(path);
    expect([400, 404]).toContain(status);
    expect(html).not.toContain("node_modules");
  },
);

test("a shared profile shows the doctor with hours, fee and languages, and programs read the rest", async () => {
  const { html: list } = await page("/doctors?q=Asha");
  const [path = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
  const { html } = await page(path);
  const og = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(og("description")).toMatch(/OPD .*[AP]M.*Fee ₹1,000\. Speaks Hindi, English/);
  expect([og("type"), og("locale")]).toEqual(["website", "en_IN"]);
  expect(og("site_name")).toBe("Morni Hospital");
  expect(og("image:alt")).toBe("Dr Asha Verma (sample), Obstetrics and Gynaecology");
  expect(og("image:width")).toMatch(/^\d+$/);
  const image = (og("image") ?? "").replace(/^https?:\/\/[^/]+/, "");
  expect((await app.get(image)).status).toBe(200);

  const things = structuredDataIn(html);
  const required: [type: string, properties: string[]][] = [
    [
      "Physician",
      "name url image telephone priceRange address hasMap knowsLanguage parentOrganization".split(
        " ",
      ),
    ],
    ["BreadcrumbList", ["itemListElement"]],
  ];
  for (const [type, properties] of required) {
    const thing = things.find((one) => one["@type"] === type) ?? {};
    expect(properties.filter((property) => !thing[property])).toEqual([]);
  }
  const doctor = things.find((one) => one["@type"] === "Physician");
  expect(doctor?.telephone).toMatch(/^\+91\d{10}$/);
  expect(doctor?.url).toMatch(new RegExp(`^https?://[^/]+${path}$`));
  expect(doctor?.knowsLanguage).toEqual(["Hindi", "English"]);
  const trail = JSON.stringify(things.find((one) => one["@type"] === "BreadcrumbList"));
  const places = [...trail.matchAll(/"position":(\d+),"name":"([^"]+)","item":"([^"]+)"/g)];
  expect(places.map(([, , name, item = ""]) => [name, new URL(item).pathname])).toEqual([
    ["Home", "/"],
    ["Our doctors", "/doctors"],
    ["Dr Asha Verma (sample)", path],
  ]);
});

test("a doctor who is not there leads to the page that offers a search", async () => {
  const { status, html } = await page("/doctor/000000000000000000000000");
  expect(status).toBe(404);
  expect(html).toContain("<h2>We cannot find this page</h2>");
  expect(html).toContain("<title>Page not found");
  expect(html.match(/<main/g)).toHaveLength(1);
});

test("whoever tells of a danger in the search for doctors is shown whom to call, and nobody else is", async () => {
  const card = "Call now if somebody is in danger";
  for (const query of ["chest pain", "saans nahi aa rahi", "stroke"]) {
    const { html } = await page(`/doctors?q=${encodeURIComponent(query)}`);
    expect([query, html.includes(card)]).toEqual([query, true]);
  }
  const { html } = await page("/hi/doctors?q=saans%20nahi%20aa%20rahi");
  expect(html).toMatch(/href="tel:112"[\s\S]*<\/main>/);
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE doctors SET name = 'Dr Bimal Nag' WHERE name LIKE '%Sharma%'").run(),
  );
  for (const query of ["", "bimal nag", "verma", "heart doctor", "haddi ka doctor"]) {
    const { html } = await page(`/doctors?q=${encodeURIComponent(query)}`);
    expect([query, html.includes(card)]).toEqual([query, false]);
  }
});
