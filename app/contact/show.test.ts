import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();

async function page(): Promise<string> {
  const response = await app.get("/contact");
  expect(response.status).toBe(200);
  return response.text();
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}

function headings(html: string): string[] {
  return [...html.matchAll(/<(?:h2|dt)>([^<]+)</g)].map(([, words = ""]) => words);
}

test("the contact page says where the hospital is and what it has told, and no more", async () => {
  const main = mainOf(await page());
  expect(headings(main)).toEqual([
    "Where we are",
    "Call or write",
    "Reception",
    "Email",
    "Instagram",
    "Before you come",
  ]);
  expect(main).toContain('href="tel:+911720000020"');
  expect(main).toContain('href="mailto:care&#64;morni-hospital.example"');
  expect(main).not.toMatch(/wa\.me|day and night/);
  expect(main).toMatch(/<a href="\/emergency"[^>]*>First aid/);
  expect(main).toMatch(/<a href="https:\/\/www\.openstreetmap\.org[^"]*"[^>]*>Map</);
  expect(main).toContain('<a href="/doctors">');
  expect(await htmlProblems(await page())).toEqual([]);
});

test("the contact page shows numbers, hours and the way as soon as they are saved", async () => {
  storeSettings(app, {
    contact: {
      phones: [
        { use: "reception", label: "", number: "0184 000 0030" },
        { use: "emergency", label: "Casualty", number: "0184 000 0031" },
        { use: "whatsapp", label: "", number: "98000 00032" },
        { use: "other", label: "Blood bank", number: "1800 000 033" },
      ],
      street: "12, <b>Model</b> Town",
      landmark: "Opposite the Jain mandir",
      parking: "For 20 cars, behind the hospital",
      byBus: "City bus 4 to Model Town\nThen two minutes on foot",
      byCar: "From the GT Road turn at the flyover",
      profiles: [
        { network: "instagram", url: "https://www.instagram.com/shanti" },
        { network: "facebook", url: "https://www.facebook.com/shanti" },
        { network: "youtube", url: "https://www.youtube.com/@shanti" },
      ],
    },
    hours: { reception: "8 AM–8 PM", visiting: "5–7 PM", isEmergencyAlwaysOpen: true },
  });
  const html = await page();
  const main = mainOf(html);
  expect(headings(main)).toEqual([
    "Where we are",
    "By bus",
    "By car",
    "Landmark",
    "Parking",
    "Call or write",
    "Reception",
    "Casualty",
    "WhatsApp",
    "Blood bank",
    "Email",
    "Instagram",
    "Facebook",
    "YouTube",
    "Hours",
    "Reception",
    "OPD",
    "Visiting patients",
    "Emergency",
    "Before you come",
  ]);
  expect(main).toContain('href="tel:+911840000031"');
  expect(main).toContain('href="https://wa.me/919800000032"');
  expect(main).toContain('href="tel:1800000033"');
  expect(main).toContain("Open day and night, every day");
  expect(main).toContain("12, &lt;b&gt;Model&lt;/b&gt; Town");
  expect(main).toContain("&amp;destination=12%2C%20%3Cb%3EModel%3C%2Fb%3E%20Town%2C%20");
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0];
  for (const profile of ["instagram.com/shanti", "facebook.com/shanti", "youtube.com/@shanti"]) {
    expect(footer).toContain(`href="https://www.${profile}"`);
  }
  expect(await htmlProblems(html)).toEqual([]);
});

test("an emergency department that closes at night is not said to be open", async () => {
  storeSettings(app, { hours: { isEmergencyAlwaysOpen: false } });
  const main = mainOf(await page());
  expect(main).toContain("Not open day and night. First call 112, or 108 for an ambulance.");
  expect(main).not.toContain("Visiting patients");
});

test("the contact page stands in the footer, the sitemap and the search", async () => {
  const footer = /<footer.*<\/footer>/s.exec(await page())?.[0];
  expect(footer).toContain('href="/contact">Contact');
  expect(await (await app.get("/sitemap.xml")).text()).toContain(`${app.origin}/contact<`);
  for (const words of ["parking", "visiting+hours", "hospital+address"]) {
    const found = mainOf(await (await app.get(`/search?q=${words}`)).text());
    expect([words, found.includes('href="/contact"')]).toEqual([words, true]);
  }
});

test("the hours of the OPD leave out those in which no doctor is there", async () => {
  onDatabase(app, (database) => {
    database.prepare("DELETE FROM sittings").run();
    database.prepare("UPDATE doctors SET is_active = 0 WHERE rowid > 2").run();
    const add = database.prepare(
      `INSERT INTO sittings (id, doctor_id, weekdays, weeks, starts_at, ends_at, room, note, created_at, updated_at)
      SELECT ?, id, '[1,2]', '[]', ?, ?, '', '', created_at, created_at FROM doctors WHERE rowid = ?`,
    );
    add.run("a".repeat(24), 600, 780, 1);
    add.run("b".repeat(24), 720, 840, 2);
    add.run("c".repeat(24), 1020, 1140, 2);
  });
  expect(textOf(await page())).toContain("Mon and Tue, 10:00 AM–2:00 PM, 5:00–7:00 PM");
  expect(await (await app.get("/")).text()).toContain(
    '"openingHours":["Mo 10:00-14:00","Mo 17:00-19:00","Tu 10:00-14:00","Tu 17:00-19:00"]',
  );
});

test("programs read the numbers and the address of the contact page", async () => {
  storeSettings(app, {
    contact: { phones: [{ use: "reception", label: "", number: "0184 000 0030" }], city: "Karnal" },
  });
  const [, json = "{}"] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await page()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "Hospital",
    telephone: "+911840000030",
    address: { addressLocality: "Karnal", addressCountry: "IN" },
    contactPoint: [{ contactType: "Reception", telephone: "+911840000030" }],
    sameAs: ["https://www.instagram.com/"],
  });
});

test("About us says where the hospital is, leads to its map, and has the numbers that the law wants", async () => {
  storeSettings(app, {
    contact: {},
    services: { registrations: { pcpndt: "PC-7", mtp: "MT-8", art: "" } },
  });
  const html = await (await app.get("/about")).text();
  const [visit = ""] = /<aside id="visit".*?<\/aside>/s.exec(html) ?? [];
  expect(textOf(visit)).toContain("Morni Hospital, Sector 20, Panchkula, Haryana 134117");
  expect(visit).toMatch(/href="https:\/\/www\.openstreetmap\.org[^"]*"[^>]*>Directions</);
  expect(textOf(visit)).toContain("Registrations: PCPNDT PC-7, MTP MT-8");
});
