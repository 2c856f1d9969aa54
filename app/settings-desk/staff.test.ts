import { expect, test } from "vitest";
import type { ListField } from "#app/settings/fields.ts";
import { groups } from "#app/settings/groups.ts";
import { focusAfter, listOf, type RowChange, wordsAfter } from "#app/settings/rows.ts";
import { compareVersions } from "#app/settings/words.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { fieldsIn, openSetting, saveSetting } from "../../tests/forms/setting-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile();
const staff = await app.as(admin);
const hospital = "/dashboard/Hospital";

async function read(path: string): Promise<string> {
  const response = await staff.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

async function told(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return textOf(await read(response.headers.get("Location") as string));
}

test("a group that was saved is the hospital's own, with a message that offers Undo", async () => {
  expect(textOf(await read(hospital))).toContain("0 of 14 sections are filled in.");
  const saved = await saveSetting(staff, "Identity", { name: "Shanti Nursing Home", line: "" });
  const page = await told(saved);
  expect(page).toContain("“Identity” was saved.");
  expect(page).toContain("Undo");
  expect(page).toContain("Saved by Administrator");
  const sections = await read(hospital);
  expect(textOf(sections)).toContain("1 of 14 sections are filled in.");
  expect(sections.match(/not filled in/g)).toHaveLength(13);
  expect(await read("/")).toContain("Shanti Nursing Home");
});

test("what nobody has saved claims nothing, and is the hospital's own when it is saved as it stands", async () => {
  expect(await read(`${hospital}/Leaders`)).not.toContain("(sample)");
  expect(await openSetting(staff, "Texts")).toMatchObject({
    aboutTitle: "About the hospital",
    about: "",
  });
  for (const [group, saved] of Object.entries({ Texts: 2, Accreditations: 3, Leaders: 4 })) {
    expect(textOf(await read(`${hospital}/${group}`))).toContain("Nobody has saved this yet.");
    await told(await saveSetting(staff, group, {}));
    expect(textOf(await read(hospital))).toContain(`${saved} of 14 sections are filled in.`);
  }
  storeSettings(app, { leaders: {}, facilities: {}, figures: {} });
});

test("a mistake comes back with its field, and nothing that was typed is lost", async () => {
  const refused = await saveSetting(staff, "Contact", {
    "phones.0.number": "112",
    email: "nobody",
    city: "शांति नगर",
    postalCode: "12",
  });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  const page = textOf(html);
  expect(page).toContain("Phone 1: 112 is not the hospital's. Pages show 112 and 108 anyway.");
  expect(page).toContain("Email must be an address such as care@hospital.in.");
  expect(page).toContain("Postal code must have 6 digits.");
  expect(html).toContain('href="#hospital-phones.0.number"');
  expect(fieldsIn(html)).toMatchObject({ email: "nobody", city: "शांति नगर", postalCode: "12" });
  expect((await openSetting(staff, "Contact")).city).toBe("Panchkula");
});

test.each([
  ["Contact", { "phones.0.use": "other", "phones.0.label": "" }, "Say which place it is."],
  [
    "Hours",
    { hasEmergency: "no", isEmergencyAlwaysOpen: "yes" },
    "You say below when the emergency department is open: choose Yes here, or take it out there.",
  ],
  [
    "Hours",
    { hasEmergency: "yes", isEmergencyAlwaysOpen: "yes", emergencyHours: "8 AM-10 PM" },
    "The emergency department has hours only if it does not take patients at any hour",
  ],
  [
    "Insurers",
    { takesInsurance: "no", "schemes.0.name": "CHIRAYU Haryana" },
    "Names stand in the lists below: choose Yes here, or remove them there.",
  ],
  [
    "Services",
    { "capabilities.dialysis.state": "arranged", "capabilities.dialysis.with": "" },
    "say with whom it is arranged.",
  ],
  ["Desk", { followUpDays: "61" }, "This must be a number from 0 to 60."],
  ["Desk", { followUpVisits: "10" }, "This must be a number from 0 to 9."],
  ["Desk", { monthsKept: "11" }, "This must be a number from 12 to 120."],
  ["Desk", { monthsKept: "121" }, "This must be a number from 12 to 120."],
  ["Receipts", { yearsKept: "7" }, "This must be a number from 8 to 15."],
  ["Receipts", { yearsKept: "16" }, "This must be a number from 8 to 15."],
  ["Receipts", { refundPrefix: "R" }, "so that no number is there twice."],
] as const)(
  "%s: answers that contradict each other are named: %o",
  async (group, changes, message) => {
    const before = await openSetting(staff, group);
    const refused = await saveSetting(staff, group, changes);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(textOf(html)).toContain(message);
    expect(fieldsIn(html)).toMatchObject(changes);
    expect(await openSetting(staff, group)).toEqual(before);
  },
);

test.each([
  ["Desk", { followUpDays: "0", followUpVisits: "0", monthsKept: "12" }],
  ["Desk", { followUpDays: "60", followUpVisits: "9", monthsKept: "120" }],
  ["Receipts", { yearsKept: "8" }],
  ["Receipts", { yearsKept: "15" }],
] as const)("%s: the least and the most that a hint names are saved: %o", async (group, values) => {
  await told(await saveSetting(staff, group, values));
  expect(await openSetting(staff, group)).toMatchObject(values);
});

const numbers: [typed: string, shown: string, link: string][] = [
  ["+91 98765 43210", "98765 43210", "tel:+919876543210"],
  ["01842345678", "0184 234 5678", "tel:+911842345678"],
  ["01733-225678", "01733 225 678", "tel:+911733225678"],
  ["080-41234567", "080 4123 4567", "tel:+918041234567"],
  ["0172-4000000", "0172 400 0000", "tel:+911724000000"],
  ["(0172) 400 0000", "0172 400 0000", "tel:+911724000000"],
  ["1800 200 0000", "1800 200 0000", "tel:18002000000"],
  ["Ph: ९८७६५ ४३२१०", "98765 43210", "tel:+919876543210"],
];

test.each(share(numbers, 4))("the number %s is understood", async (typed, shown, link) => {
  await told(await saveSetting(staff, "Contact", { "phones.0.number": typed }));
  const page = await read("/");
  expect(page).toContain(`href="${link}"`);
  expect(page).toContain(shown);
});

test.each(["4000000", "0172 4000000 / 0172 4000001", "call us", "108"])(
  "the number %s is refused",
  async (typed) => {
    const refused = await saveSetting(staff, "Contact", { "phones.0.number": typed });
    expect(refused.status).toBe(400);
  },
);

test("an address of one network is not taken for a profile at another", async () => {
  const url = "https://www.facebook.com/shanti";
  const profile = { "profiles.0.network": "instagram", "profiles.0.url": url };
  const refused = await saveSetting(staff, "Contact", profile);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain("Profile 1: this is an address of Facebook. Choose that network.");
  expect(fieldsIn(html)["profiles.0.url"]).toBe(url);
  await told(await saveSetting(staff, "Contact", { ...profile, "profiles.0.network": "facebook" }));
});

test("a row keeps an id that its list has, and gets one of ours for any other", async () => {
  const first = await openSetting(staff, "Facilities");
  for (const id of ["constructor", "__proto__", "leader-1", "x"]) {
    await told(await saveSetting(staff, "Facilities", { "items.0.id": id, "items.0.name": id }));
    const stored = await openSetting(staff, "Facilities");
    expect(stored["items.0.id"]).toMatch(/^[0-9a-f]{24}$/);
    expect(stored["items.1.id"]).toBe(first["items.1.id"]);
    expect((await app.get("/")).status).toBe(200);
  }
});

test("rows are added, moved and removed without script, and nothing typed is lost", async () => {
  const send = async (fields: Record<string, string>) => {
    const response = await staff.post(`${hospital}/Leaders`, fields);
    expect(response.status).toBe(200);
    return fieldsIn(await response.text());
  };
  const first = await openSetting(staff, "Leaders");
  const added = await send({ ...first, "items.1.name": "डॉ. आशा", change: "items.4.add" });
  expect(added["items.1.name"]).toBe("डॉ. आशा");
  expect(added["items.4.name"]).toBe("");
  const named = { ...added, "items.4.name": "ਡਾ. ਗੁਰਪ੍ਰੀਤ ਕੌਰ", "items.4.position": "Matron" };
  const moved = await send({ ...named, "items.4.description": "New.", change: "items.4.up" });
  expect(moved["items.3.name"]).toBe("ਡਾ. ਗੁਰਪ੍ਰੀਤ ਕੌਰ");
  const removed = await send({ ...moved, change: "items.0.remove" });
  expect(removed["items.0.name"]).toBe("डॉ. आशा");
  expect(removed["items.0.id"]).toBe(first["items.1.id"]);
  await told(await staff.post(`${hospital}/Leaders`, removed));
  const stored = await openSetting(staff, "Leaders");
  const names = Object.keys(stored).filter((name) => name.endsWith(".name"));
  expect(names.map((name) => stored[name])).toEqual([
    "डॉ. आशा",
    first["items.2.name"],
    "ਡਾ. ਗੁਰਪ੍ਰੀਤ ਕੌਰ",
    first["items.3.name"],
  ]);
});

test("without script too the first field of a row that was added has the focus", async () => {
  const fields = { ...(await openSetting(staff, "Leaders")), change: "items.4.add" };
  const html = await (await staff.post(`${hospital}/Leaders`, fields)).text();
  expect(html.match(/<[^>]*\bautofocus\b[^>]*>/gi)).toEqual([
    expect.stringContaining('name="items.4.name"'),
  ]);
});

test.each<[string, RowChange["to"], number, number, string]>([
  ["the new row", "add", 2, 3, "items.2.name"],
  ["the row in the place of a removed one", "remove", 0, 2, "items.0.remove"],
  ["the row before a removed one that was the last", "remove", 2, 2, "items.1.remove"],
  ["the button that adds once the only row is removed", "remove", 0, 0, "items.add"],
  ["the row that was moved", "up", 2, 3, "items.1.up"],
  ["the other button of a row that is the first now", "top", 2, 3, "items.0.down"],
  ["the other button of a row that is the last now", "down", 1, 3, "items.2.up"],
])("the focus is on %s", (_, to, index, count, focus) => {
  const list = listOf(groups.leaders, "items") as ListField;
  expect(focusAfter(list, { list: "items", to, index }, count)).toBe(focus);
});

test.each<[RowChange["to"], number, number, string]>([
  ["up", 2, 4, "Moved to place 2 of 4."],
  ["down", 2, 4, "Moved to place 4 of 4."],
  ["top", 3, 4, "Moved to place 1 of 4."],
  ["tick", 2, 4, "2 added."],
  ["tick", 2, 2, "Tick at least one name."],
  ["add", 2, 3, ""],
])("after %s of row %i of %i is announced: %s", (to, index, count, words) => {
  expect(wordsAfter({ list: "items", to, index }, count)).toBe(words);
});

test("insurers that are ticked become rows, beside those that were typed", async () => {
  const first = await openSetting(staff, "Insurers");
  const count = Object.keys(first).filter((name) => /^schemes\.\d+\.name$/.test(name)).length;
  const own = { [`schemes.${count}.name`]: "chirayu HARYANA" };
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...first, ...own })) sent.append(name, value);
  const ticked = ["HIMCARE (Himachal Pradesh)", "Chirayu Haryana", "A scheme of nobody"];
  for (const name of ticked) sent.append("schemes.known", name);
  await told(await staff.post(`${hospital}/Insurers`, sent));
  const html = await read(`${hospital}/Insurers`);
  const names = Object.entries(fieldsIn(html)).filter(([name]) =>
    /^schemes\.\d+\.name$/.test(name),
  );
  expect(names.slice(count).map(([, name]) => name)).toEqual(["chirayu HARYANA", ticked[0]]);
  expect(html).not.toContain('name="schemes.known" value="HIMCARE');
  expect(textOf(await read("/insurance"))).toContain("HIMCARE (Himachal Pradesh)");
});

test("insurers can be ticked and described before anything is saved", async () => {
  const first = await openSetting(staff, "Insurers");
  const count = Object.keys(first).filter((name) =>
    /^publicInsurers\.\d+\.name$/.test(name),
  ).length;
  const tick = {
    "publicInsurers.known": "The New India Assurance",
    change: `publicInsurers.${count}.tick`,
  };
  const html = await (await staff.post(`${hospital}/Insurers`, { ...first, ...tick })).text();
  expect(fieldsIn(html)[`publicInsurers.${count}.name`]).toBe("The New India Assurance");
  expect(html).not.toContain('name="publicInsurers.known" value="The New India Assurance"');
  expect(await openSetting(staff, "Insurers")).toEqual(first);
});

test("a list takes no more ticked insurers than it has room for", async () => {
  const first = await openSetting(staff, "Insurers");
  const full = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`administrators.${index}.name`, `Own ${index}`]),
  );
  const sent = { ...first, ...full, "administrators.known": "Vidal Health" };
  const refused = await staff.post(`${hospital}/Insurers`, sent);
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("there can be no more than 200.");
});

test("of two who edit at once the second is told what the first has saved, and loses nothing", async () => {
  const old = await openSetting(staff, "Figures");
  await told(await saveSetting(staff, "Figures", { beds: "60" }));
  const late = await staff.post(`${hospital}/Figures`, { ...old, beds: "75", icuBeds: "8" });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(textOf(html)).toContain("Somebody else saved Figures while you were editing");
  expect(textOf(html)).toMatch(/Beds 60 75 .*ICU beds 6 8/);
  const again = fieldsIn(html);
  expect(again).toMatchObject({ beds: "75", icuBeds: "8" });
  await told(await staff.post(`${hospital}/Figures`, again));
  expect(await openSetting(staff, "Figures")).toMatchObject({ beds: "75", icuBeds: "8" });
});

test("a second click saves nothing twice, and still offers Undo", async () => {
  const fields = { ...(await openSetting(staff, "Hours")), reception: "8 AM–8 PM" };
  const [one, other] = [
    await staff.post(`${hospital}/Hours`, fields),
    await staff.post(`${hospital}/Hours`, fields),
  ];
  expect(one?.status).toBe(303);
  const page = await told(other as Response);
  expect(page).toContain("“Hours” was saved.");
  expect(page).toContain("Undo");
  expect((await openSetting(staff, "Hours")).version).toBe("1");
  // A form that was open since before anything was saved is too old as well.
  const late = { ...fields, reception: "9 AM–5 PM" };
  expect((await staff.post(`${hospital}/Hours`, late)).status).toBe(409);
});

test("what looks like a fact and is none is told of, and a table in the page about us is refused", async () => {
  const marked = await saveSetting(staff, "Texts", {
    heroTitle: "{Beds} beds in {city}",
    reviews: "Call {phone}.",
  });
  const html = textOf(await read(marked.headers.get("Location") as string));
  expect(html).toContain("“Texts” was saved. Visitors read {Beds}, {phone} as you wrote it");
  const whole = await saveSetting(staff, "Texts", {
    heroTitle: "{beds} beds in {city}",
    reviews: "Call us.",
  });
  expect(textOf(await read(whole.headers.get("Location") as string))).not.toContain("as you wrote");
  const table = await saveSetting(staff, "Texts", {
    about: "| Day | Time |\n|---|---|\n| Mon | 9 |",
  });
  expect(table.status).toBe(400);
  expect(textOf(await table.text())).toContain("a table is not used here: write a list");
  const dashes = { about: "Monday | 9–5\n\nCall - or come." };
  expect((await saveSetting(staff, "Texts", dashes)).status).toBe(303);
});

test("what was saved of a group is discarded after a question, and Undo brings it back", async () => {
  await told(await saveSetting(staff, "Services", { "registrations.mtp": "MTP/1" }));
  expect(textOf(await read(`${hospital}/Services/discard`))).toContain(
    "Remove your hospital’s entries under “Services”?",
  );
  const page = await staff.post(`${hospital}/Services/discard`, {});
  const html = await read(page.headers.get("Location") as string);
  expect(textOf(html)).toContain("“Services” was discarded.");
  expect((await openSetting(staff, "Services"))["registrations.mtp"]).toBe("");
  expect(textOf(await read(`${hospital}/Services/discard`))).toContain("Nothing is saved of it.");
  const value = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? "";
  const undo = { first: value("first"), last: value("last"), return: `${hospital}/Services` };
  await told(await staff.post("/dashboard/Undo", undo));
  expect((await openSetting(staff, "Services"))["registrations.mtp"]).toBe("MTP/1");
});

test("History tells in words what changed, of a list what became of each row", async () => {
  await told(await saveSetting(staff, "Facilities", { "items.0.name": "Theatres" }));
  const now = await openSetting(staff, "Facilities");
  const moved = { ...now, change: "items.1.top" };
  const sent = fieldsIn(await (await staff.post(`${hospital}/Facilities`, moved)).text());
  await told(await staff.post(`${hospital}/Facilities`, { ...sent, "items.0.name": "Newborns" }));
  const history = textOf(await read("/dashboard/History?kind=setting"));
  expect(history).toContain("Administrator changed Facilities of the hospital");
  expect(history).toMatch(/Newborns: Name .*Care for newborns/);
  expect(history).toMatch(/Order of facilities .*Theatres, Care for newborns/);
  expect(history).not.toMatch(/\{(?!\w+\})|\bitems\b|undefined|\[object/);
});

test("No, 0 and what nobody has said are told apart where two versions are compared", () => {
  const compare = (...[group, before, after]: Parameters<typeof compareVersions>) =>
    compareVersions(group, before, after).map((change) => [change.before, change.after]);
  expect(compare(groups.hours, {}, { hasEmergency: false })).toEqual([["Not stated", "No"]]);
  expect(compare(groups.hours, { hasEmergency: false }, { hasEmergency: true })).toEqual([
    ["No", "Yes"],
  ]);
  expect(compare(groups.figures, { icuBeds: 0 }, {})).toEqual([["0", "None"]]);
});

test("the preview shows texts as pages will, and saves nothing", async () => {
  const fields = await openSetting(staff, "Texts");
  const about = "## Who we are\n\nIn **{city}**.\n\n- [Doctors](/doctors)";
  const preview = await staff.post(`${hospital}/Texts`, { ...fields, about, preview: "on" });
  expect(preview.status).toBe(200);
  const html = await preview.text();
  expect(html).toContain("In <strong>Panchkula</strong>.");
  expect(html).toContain('<a href="/doctors">Doctors</a>');
  expect((await openSetting(staff, "Texts")).about).toBe(fields.about);
});

test.each([
  ["Leaders", { "items.0.description": "Born in {city}.\nWith us since 1990." }],
  ["Facilities", { "items.0.description": "Open in {city}.\nWith us since 1990." }],
  ["Contact", { byBus: "From Panchkula.\nWith us since 1990." }],
])("the long texts of %s have a preview too", async (group, typed) => {
  const fields = await openSetting(staff, group);
  const preview = await staff.post(`${hospital}/${group}`, { ...fields, ...typed, preview: "on" });
  expect(preview.status).toBe(200);
  const html = await preview.text();
  const [, shown = ""] = /nothing is saved yet(.*?)<form/s.exec(html) ?? [];
  expect(textOf(shown)).toMatch(/ (?:Born in|Open in|From) Panchkula\. With us since 1990\./);
  expect(fieldsIn(html)).toMatchObject(typed);
  expect(await openSetting(staff, group)).toEqual(fields);
});

test("plain paragraphs about the hospital are saved as they are typed, and visitors read them", async () => {
  const before = await openSetting(staff, "Texts");
  const about = "We treat everybody alike.\n\nSince 1990.\n\n## Our mission\n\nTo care.";
  expect((await saveSetting(staff, "Texts", { about })).status).toBe(303);
  const page = await (await app.get("/about")).text();
  expect(page).toMatch(/<p>We treat everybody alike\.<\/p>\s*<p>Since 1990\.<\/p>/);
  expect(page).not.toContain("<h2></h2>");
  expect(page).toContain("<h2>Our mission</h2>");
  expect((await openSetting(staff, "Texts")).about).toBe(about);
  await saveSetting(staff, "Texts", { about: before.about ?? "" });
});

const mistakes: [wrong: string, message: string, right: string][] = [
  ["<b>Bold</b>", "HTML is not used here", "**Bold**"],
  ["# Title", "begin a heading with ##", "## Title"],
  ["#### Small", "begin this heading with ###", "### Small"],
  ["![Photo](/a.jpg)", "pictures are changed under Pictures", "Photo"],
  ["[Us](www.example.org)", "a link leads to https://", "[Us](https://www.example.org)"],
  ["> Said", "at the beginning of the line", "Said"],
];

test.each(share(mistakes, 3))(
  "for %s the form offers what to write",
  async (wrong, message, right) => {
    const about = `## Heading\n\n${wrong}`;
    const refused = await saveSetting(staff, "Texts", { about });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(textOf(html)).toContain("The page, line 3: ");
    expect(textOf(html)).toContain(message);
    expect(html).toMatch(/value="[\d-]+"[^>]*name="use"/);

    const fields = await openSetting(staff, "Texts");
    const used = await staff.post(`${hospital}/Texts`, { ...fields, about, use: "all" });
    expect(used.status).toBe(200);
    const corrected = await used.text();
    expect(textOf(corrected)).toContain("The text is corrected, but not saved yet.");
    expect(fieldsIn(corrected)).toMatchObject({ about: `## Heading\n\n${right}` });
  },
);

test("one correction alone can be used, and the others are still offered", async () => {
  const about = "First <i>word</i>.\n\n# Title";
  const fields = await openSetting(staff, "Texts");
  const form = { ...fields, about };
  const refused = await (await staff.post(`${hospital}/Texts`, form)).text();
  const keys = [...refused.matchAll(/value="(\d+-\d+)"[^>]*name="use"/g)].map(
    ([, key]) => key ?? "",
  );
  const used = await staff.post(`${hospital}/Texts`, { ...form, use: keys.at(-1) ?? "" });
  const html = await used.text();
  expect(fieldsIn(html)).toMatchObject({ about: "First <i>word</i>.\n\n## Title" });
  expect(html).toContain('name="use"');
});

test("a link that would run a program is refused, and nothing is offered for it", async () => {
  const about = "[Away](javascript:alert(1))";
  const refused = await saveSetting(staff, "Texts", { about });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain("The page, line 1: a link leads to https://");
  expect(html).not.toContain('name="use"');
});

test("No and 0 are answers, and are there when the form is opened again", async () => {
  await told(await saveSetting(staff, "Hours", { hasEmergency: "no" }));
  expect(await openSetting(staff, "Hours")).toMatchObject({ hasEmergency: "no" });
  await told(await saveSetting(staff, "Figures", { icuBeds: "0" }));
  expect(await openSetting(staff, "Figures")).toMatchObject({ icuBeds: "0" });
  storeSettings(app, { hours: {}, figures: {} });
});
