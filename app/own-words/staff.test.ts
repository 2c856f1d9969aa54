import { expect, test } from "vitest";
import { doctorExample } from "#app/doctor-api/example.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { addOneOfEach, dump, logIn, onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, startApp } from "../../tests/app/http.ts";
import { logQueries } from "../../tests/app/logged-queries.ts";
import { picture } from "../../tests/forms/doctor-form.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { sendTile, tileFields } from "../../tests/forms/picture-form.ts";
import { undoAfter } from "../../tests/forms/send-again.ts";
import { saveSetting } from "../../tests/forms/setting-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();
const staff = await app.as(admin);
const { bearer } = await logIn(app);
const ids = await addOneOfEach(app, bearer);

const contact = "/dashboard/Hospital/contact/words/hi";

async function read(path: string): Promise<string> {
  const response = await staff.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

function formIn(html: string): Record<string, string> {
  const [, form = ""] = /<form[^>]*action="[^"]*\/words\/[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? [];
  return formFields(form);
}

/** The form with some of its texts, by their names. */
async function fill(path: string, texts: Record<string, string>): Promise<Record<string, string>> {
  const fields = formIn(await read(path));
  for (const [name, text] of Object.entries(texts)) {
    const [key = ""] = Object.entries(fields).find(([, value]) => value === name) ?? [];
    expect(key, name).toMatch(/^texts\.\d+\.name$/);
    fields[key.replace(/name$/, "text")] = text;
  }
  return fields;
}

async function save(path: string, texts: Record<string, string>): Promise<string> {
  const saved = await staff.post(path, await fill(path, texts));
  expect(saved.status).toBe(303);
  return textOf(await read(saved.headers.get("Location") as string));
}

async function visit(path: string): Promise<string> {
  return textOf(await (await app.get(path)).text());
}

test("a form that is sent twice is told what it saved, and Undo is offered for that", async () => {
  const path = "/dashboard/Hospital/contact/words/pa";
  await saveSetting(staff, "Contact", { landmark: "Opposite the bus stand" });
  const before = await read(path);
  const sent = await fill(path, { landmark: "ਬੱਸ ਅੱਡੇ ਦੇ ਸਾਹਮਣੇ" });
  for (const _ of ["first", "sent once more, as after a lost response"]) {
    const saved = await staff.post(path, sent);
    const told = textOf(await read(saved.headers.get("Location") as string));
    expect(told).toContain("“Contact” was saved in ਪੰਜਾਬੀ. Undo");
  }
  await undoAfter(staff, await staff.post(path, sent));
  expect(formIn(await read(path))).toEqual({ ...formIn(before), version: expect.any(String) });
});

test("visitors read what staff have written in Hindi, until its English is changed", async () => {
  await saveSetting(staff, "Contact", { landmark: "Opposite the bus stand" });
  expect(await visit("/hi/contact")).toContain("Opposite the bus stand");
  const said = await save(contact, { landmark: "बस स्टैंड के सामने" });
  expect(said).toContain("“Contact” was saved in हिंदी. Undo All translations");
  expect(await save(contact, {})).toContain("“Contact” is as it was in हिंदी.");
  expect(said).toMatch(/1 of \d+ translated\. Visitors read the rest in English/);
  expect(await visit("/hi/contact")).toContain("बस स्टैंड के सामने");
  expect(await visit("/contact")).toContain("Opposite the bus stand");
  expect(await visit("/pa/contact")).toContain("Opposite the bus stand");

  const told =
    "In Hindi visitors read it in English or not at all until the translation is changed too.";
  for (const landmark of ["Beside the bus stand", "Behind the bus stand"]) {
    const changed = await saveSetting(staff, "Contact", { landmark });
    const message = await read(changed.headers.get("Location") as string);
    expect(textOf(message)).toContain(told);
    expect(message).toContain(`href="${contact}"`);
  }
  const other = await saveSetting(staff, "Contact", { parking: "Behind the kitchen" });
  expect(textOf(await read(other.headers.get("Location") as string))).not.toContain(told);
  const page = await visit("/hi/contact");
  expect(page).toContain("Behind the bus stand");
  expect(page).not.toContain("बस स्टैंड के सामने");
  expect(textOf(await read(contact))).toContain("English has changed");
});

test("the list of translations begins with what has changed in English, and says what is missing", async () => {
  const html = await read("/dashboard/Translations");
  const rows = [...html.matchAll(/<tr id="[^"]*"[^>]*>([\s\S]*?)<\/tr>/g)].map(
    ([, row = ""]) => row,
  );
  expect(textOf(rows[0] ?? "")).toMatch(
    /^ ?Contact Hospital 0 of \d+, English changed in 1 of Contact in Hindi 0 of/,
  );
  expect(rows[0]).toContain(`href="${contact}"`);
  expect(rows.length).toBeGreaterThan(5);
  const doctor = rows.find((row) => row.includes("/dashboard/AddDoctor/"));
  expect(textOf(doctor ?? "")).toMatch(/Doctor 0 of \d+ of .+ in Hindi/);
  for (const word of ["hindi", "translate", "हिंदी"]) {
    expect(textOf(await read(`/dashboard/Find?q=${word}`))).toContain("Translations");
  }
});

test("a page of translations leads back to its thing, on to the other language and to the articles in it", async () => {
  const html = await read(contact);
  expect(html).toMatch(/<a[^>]*href="\/dashboard\/Hospital\/contact"[^>]*>Contact</);
  expect(html).toMatch(/<a[^>]*href="\/dashboard\/Hospital\/contact\/words\/pa"[^>]*>ਪੰਜਾਬੀ/);
  const doctor = `/dashboard/AddDoctor/${ids.doctor}`;
  expect(await read(`${doctor}/words/hi`)).toContain(`href="${doctor}/edit"`);
  expect(await read("/dashboard/Pictures/gallery-corridor/words/pa")).toContain(
    'href="/dashboard/Pictures/gallery#gallery-corridor"',
  );
  const things = await read("/dashboard/Translations");
  expect(things).toMatch(/href="\/dashboard\/Articles\?language=hi"[^>]*>Articles in .*Hindi</);
});

test("words that were cleared and are written anew are the ones that visitors read", async () => {
  await saveSetting(staff, "Hours", { visiting: "5 to 7 PM, two at a time" });
  const hours = "/dashboard/Hospital/hours/words/pa";
  await save(hours, { visiting: "ਸ਼ਾਮ 5 ਤੋਂ 7" });
  expect(await visit("/pa/contact")).toContain("ਸ਼ਾਮ 5 ਤੋਂ 7");
  await save(hours, { visiting: "" });
  expect(await visit("/pa/contact")).toContain("5 to 7 PM, two at a time");
  await save(hours, { visiting: "ਸ਼ਾਮ ਪੰਜ ਤੋਂ ਸੱਤ" });
  expect(await visit("/pa/contact")).toContain("ਸ਼ਾਮ ਪੰਜ ਤੋਂ ਸੱਤ");
});

test("saving another text does not confirm one whose English has changed; saying that it is right does", async () => {
  await save(contact, { city: "पंचकूला" });
  expect(await visit("/hi/contact")).toContain("Behind the bus stand");
  const fields = await fill(contact, {});
  const [key = ""] = Object.entries(fields).find(([, value]) => value === "landmark") ?? [];
  const kept = await staff.post(contact, { ...fields, [key.replace(/name$/, "kept")]: "on" });
  expect(kept.status).toBe(303);
  expect(await visit("/hi/contact")).toContain("बस स्टैंड के सामने");
});

test("a translation is of the English that its form showed, although that was changed before it was saved", async () => {
  const opened = await fill(contact, { landmark: "बस स्टैंड के पीछे" });
  await saveSetting(staff, "Contact", { landmark: "Behind the temple" });
  expect((await staff.post(contact, opened)).status).toBe(303);
  expect(await visit("/hi/contact")).toContain("Behind the temple");
});

test("the pages about the hospital and its leaders have its own words, and lead to the rest in English", async () => {
  const english = "Read about who looks after the hospital.";
  await saveSetting(staff, "Texts", { aboutTitle: "A hospital near you", managementLead: english });
  const before = await (await app.get("/hi/about")).text();
  expect(textOf(before)).not.toContain("A hospital near you");
  expect(before).toMatch(/<a href="\/about" hreflang="en"/);
  expect(await visit("/hi/management")).toContain(english);

  const ours = { aboutTitle: "आपके पास का अस्पताल", managementLead: "अस्पताल कौन चलाता है।" };
  await save("/dashboard/Hospital/texts/words/hi", ours);
  expect(await visit("/hi/about")).toContain(ours.aboutTitle);
  expect(await visit("/hi/management")).toContain(ours.managementLead);
  await save("/dashboard/Hospital/leaders/words/hi", { "items[chairman].position": "अध्यक्ष" });
  expect(await visit("/hi/management")).toContain("अध्यक्ष");
  expect(await visit("/pa/management")).not.toContain("अध्यक्ष");
});

test("the name of the hospital is the one of the language on all of its pages", async () => {
  await save("/dashboard/Hospital/identity/words/pa", { name: "ਮੋਰਨੀ ਹਸਪਤਾਲ" });
  for (const path of ["/pa", "/pa/emergency", "/pa/opd/board", "/pa/no-such-page"]) {
    expect(await visit(path), path).toContain("ਮੋਰਨੀ ਹਸਪਤਾਲ");
  }
  expect(await visit("/hi")).not.toContain("ਮੋਰਨੀ");
});

test("an item of a list keeps its words wherever it is moved", async () => {
  const documents = ["Insurance card", "Photo identity"];
  const rows = (list: string[]) => {
    return Object.fromEntries(list.map((text, at) => [`documents.${at}.text`, text]));
  };
  await saveSetting(staff, "Insurers", {
    ...rows(documents),
    "schemes.0.name": "Ayushman",
    "schemes.0.isCashless": "yes",
    "schemes.0.id": "",
  });
  const path = "/dashboard/Hospital/insurers/words/hi";
  await save(path, { "documents[0]": "बीमा कार्ड" });
  await saveSetting(staff, "Insurers", rows(documents.toReversed()));
  const page = textOf(await read(path));
  expect(page).not.toContain("English has changed");
  const fields = formIn(await read(path));
  const [key = ""] = Object.entries(fields).find(([, value]) => value === "documents[1]") ?? [];
  expect(fields[key.replace(/name$/, "text")]).toBe("बीमा कार्ड");
});

test("a name can be copied as it is, and the form shows it before it is saved", async () => {
  const path = "/dashboard/Hospital/contact/words/pa";
  const fields = await fill(path, {});
  const [key = ""] = Object.entries(fields).find(([, value]) => value === "state") ?? [];
  const shown = await staff.post(path, { ...fields, fill: "state" });
  expect(formIn(await shown.text())[key.replace(/name$/, "text")]).toBe("Haryana");
  expect(formIn(await read(path))[key.replace(/name$/, "text")]).toBe("");
  const copied = async () => {
    const buttons = (await read(path)).matchAll(/Copy as it is(<span.*?<\/span>)/g);
    return [...buttons].map(([, label = ""]) => /: (\w+) $/.exec(textOf(label))?.[1]);
  };
  expect(await copied()).toEqual(["Street", "City", "State"]);
  await save(path, { city: "ਪੰਚਕੂਲਾ" });
  expect(await copied()).toEqual(["Street", "State"]);
  await save(path, { city: "" });
});

test("two who translate at once do not overwrite each other", async () => {
  const [mine, theirs] = [
    await fill(contact, { city: "मेरी" }),
    await fill(contact, { street: "उनकी" }),
  ];
  expect((await staff.post(contact, theirs)).status).toBe(303);
  const refused = await staff.post(contact, mine);
  expect(refused.status).toBe(409);
  const told = textOf(await refused.text());
  expect(told).toContain("Somebody else saved this translation");
  expect(told).toContain("उनकी None");
  expect(told).toContain("पंचकूला मेरी");
});

test("a text that is too long comes back with its field", async () => {
  const refused = await staff.post(contact, await fill(contact, { city: "क".repeat(181) }));
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("must be at most 180 characters");
});

test("a translation is in the history, and can be undone", async () => {
  await saveSetting(staff, "Hours", { reception: "8 AM to 8 PM, or ring" });
  await save("/dashboard/Hospital/hours/words/hi", { reception: "सुबह 8 से रात 8" });
  const history = textOf(await read("/dashboard/History?kind=words"));
  expect(history).toContain("Hours in हिंदी");
  expect(history).toContain("सुबह 8 से रात 8");
  expect(await visit("/hi/contact")).toContain("सुबह 8 से रात 8");
  const changes = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT max(id) FROM audit WHERE subject = 'words'").pluck().get(),
  );
  await staff.post("/dashboard/Undo", { first: String(changes), last: String(changes) });
  expect(textOf(await read("/dashboard"))).toContain(
    "The translation was taken back: visitors read English.",
  );
  expect(await visit("/hi/contact")).toContain("8 AM to 8 PM, or ring");
});

test("each translation leads to its own history, and to no other change", async () => {
  const historyOf = async (path: string) => {
    const [, link = ""] =
      /<a[^>]* href="([^"]+kind=[^"]+)"[^>]*>History</.exec(await read(path)) ?? [];
    return read(link.replaceAll("&amp;", "&"));
  };
  const hours = "/dashboard/Hospital/hours/words";
  const history = textOf(await historyOf(`${hours}/hi`));
  expect(history).toContain("Hours in हिंदी");
  expect(history).not.toMatch(/Hours in ਪੰਜਾਬੀ|Contact in|Hours of the hospital/);
  expect(textOf(await historyOf("/dashboard/Hospital/Hours"))).not.toMatch(/Hours in|Contact/);
  expect(textOf(await historyOf(`/dashboard/AddDoctor/${ids.doctor}/words/hi`))).toContain(
    "No changes match.",
  );
});

test("a notice is in the language where somebody has translated it", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const body = { text: "No lift today.", firstDay: today, lastDay: "2099-01-01" };
  const made = await app.send("POST", "/api/v1/notices", body, bearer);
  const notice = (await made.json()) as { id: string };
  expect(await visit("/hi/opd")).toContain("No lift today.");
  const words = `/dashboard/Notices/${notice.id}/words/hi`;
  expect(textOf(await read(words))).toContain(
    "Visitors read it in English until it is translated.",
  );
  const saved = await save(words, { text: "आज लिफ्ट नहीं चलेगी।" });
  expect(saved).toContain(" It is translated.");
  const pages = [1, 2, 3, 4].map((page) => read(`/dashboard/Translations?page=${page}`));
  expect(textOf((await Promise.all(pages)).join())).toContain("No lift today. Notice All 1 of");
  expect(await visit("/hi/opd")).toContain("आज लिफ्ट नहीं चलेगी।");
  expect(await visit("/hi/opd/board")).toContain("आज लिफ्ट नहीं चलेगी।");
  expect(await visit("/pa/opd")).toContain("No lift today.");
});

test("a holiday is named in the language on each page that says that the OPD is closed", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = { firstDay: today, lastDay: "2099-01-01" };
  const made = await app.send("POST", "/api/v1/closures", { name: "Gurpurab", ...days }, bearer);
  const closure = (await made.json()) as { id: string };
  expect(await visit("/hi/opd")).toMatch(/बंद है: Gurpurab ?।/);
  expect(await visit("/hi/opd/week")).toMatch(/को बंद: Gurpurab ?।/);
  await save(`/dashboard/Closures/${closure.id}/words/hi`, { name: "गुरपुरब" });
  expect(await visit("/hi/opd")).toContain("बंद है: गुरपुरब।");
  expect(await visit("/hi/opd/week")).toContain("को बंद: गुरपुरब।");
  expect(await visit("/opd/week")).toContain("Gurpurab.");
  await app.send("DELETE", `/api/v1/closures/${closure.id}`, undefined, bearer);
});

test("a doctor's name in Punjabi is on every page that names the doctor, and the English ones stay", async () => {
  const path = `/dashboard/AddDoctor/${ids.doctor}/words/pa`;
  const about = Array.from({ length: 9 }, () => "ਗੁਰਦੇ ਦੀ ਪੱਥਰੀ ਦਾ ਇਲਾਜ।").join(" ");
  await save(path, { name: "ਡਾ. ਆਸ਼ਾ ਵਰਮਾ", about });
  const profile = `/doctor/${ids.doctor}`;
  for (const page of [
    "/pa/doctors",
    "/pa/opd",
    "/pa/opd/week",
    `/pa${profile}`,
    `/pa${profile}/token`,
  ]) {
    expect(await visit(page), page).toContain("ਡਾ. ਆਸ਼ਾ ਵਰਮਾ");
  }
  const inPunjabi = await visit(`/pa${profile}`);
  expect(inPunjabi).toContain(about.slice(0, 100));
  expect(inPunjabi).toContain("ਪੂਰਾ ਪੜ੍ਹੋ");
  expect(inPunjabi).not.toContain("Read More");
  expect(await visit(profile)).toContain("Dr Test Doctor");
  expect(await visit(`/hi${profile}`)).not.toContain("ਡਾ.");
});

test("where a doctor sits and what to bring is in Hindi, until the English is changed", async () => {
  const sitting = `/dashboard/AddDoctor/${ids.doctor}/OPD/${ids.sitting}/edit`;
  const saveEnglish = async (note: string) => {
    const fields = formFields(await read(sitting));
    const days = { weekdays: ["1", "2", "3", "4", "5", "6", "7"], weeks: [] };
    const saved = await staff.post(sitting, { ...fields, ...days, room: "Old wing", note });
    expect(saved.status).toBe(303);
  };
  const path = `/dashboard/AddDoctor/${ids.doctor}/words/hi`;
  const named = (part: string) => `sittings[${ids.sitting}].${part}`;
  await saveEnglish("Bring old reports");
  await save(path, { [named("room")]: "पुरानी इमारत", [named("note")]: "पुरानी रिपोर्ट लाएं" });
  expect(await visit("/hi/opd")).toContain("पुरानी इमारत · पुरानी रिपोर्ट लाएं");
  expect(await visit(`/hi/doctor/${ids.doctor}`)).toContain("पुरानी रिपोर्ट लाएं");
  onDatabase(app, (database) => {
    const { day } = momentOf(Date.now());
    const given = `INSERT INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, room, given, created_at, updated_at)
      SELECT 'f' || substr(id, 2), doctor_id, 'Dr', ?, id, starts_at, ends_at, '', 4, updated_at, updated_at
        FROM sittings WHERE id = ?
      ON CONFLICT (doctor_id, day, sitting_id) DO UPDATE SET given = excluded.given`;
    database.prepare(given).run(day, ids.sitting);
  });
  expect(await visit(`/hi/doctor/${ids.doctor}/token`)).toContain("पुरानी इमारत");
  expect(await visit("/opd")).toContain("Old wing");
  await saveEnglish("Bring all reports");
  expect(await visit("/hi/opd")).toContain("Bring all reports");
  expect(await visit("/hi/opd")).toContain("पुरानी इमारत");
});

test("a doctor who is deleted for good leaves no translation behind, here or in the history", async () => {
  await staff.post(`/dashboard/AddDoctor/${ids.doctor}/delete`, {});
  const kept = dump(app);
  expect(kept).toContain("ਡਾ. ਆਸ਼ਾ ਵਰਮਾ");
  const trash = await read("/dashboard/Trash");
  const erase = /href="(\/dashboard\/Trash\/\d+\/erase)"/.exec(trash)?.[1] ?? "";
  expect((await staff.post(erase, {})).status).toBe(303);
  expect(dump(app)).not.toContain("ਡਾ. ਆਸ਼ਾ ਵਰਮਾ");
});

/** How many texts in Hindi the overview counts, and of how many. */
async function countHindi(visitor = staff): Promise<[current: number, old: number, all: number]> {
  const overview = textOf(await (await visitor.get("/dashboard")).text());
  const [, current, all, old = 0] =
    /हिंदी ?: (\d+) of (\d+)(?:, English changed in (\d+))? · ਪੰਜਾਬੀ/.exec(overview) ?? [];
  return [Number(current), Number(old), Number(all)];
}

test("the overview counts the texts of doctors and pictures too, and what has changed in English", async () => {
  expect(await read("/dashboard")).toContain('href="/dashboard/Translations"');
  const [current, old, all] = await countHindi();
  const body = { ...doctorExample, name: "Dr Counted", hospital: "Room 4", about: "Sees kidneys." };
  const made = await app.send("POST", "/api/v1/doctor", body, bearer);
  const { id } = (await made.json()) as { id: string };
  const path = `/dashboard/AddDoctor/${id}/words/hi`;
  expect(await countHindi()).toEqual([current, old, all + 5]);
  await save(path, { about: "गुर्दे के डॉक्टर।" });
  expect(await countHindi()).toEqual([current + 1, old, all + 5]);

  const changed = { ...body, about: "Sees stones." };
  expect((await app.send("PUT", `/api/v1/doctor/${id}`, changed, bearer)).status).toBe(200);
  expect(await countHindi()).toEqual([current, old + 1, all + 5]);
  expect(textOf(await read("/dashboard/Translations"))).toContain("English changed in 1");

  const tile = await tileFields(staff, "gallery", "gallery-icu");
  await sendTile(staff, "gallery", { ...tile, title: "Our quiet ICU", alt: "Six beds" });
  expect((await countHindi())[2]).toBe(all + 7);
});

test("there is no form for a thing or a language that is not there", async () => {
  for (const path of [
    "/dashboard/Hospital/contact/words/ta",
    "/dashboard/Hospital/nothing/words/hi",
    `/dashboard/Notices/${ids.doctor}/words/hi`,
  ]) {
    expect((await staff.get(path)).status, path).toBe(404);
  }
});

test("each picture leads to its words, samples and the hospital's own photos alike", async () => {
  const added = await tileFields(staff, "gallery", "gallery-new");
  const photo = await sendTile(
    staff,
    "gallery",
    { ...added, title: "Garden", alt: "Trees" },
    await picture("jpeg"),
  );
  expect(photo.status).toBe(303);
  const html = await read("/dashboard/Pictures/gallery");
  const tiles = [...html.matchAll(/<li id="(gallery-(?!new)[^"]+)"/g)].map(([, id]) => id ?? "");
  expect(tiles.length).toBeGreaterThan(10);
  for (const id of tiles) expect(html).toContain(`href="/dashboard/Pictures/${id}/words/hi"`);
  expect(textOf(await read("/dashboard/Pictures/gallery-corridor/words/pa"))).toContain(
    "Those of a sample come with the program in all languages.",
  );
  const own = tiles.at(-1) ?? "";
  await save(`/dashboard/Pictures/${own}/words/hi`, { title: "बगीचा" });
  expect(await visit("/hi/pictures")).toContain("बगीचा");
});

test("the list of translations reads the pictures once", async () => {
  const log = logQueries();
  await using other = await startApp(log.settings);
  const visitor = await other.as(admin);
  const countReads = async (path: string) => {
    log.forget();
    expect((await visitor.get(path)).status).toBe(200);
    return log.read().filter(({ sql }) => sql.includes('from "pictures"')).length;
  };
  const ofEveryPage = await countReads("/dashboard/Links");
  expect(await countReads("/dashboard/Translations")).toBe(ofEveryPage + 1);
});

test("the history of translated pictures reads no list of all pictures for each", async () => {
  const log = logQueries();
  await using other = await startApp(log.settings);
  const visitor = await other.as(admin);
  for (const item of ["ward", "corridor"]) {
    const fields = await tileFields(visitor, "gallery", `gallery-${item}`);
    await sendTile(visitor, "gallery", { ...fields, title: `Our ${item}` });
    const path = `/dashboard/Pictures/gallery-${item}/words/hi`;
    const form = formIn(await (await visitor.get(path)).text());
    expect((await visitor.post(path, { ...form, "texts.0.text": "हमारा" })).status).toBe(303);
  }
  const readLists = async (path: string) => {
    log.forget();
    const html = await (await visitor.get(path)).text();
    const lists = log.read().filter(({ sql }) => /from "pictures" order by/.test(sql));
    return { html, count: lists.length };
  };
  const ofEveryPage = await readLists("/dashboard/Links");
  const history = await readLists("/dashboard/History");
  expect(textOf(history.html)).toContain("added Our corridor in हिंदी");
  expect(history.count).toBe(ofEveryPage.count);
});

test("a picture has its title and caption in Hindi, until the English is changed or the words are cleared", async () => {
  const saveEnglish = async (title: string, alt: string) => {
    const fields = await tileFields(staff, "gallery", "gallery-ward");
    const saved = await sendTile(staff, "gallery", { ...fields, title, alt });
    expect(saved.status).toBe(303);
    return saved.headers.get("Location") as string;
  };
  const path = "/dashboard/Pictures/gallery-ward/words/hi";
  expect(textOf(await read(path))).toContain("It has no texts of yours to translate.");
  await saveEnglish("Our sunny ward", "Beds by the window");
  const said = await save(path, {
    title: "हमारा धूप वाला वार्ड",
    alt: "खिड़की के पास के बेड",
  });
  expect(said).toContain("All 2 are translated.");
  expect(await visit("/hi/pictures")).toContain("हमारा धूप वाला वार्ड");
  expect(await (await app.get("/hi/pictures/10")).text()).toContain("खिड़की के पास के बेड");
  expect(await visit("/pa/pictures")).toContain("Our sunny ward");
  const changed = await saveEnglish("Our new ward", "Beds by the window");
  expect(textOf(await read(changed))).toContain("In Hindi visitors read it in English until");
  expect(await visit("/hi/pictures")).toContain("Our new ward");
  await save(path, { title: "", alt: "" });
  expect(await (await app.get("/hi/pictures/10")).text()).not.toContain("खिड़की के पास के बेड");
});
