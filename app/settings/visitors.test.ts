import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { valueFields } from "../../tests/forms/fill-groups.ts";
import { type Fields, fieldsIn, openSetting, saveSetting } from "../../tests/forms/setting-form.ts";
import {
  hostileText,
  refused,
  saveHostileTexts,
  saveOtherHostileTexts,
} from "../../tests/hostile/hostile-texts.ts";
import { breaksOf } from "../../tests/pages/stray-markup.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { type Visited, visitAll } from "../../tests/pages/visit-all.ts";
import { share } from "../../tests/runner/rounds.ts";
import { groupNames } from "./groups.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);
// The hospital keeps the words of the sample.
storeSettings(app, { texts: {}, leaders: {}, facilities: {}, accreditations: {}, insurers: {} });

const pages = [
  "/",
  "/about",
  "/management",
  "/careers",
  "/emergency",
  "/doctors",
  "/opd",
  "/opd/week",
  "/opd/board",
  "/pictures",
  "/pictures/3",
  "/Instagram",
  "/search?q=heart",
  "/a-z",
  "/ChestPain",
  "/StrokeManagement",
  "/privacy",
  "/terms",
  "/accessibility",
  "/signin",
  "/offline",
  "/nowhere",
  "/api/v1",
];
const siteFiles = [
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  "/api/v1/openapi.json",
  "/sitemap.xml",
];

async function body(path: string): Promise<string> {
  return (await app.get(path)).text();
}

async function doctorPage(): Promise<string> {
  const [doctor] = (await (await app.get("/api/v1/available-doctors")).json()) as { _id: string }[];
  return `/doctor/${doctor?._id}`;
}

async function save(group: string, changes: Fields): Promise<void> {
  expect([group, (await saveSetting(staff, group, changes)).status]).toEqual([group, 303]);
}

test("a new name and number stand on every page and in every file at once", async () => {
  const all = [...pages, await doctorPage()];
  // All of them are kept in memory now.
  await Promise.all([...all, ...siteFiles].map(body));
  await save("Identity", { name: "Shanti Nursing Home", line: "Open since 1984" });
  await save("Contact", {
    "phones.0.number": "0184 222 0000",
    email: "desk@shanti.example.org",
    street: "Model Town",
    city: "Karnal",
    postalCode: "132001",
    map: "https://maps.example.org/karnal",
  });
  for (const path of all) {
    const html = await body(path);
    expect([path, html.includes("Shanti Nursing Home")]).toEqual([path, true]);
    // Sample doctors say where they see patients.
    const others = html.replaceAll("Morni Hospital, Sector 20, Panchkula", "");
    expect([path, /Morni|0172 000 0020|\+911720000020/.exec(others)?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
  const [manifest = "", security = "", openapi = "", sitemap = ""] = await Promise.all(
    siteFiles.map(body),
  );
  expect(JSON.parse(manifest).name).toBe("Shanti Nursing Home");
  expect(JSON.parse(manifest).icons).toMatchObject([{ src: "/favicon.svg" }]);
  expect(security).toContain("Contact: tel:+911842220000");
  expect(JSON.parse(openapi).info.title).toContain("Shanti Nursing Home");
  expect(sitemap).not.toContain("Morni");
  const icon = await app.get("/favicon.svg");
  expect(icon.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(await icon.text()).toContain(">SNH</text>");
  const home = await body("/");
  expect(home).not.toMatch(/\/media\/mark|\/icon\./);
  const marks = [...home.matchAll(/(?:src|href)="(data:image\/svg[^"]+)"/g)].map(
    ([, mark = ""]) => mark,
  );
  expect(marks.length).toBe(3);
  for (const mark of marks) expect(decodeURIComponent(mark)).toContain("SNH");
  expect(home).toContain('"telephone":"+911842220000"');
  expect(home).toContain('"addressLocality":"Karnal"');
  expect(textOf(home)).toContain("In Model Town, Karnal. Doctors who know you");
});

test("what the front says when it refuses names the new number", async () => {
  await save("Contact", { "phones.0.number": "0184 333 0000" });
  // As the browser does that is sent on after saving.
  await staff.get("/dashboard/Hospital/Contact");
  // The front learns it with the next beat of the worker's heart.
  await expect
    .poll(async () => (await app.raw("GET / HTTP/1.1\r\nHost: a b\r\n\r\n")) as string, {
      timeout: 20_000,
    })
    .toContain("0184 333 0000");
});

test("each group is on its pages with the next request", async () => {
  await save("Figures", { beds: "73", icuBeds: "9" });
  await save("Hours", { reception: "6 AM to midnight", visiting: "5 to 7 PM" });
  await save("Leaders", { "items.0.name": "Dr Kamla Devi", "items.0.position": "Founder" });
  await save("Facilities", { "items.0.name": "Eye theatre" });
  await save("Accreditations", { "items.1.name": "Green hospital" });
  await save("Insurers", {
    "schemes.1.name": "Sample Railways scheme",
    steps: "Show your card at window 3.",
  });
  await save("Services", {
    "capabilities.radiotherapy.state": "arranged",
    "capabilities.radiotherapy.with": "Karnal Cancer Centre",
    "registrations.mtp": "MTP-77",
  });
  await save("Texts", {
    heroTitle: "Healing since 1984",
    "rooms.4.title": "Garden rooms",
    visionLead: "Near to all of {city}.",
    "training.1.title": "Night drills",
    reviews: "Tell us.",
    aboutTitle: "Who we are",
    about: "## Our story\n\nBegun with **two** beds, now {beds}.",
    managementLead: "They lead.",
    careersLead: "Work in {city}.",
    careersText: "We look for nurses for {name}.",
  });
  const home = textOf(await body("/"));
  for (const words of ["73 beds", "9 ICU beds", "Healing since 1984", "Garden rooms"]) {
    expect(home).toContain(words);
  }
  for (const words of ["Near to all of Karnal.", "Night drills", "Tell us.", "Eye theatre"]) {
    expect(home).toContain(words);
  }
  expect(home).toContain("Green hospital");
  const about = await body("/about");
  expect(about).toContain("Begun with <strong>two</strong> beds, now 73.");
  for (const words of ["Who we are", "Sample Railways scheme", "6 AM to midnight", "MTP MTP-77"]) {
    expect(textOf(about)).toContain(words);
  }
  expect(textOf(about)).toContain("Show your card at window 3.");
  const management = textOf(await body("/management"));
  for (const words of ["They lead.", "Dr Kamla Devi", "Founder"])
    expect(management).toContain(words);
  const careers = textOf(await body("/careers"));
  expect(careers).toContain("Work in Karnal. We look for nurses for Shanti Nursing Home.");
  expect(textOf(await body("/RadiationTherapy"))).toContain(
    "Radiotherapy: by arrangement with Karnal Cancer Centre",
  );
  const manifest = JSON.parse(await body("/manifest.webmanifest"));
  expect(manifest.description).toContain("A 73-bed hospital in Karnal");
});

test("what speaks of something that there is none of is left out, whoever wrote it", async () => {
  await save("Figures", { beds: "0", icuBeds: "0" });
  await save("Texts", {
    heroText: "Beds: {beds}. Open in {city}. ICU: {icuBeds}!",
    "rooms.1.title": "{icuBeds} ICU beds",
    aboutLead: "We care. {beds} beds wait.",
    about:
      "## ICU\n\n- Beds: {icuBeds}\n- **Ours:** {icuBeds} beds. Quiet.\n\n## Ways\n\n- By bus\n- {beds} beds",
  });
  const home = textOf(await body("/"));
  expect(home).toContain("Open in Karnal.");
  expect(home).not.toMatch(/\b0\b.{0,9}beds|Beds:|ICU:|ICU beds|patients who need to be watched/i);
  const about = await body("/about");
  expect(textOf(about)).toMatch(/We care\. (?!0)/);
  expect(about).not.toContain("<h2>ICU</h2>");
  expect(about).toMatch(/<h2>Ways<\/h2>.{0,99}<ul>\s*<li>By bus<\/li>\s*<\/ul>/s);
  await save("Texts", {
    visionLead: "",
    visionText: "",
    "training.0.title": "",
    "training.1.title": "",
  });
  expect(await body("/")).not.toContain("Our Vision");
  await save("Figures", { beds: "73", icuBeds: "9" });
});

test("the page about IVF comes with the number that the law wants, and staff read why it is hidden", async () => {
  const list = "/dashboard/Articles?q=IVF";
  const note = "Needs an ART number under Hospital, Services";
  expect((await app.get("/InfertilityTreatment")).status).toBe(404);
  expect(textOf(await (await staff.get(list)).text())).toContain(note);
  await save("Services", { "registrations.art": "ART-12" });
  expect((await app.get("/InfertilityTreatment")).status).toBe(200);
  expect(textOf(await body("/about"))).toContain("MTP MTP-77, ART ART-12");
  expect(await body("/Gynaecology")).toContain('href="/InfertilityTreatment"');
  expect(textOf(await (await staff.get(list)).text())).not.toContain(note);
});

test("a casualty number of its own is the one of the emergency page, WhatsApp has its button", async () => {
  const added = async (fields: Fields, change: string) => {
    const response = await staff.post("/dashboard/Hospital/Contact", { ...fields, change });
    return fieldsIn(await response.text());
  };
  let fields = await openSetting(staff, "Contact");
  fields = await added(fields, "phones.1.add");
  fields = await added(
    { ...fields, "phones.1.use": "emergency", "phones.1.number": "98000 11111" },
    "phones.2.add",
  );
  fields = await added(
    { ...fields, "phones.2.use": "whatsapp", "phones.2.number": "98000 22222" },
    "profiles.0.remove",
  );
  const saved = await staff.post("/dashboard/Hospital/Contact", fields);
  expect(saved.status).toBe(303);
  expect(await body("/emergency")).toMatch(/href="tel:\+919800011111"[^>]*>(?:<span>)?Call/);
  for (const path of ["/", "/contact", "/emergency", "/opd"]) {
    const links = (await body(path)).matchAll(/<a [^>]*?href="tel:([^"]+)"[^>]*>(.*?)<\/a>/gs);
    for (const [, dialled = "", text = ""] of links) {
      const shown = textOf(text).replace(/\D/g, "").slice(-10);
      expect([path, dialled]).toEqual([path, expect.stringContaining(shown)]);
    }
  }
  const home = await body("/");
  expect(home).toContain("https://wa.me/919800022222");
  expect(home).not.toMatch(/href=""|href="https:\/\/www\.instagram\.com\/"/);
});

/** One address of each kind is enough: whose id, which picture and which other language stands in it is all the same. */
function oneOfEachKind(isLeftOut: RegExp): (address: string) => boolean {
  const known = new Set<string>();
  return (address) => {
    const kind = address
      .replace(/\?.*|[0-9a-f-]{16,}|(?<=\/Pictures\/(?:gallery|leader|slideshow)[-/])[^/]+/g, "")
      .replace(/(?<=^\/|\/words\/)pa(?=\/|$)/, "hi")
      .toLowerCase();
    if (known.has(kind) || isLeftOut.test(address)) return false;
    known.add(kind);
    return true;
  };
}

/** From these addresses to wherever links lead; of the pages in Hindi and Punjabi, which are alike, to some. */
async function visitEnglish(
  starts: string[],
  isWanted: (address: string) => boolean,
): Promise<Visited[]> {
  const others: string[] = [];
  const isEnglish = (address: string) => {
    if (!isWanted(address)) return false;
    if (!/^\/(?:hi|pa)(?:\/|$)/.test(address)) return true;
    others.push(address);
    return false;
  };
  const visited = await visitAll(app, starts, isEnglish);
  return [...visited, ...(await visitAll(app, share(others, 4), () => false))];
}

test("hostile texts in every field run and break out nowhere", async () => {
  await saveHostileTexts(staff);
  const doctor = await saveOtherHostileTexts(app, staff);
  const calls = ["doctors", "available-doctors", "opd", "opd/week", "notices", "social-links"];
  const more = ["Dengue", "robots.txt", "sw.js", "insurance", "charges", "sitemap.xml"];
  const typed = encodeURIComponent(hostileText(200));
  const sent = ["search?q=", "doctors?q=", "signin?next=", ""].map((path) => path + typed);
  // The other articles come from the same route.
  const articles = articleLinks.slice(5).map(({ path }) => path.slice(1));
  const files = "assets|media|uploads|photos|fonts";
  const visited = await visitEnglish(
    [
      ...[...pages, ...siteFiles, ...[...more, ...sent].map((path) => `/${path}`)],
      ...[`/doctor/${doctor}`, `/doctor/${doctor}/opd.ics`],
      ...calls.map((call) => `/api/v1/${call}`),
    ],
    oneOfEachKind(
      new RegExp(
        `^/(?:(?:${files})/|(?:(?:hi|pa)/)?(?:${articles.join("|")})$)|\\.(?:png|svg|jpg|ico|js|css)$`,
      ),
    ),
  );
  const searched = ["AddDoctor", "Careers"].map((list) => `/${list}?q=${typed}`);
  const own = [
    "",
    ...searched,
    "/AddDoctor/doctors.csv",
    "/Careers/export.csv",
    "/History/export.csv",
  ];
  const ofDoctor = ["edit", "history", "OPD", "delete"].map(
    (part) => `/AddDoctor/${doctor}/${part}`,
  );
  const dashboard = await visitAll(
    staff,
    [...own, ...ofDoctor, "/Articles/Dengue/versions"].map((path) => `/dashboard${path}`),
    oneOfEachKind(/^(?!\/dashboard\/)|\?|\.xlsx$|download|\/Articles\/(?!Dengue)/),
  );
  // Whatever an administrator can reach is there.
  const dead = dashboard.filter(({ status }) => status !== 200);
  expect(dead.map(({ status, address, from }) => `${status} ${address} (from ${from})`)).toEqual(
    [],
  );
  const all = [...visited, ...dashboard];
  expect(all.flatMap(breaksOf)).toEqual([]);
  expect(visited.length).toBeGreaterThan(50);
  expect(dashboard.length).toBeGreaterThan(80);
  expect(all.filter(({ body }) => /&lt;script&gt;alert/.test(body)).length).toBeGreaterThan(80);
  const { body: calendar } = visited.find(({ address }) => address.endsWith("opd.ics")) as Visited;
  expect(calendar).toContain("BEGIN:VEVENT");
  const manifest = visited.find(({ address }) => address === "/manifest.webmanifest") as Visited;
  expect(JSON.parse(manifest.body).name).toContain("<script>alert(1)</script>");
});

test.each(groupNames)(
  "no field of %s takes a script where an address or a number belongs",
  async (name) => {
    const shown = await openSetting(staff, name);
    const texts = ["line", "text", "markdown", "id"];
    const strict = valueFields(name, shown).filter(({ field }) => !texts.includes(field.kind));
    const sent = Object.fromEntries(strict.map(({ at }) => [at, refused]));
    const response = await staff.post(`/dashboard/Hospital/${name}`, { ...shown, ...sent });
    const html = await response.text();
    const taken = strict.filter(({ at }) => !html.includes(`href="#hospital-${at}"`));
    expect([response.status, taken.map(({ at }) => at)]).toEqual([strict.length ? 400 : 303, []]);
  },
);

test.each([
  ["Contact", "profiles.0.url", "data:text/html,<script>alert(1)</script>"],
  ["Contact", "email", 'a"onclick=alert(1)@x.in'],
  ["Texts", "about", "## Here\n\n[Away](javascript:alert(1))"],
  ["Texts", "about", "## Here\n\n<img src=x onerror=alert(1)>"],
])("%s refuses what could run: %s %s", async (group, name, value) => {
  expect((await saveSetting(staff, group, { [name]: value })).status).toBe(400);
});

test("a list takes 200 rows and no more", async () => {
  const rows = Array.from({ length: 201 }, (_, index) => [
    [`items.${index}.id`, ""],
    [`items.${index}.name`, `Leader ${index + 1}`],
    [`items.${index}.position`, "Position"],
    [`items.${index}.description`, "हर दिन ".repeat(40)],
  ]).flat();
  const { version = "" } = await openSetting(staff, "Leaders");
  const sent: Fields = { ...Object.fromEntries(rows), version };
  const post = (fields: Fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return staff.post("/dashboard/Hospital/Leaders", form);
  };
  const saved = await post(sent);
  expect(saved.status).toBe(400);
  expect(textOf(await saved.text())).toContain("Leaders: there can be no more than 200.");
  for (const part of ["id", "name", "position", "description"]) delete sent[`items.200.${part}`];
  expect((await post(sent)).status).toBe(303);
  const fields = await openSetting(staff, "Leaders");
  const ids = Object.keys(fields).filter((name) => name.endsWith(".id"));
  expect(new Set(ids.map((name) => fields[name])).size).toBe(200);
  const top = await post({ ...fields, change: "items.199.top" });
  expect(await top.text()).toContain('value="Leader 200"');
  expect(await body("/management")).toContain("Leader 200");
});

test("a facility without a picture shows none of another room", async () => {
  const pharmacy = { id: "own", heading: "PHARMACY", name: "Medicines", description: "By day." };
  storeSettings(app, { facilities: { items: [pharmacy] } });
  const html = await (await app.get("/")).text();
  const card = html.split("<article").find((part) => part.includes(">PHARMACY<")) ?? "";
  expect(card).toContain("Medicines");
  expect(card.split("</article>")[0]).not.toContain("<img");
});
