import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { type App, admin, emptyDirectory, startApp } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { lacks, structuredDataIn } from "../../tests/pages/schema-org.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function home(of: App = app, headers = {}): Promise<string> {
  return (await of.get("/", headers)).text();
}

function headings(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = ""]) => text);
}

test("the home page has its parts in order", async () => {
  const html = await home();
  expect(headings(html)).toEqual([
    "What we treat",
    "Hospital Structure",
    "Our Vision",
    "Our Team of Experts",
    "Our Treatments",
    "Tell us about your visit",
    "Accreditations",
    "Our Facilities",
    "A walk through the hospital",
    "Instagram Highlights",
  ]);
});

test("the home page and its lite version are good HTML", async () => {
  expect(await htmlProblems(await home())).toEqual([]);
  expect(await htmlProblems(await home(app, { "Save-Data": "on" }))).toEqual([]);
});

test("the home page tells the facts of the hospital", async () => {
  const html = await home();
  for (const fact of ["40 beds", "6 ICU beds", "Operation theatre", "NICU room", "Private rooms"]) {
    expect(textOf(html)).toContain(fact);
  }
  expect(html).toContain("Super deluxe rooms");
  expect(textOf(html)).toContain("Where our surgeons and their teams operate.");
  expect(textOf(html)).toContain("Operation theatre Where operations are done, with anaesthesia");
  expect(textOf(html)).toContain("Our doctors and nurses train together.");
  expect(textOf(html)).toContain("Teaching rounds Cases are talked over across departments");
  expect(textOf(html)).toContain("Quality and patient safety Right patient, right side");
  expect(html).toContain("<title>Morni Hospital, Panchkula: good care, close to home</title>");
  expect(html).toContain("NABH accredited");
  expect(html).toContain('href="tel:+911720000020"');
});

test("each link of the home page leads to what it names", async () => {
  const html = await home();
  const [tiles = ""] = /<nav aria-label="Often needed".*?<\/nav>/s.exec(html) ?? [];
  const links = [...tiles.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  expect(links.map(([, path, words = ""]) => [textOf(words).trim(), path])).toEqual([
    ["OPD today Who is here, and when", "/opd"],
    ["Insurance Is yours on our list?", "/insurance"],
    ["Directions Map and address", "/contact"],
    ["Visiting Ask reception for the hours", "/PatientGuide"],
    ["Pictures See the hospital", "/pictures"],
    ["Health topics Pages from A to Z", "/a-z"],
  ]);
  expect(html).toMatch(/href="\/KidneyStoneTreatment"[^>]*>Kidney pathri</);
  expect(html).toMatch(/href="\/GallbladderSurgery"[^>]*>Gallbladder pathri</);
  expect(html).toMatch(/href="\/about"[^>]*>More about us</);
  expect(html).toMatch(/href="\/Instagram"[^>]*>All films</);
  expect(html).toMatch(/href="mailto:care&#64;[^"?]+\?subject=My%20visit"[^>]*>Write to us</);
  const besideTitle = (section: string) => {
    const [head = ""] = new RegExp(`aria-labelledby="${section}".*?<ul`, "s").exec(html) ?? [];
    return [...head.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
  };
  expect(besideTitle("team")).toEqual(["/opd", "/doctors"]);
  expect(besideTitle("treatments")).toEqual(["/a-z"]);
  expect(besideTitle("gallery")).toEqual(["/pictures"]);
  expect(html).toMatch(
    /<main.*href="\/Pediatrics"[^>]*>Paediatrics<.*aria-labelledby="structure"/s,
  );
});

test("a doctor of the team is shown with experience, fee and languages", async () => {
  expect(textOf(await home())).toMatch(
    /Dr Asha Verma \(sample\) Obstetrics and Gynaecology 21 years · ₹1,000 · Hindi, English/,
  );
});

test("machines read of the hospital its departments, with the emergency one once it is open at any hour", async () => {
  const [unsaid] = structuredDataIn(await home());
  expect(namesOf(unsaid?.department)).not.toContain("Emergency");
  const reception = { use: "reception", label: "", number: "0172 000 0020" } as const;
  const casualty = { use: "emergency", label: "", number: "98000 11111" } as const;
  storeSettings(app, {
    hours: { isEmergencyAlwaysOpen: true },
    contact: { phones: [reception, casualty] },
  });
  const [hospital] = structuredDataIn(await home());
  expect(hospital?.["@type"]).toBe("Hospital");
  expect(lacks(hospital)).toEqual([]);
  expect(namesOf(hospital?.department)).toEqual(
    expect.arrayContaining(["Emergency", "General Surgery", "Orthopaedics"]),
  );
  expect(hospital?.telephone).toBe("+911720000020");
  expect(hospital?.department).toContainEqual(
    expect.objectContaining({ name: "Emergency", telephone: "+919800011111" }),
  );
});

test("a treatment counts all of its pages, also those in groups within it", async () => {
  const [, treatments = ""] =
    /aria-labelledby="treatments"(.*?)<\/section>/s.exec(await home()) ?? [];
  const cards = treatments.split("<article").slice(1);
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const [, total] = /All (\d+) pages/.exec(card) ?? [];
    const named = card.match(/<a href/g) ?? [];
    expect([textOf(card), Number(total) >= named.length]).toEqual([textOf(card), true]);
  }
});

function namesOf(departments: unknown): string[] {
  return (departments as { name: string }[]).map(({ name }) => name);
}

test("the team shows doctors that visitors may see, and no others", async () => {
  const staff = await app.as(admin);
  const origin = { Origin: app.origin };
  const all = await (await staff.get("/api/v1/doctors")).json();
  const shown = await (await app.get("/api/v1/available-doctors")).json();
  const hidden = all.filter(({ _id }: { _id: string }) => {
    return !shown.some((doctor: { _id: string }) => doctor._id === _id);
  });
  expect(hidden.length).toBeGreaterThan(0);
  const html = await home();
  for (const { _id } of shown) expect(html).toContain(`href="/doctor/${_id}"`);
  for (const { _id } of hidden) expect(html).not.toContain(_id);

  await staff.send("DELETE", `/api/v1/doctor/${shown[0]._id}`, undefined, origin);
  expect(await home()).not.toContain(shown[0]._id);
});

test("doctors who are here come before those who come later or are away", async () => {
  const html = await home();
  const [, team = ""] = /aria-labelledby="team"(.*?)<\/section>/s.exec(html) ?? [];
  const tones = [...team.matchAll(/data-tone="(\w+)"/g)].map(([, tone = ""]) => tone);
  expect(new Set(tones).size).toBeGreaterThan(1);
  const order = ["now", "today", "late", "next", "away", "ask"];
  const ranks = tones.map((tone) => order.indexOf(tone));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

test("somebody with a child in fever has the page after one press, and the search above it", async () => {
  const html = await home();
  expect(html).toMatch(/<main.*?action="\/search".*?href="\/FeverInChildren"/s);
});

test("highlights come and go with the links that staff choose for the home page", async () => {
  const staff = await app.as(admin);
  const origin = { Origin: app.origin };
  const link = { category: "homeinsta", url: "https://www.instagram.com/reel/HomeTest123/" };
  const created = await staff.send("POST", "/api/v1/social-links", link, origin);
  expect(created.status).toBe(201);
  expect(await home()).toContain("HomeTest123");
  const { data } = await (await app.get("/api/v1/social-links")).json();
  for (const { _id, category } of data) {
    if (category !== "homeinsta") continue;
    await staff.send("DELETE", `/api/v1/social-links/${_id}`, undefined, origin);
  }
  expect(headings(await home())).not.toContain("Instagram Highlights");
});

test("a hospital without doctors and films still has a home page", async () => {
  await using empty = await startApp({}, emptyDirectory());
  storeSettings(empty, { checklist: {} });
  const html = await home(empty);
  expect(html).toContain("No doctors are listed at the moment.");
  expect(headings(html)).not.toContain("Instagram Highlights");
  expect(await htmlProblems(html)).toEqual([]);
});

test("the lite home page has neither video nor frame", async () => {
  const html = await home(app, { Cookie: "lite=1" });
  expect(html).not.toMatch(/<video|<iframe|<script(?![^>]*ld\+json)/);
  expect(html.match(/href="\/OncoSurgery"/g)?.length).toBeGreaterThan(1);
});

test("the page names no script that a browser loads by itself", async () => {
  const html = await home();
  expect(html).toContain('id="hydration"');
  expect(html).not.toMatch(/modulepreload"|<script[^>]* src=/);
});

test("one picture is fetched at once, and weighs at most 30 KB at 800 pixels", async () => {
  const html = await home();
  expect(html.match(/<img[^>]* fetchpriority="high"/gi)).toHaveLength(1);
  expect(html.match(/<link rel="preload" as="image"[^>]*reception/g)).toHaveLength(1);
  const poster = /\/media\/reception-800\.\w+\.avif/.exec(html)?.[0] ?? "";
  const bytes = await (await app.get(poster)).arrayBuffer();
  expect(bytes.byteLength).toBeLessThanOrEqual(30 * 1024);
});
