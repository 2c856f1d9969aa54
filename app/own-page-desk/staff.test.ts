import { expect, test } from "vitest";
import { departments } from "#app/library/departments.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import { buttonIn, formFields } from "../../tests/forms/form-fields.ts";
import { sendTile, tileFields } from "../../tests/forms/picture-form.ts";
import { toldAfter, undoAfter } from "../../tests/forms/send-again.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const list = "/dashboard/Pages";
const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

async function read(path: string, reader: Visitor = app): Promise<string> {
  const response = await reader.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

interface Page {
  kind?: "department" | "page";
  name: string;
  path?: string;
  place?: string;
  position?: string;
  specialities?: string;
  hero?: string;
  is_general?: string;
}

function add({ kind = "page", ...page }: Page): Promise<Response> {
  return staff.post(`${list}/new`, { kind, hero: "surgery", ...page });
}

const description =
  "What this page of an eye hospital is about, in one or two lines, for searching.";

function write(name: string, texts: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  const title = name.replaceAll("-", " ");
  const text = `What people ask about ${title}.\n\n## Before you come\n\nBring your glasses.`;
  const all = {
    title,
    description: `${title}. ${description}`,
    synonyms: `${title} word`,
    text,
    version: "0",
    ...texts,
  };
  for (const [field, value] of Object.entries(all)) form.append(field, value);
  return staff.post(`/dashboard/Articles/own-${name}/edit`, form);
}

async function idOf(name: string): Promise<string> {
  const html = await read(list, staff);
  const [, id = ""] =
    new RegExp(`<tr[^>]*id="(\\w{24})"(?:(?!</tr>).)*${name}`, "s").exec(html) ?? [];
  expect(id).not.toBe("");
  return id;
}

async function rowOf(name: string): Promise<string> {
  const row = new RegExp(`<tr[^>]*id="${await idOf(name)}".*?</tr>`, "s");
  return row.exec(await read(list, staff))?.[0] ?? "";
}

/** What was deleted last. */
async function restoreLast(): Promise<Response> {
  const trash = "/dashboard/Trash";
  const [, first = ""] = /<tbody.*?"first" value="(\d+)"/s.exec(await read(trash, staff)) ?? [];
  return staff.post("/dashboard/Undo", { first, last: first, return: trash });
}

function asideOf(html: string): string {
  return /<aside.*?<\/aside>/s.exec(html)?.[0] ?? "";
}

function menuOf(html: string): string {
  return /<nav id="menu".*?<\/nav>/s.exec(html)?.[0] ?? "";
}

test("a page that staff add is on the website once its text is saved, in menu, search, A–Z and sitemap, and keeps its address under another name", async () => {
  const added = await add({ name: "Lens Implants", place: "patients" });
  expect(added.headers.get("Location")).toBe("/dashboard/Articles/own-lens-implants/edit");
  expect((await app.get("/pages/lens-implants")).status).toBe(404);
  expect(await read("/")).not.toContain("/pages/lens-implants");
  expect(textOf(await read("/dashboard/Articles/own-lens-implants/edit", staff))).toContain(
    "No text yet",
  );
  expect((await write("lens-implants")).status).toBe(303);

  const html = await read("/pages/lens-implants");
  expect(await htmlProblems(html)).toEqual([]);
  expect(textOf(html)).toContain("Bring your glasses.");
  // A page of one part needs no list of its parts.
  expect(textOf(html)).not.toContain("On this page");
  expect(textOf(html)).toContain("The hospital names no sources for this page.");
  expect(textOf(html)).toContain("Not yet checked by our doctors.");
  expect(html).not.toContain('<script type="module"');
  expect(menuOf(await read("/"))).toContain('href="/pages/lens-implants"');
  expect(await read("/search?q=lens+implants")).toContain('href="/pages/lens-implants"');
  expect(await read("/a-z")).toContain('href="/pages/lens-implants"');
  expect(await read("/sitemap.xml")).toContain("/pages/lens-implants</loc>");
  expect((await app.get("/PAGES/Lens-Implants")).status).toBe(200);

  expect(asideOf(html)).toContain('href="/PatientGuide"');
  const again = await add({ name: "Other Lenses", path: "lens-implants" });
  expect(again.status).toBe(400);
  expect(textOf(await again.text())).toContain(
    "/pages/lens-implants is the address of “Lens Implants” already.",
  );

  const edit = `${list}/${await idOf("Lens Implants")}/edit`;
  const renamed = { ...formFields(await read(edit, staff)), name: "Artificial Lenses" };
  expect((await staff.post(edit, renamed)).status).toBe(303);
  expect(await read(list, staff)).toContain("Artificial Lenses");
  expect((await app.get("/pages/lens-implants")).status).toBe(200);
});

test("a page of a part of a department is in the menu there", async () => {
  await add({ name: "Eyes of newborns", place: "/Obstetrics" });
  await write("eyes-of-newborns");
  expect(menuOf(await read("/"))).toContain('href="/pages/eyes-of-newborns"');
});

test("whoever adds a page says which kind it is, and is offered no place of a hidden department but the one it has", async () => {
  const form = await read(`${list}/new`, staff);
  expect(form).toMatch(/<option value="" selected="">Choose</);
  expect(form).toContain("Treatment: Urology");
  const unsaid = await add({ kind: "" as "page", name: "Kind Unsaid" });
  expect(unsaid.status).toBe(400);
  expect(textOf(await unsaid.text())).toContain("Choose a department or a page.");
  await add({ name: "Stone Clinic", place: "/UrologyT" });
  await write("stone-clinic");
  const inGroup = 'href="/pages/stone-clinic"';
  for (const path of ["/Cystoscopy", "/pages/stone-clinic"]) {
    expect(asideOf(await read(path))).toMatch(/href="\/Cystoscopy".*href="\/pages\/stone-clinic"/);
  }
  expect(menuOf(await read("/"))).toContain(inGroup);
  await staff.post("/dashboard/Articles/own-stone-clinic/hide", {});
  await staff.post("/dashboard/Articles/UrologyT/hide", {});
  const own = await read(`${list}/${await idOf("Stone Clinic")}/edit`, staff);
  expect(own).toMatch(/<option value="\/UrologyT" selected/);
  const places = await read(`${list}/new`, staff);
  expect(places).not.toContain('<option value="/UrologyT"');
  expect(places).toContain("Treatment: Neurology");
  await staff.post("/dashboard/Articles/UrologyT/unhide", {});
});

test("a page without a text that is hidden no more is not said to be shown", async () => {
  await add({ name: "Eye Bank" });
  const page = "/dashboard/Articles/own-eye-bank";
  await staff.post(`${page}/hide`, {});
  const back = await staff.post(`${page}/unhide`, {});
  const told = textOf(await read(back.headers.get("Location")?.split("#")[0] ?? "", staff));
  expect(told).toContain("“Eye Bank” is not hidden any more. Visitors do not read it yet");
  expect(told).not.toContain("is shown again");
});

test("one line describes a page, and once it is saved it is found in the list of own pages", async () => {
  await add({ name: "Spectacles" });
  const saved = await write("spectacles", { description: "Glasses." });
  expect(saved.headers.get("Location")).toMatch(/^\/dashboard\/Pages#\w/);
  const told = await read(list, staff);
  expect(textOf(told)).toContain("is on the website as you wrote it");
  expect(told).toMatch(/<a href="\/dashboard\/Pages\/new"[^>]*>Add another/);
  expect(await read("/pages/spectacles")).toContain('name="description" content="Glasses."');
  await write("spectacles", { description: "", version: "1" });
  expect(await read("/pages/spectacles")).toContain(
    'name="description" content="What people ask about spectacles."',
  );
  // Nobody typed it, so it goes with the text.
  const form = formFields(await read("/dashboard/Articles/own-spectacles/edit", staff));
  expect(form.description).toBe("");
  const pasted = "•\tReading glasses\n•\tSun glasses\n\nOpen from 10:30 AM, in Room 108.";
  await write("spectacles", { ...form, text: pasted });
  const html = await read("/pages/spectacles");
  expect(html).toContain('name="description" content="Open from 10:30 AM, in Room 108."');
  expect(html).toMatch(/<li>Reading glasses<\/li>\s*<li>Sun glasses<\/li>/);
  const steps = "1. Wash your hands.\n2. Clean the glasses.\n\nAsk the optician to bend them.";
  await write("spectacles", { description: "", text: steps, version: "3" });
  expect(await read("/pages/spectacles")).toContain('content="Ask the optician to bend them."');
  const tooShort = await staff.post("/dashboard/Articles/Dengue/edit", {
    ...formFields(await read("/dashboard/Articles/Dengue/edit", staff)),
    description: "Fever.",
  });
  expect(tooShort.status).toBe(400);
});

test("pages that begin alike are described apart where nobody typed how, and what is typed is refused twice", async () => {
  const text = "Somebody of the family may stay through the night.\n\nBring a sheet.";
  for (const name of ["ward-a", "ward-b"]) {
    await add({ name });
    expect((await write(name, { description: "", text })).status).toBe(303);
  }
  const describedBy = async (name: string) =>
    /name="description" content="([^"]*)"/.exec(await read(`/pages/${name}`))?.[1];
  const sentence = "Somebody of the family may stay through the night.";
  expect(await describedBy("ward-a")).toBe(sentence);
  expect(await describedBy("ward-b")).toBe(`ward b: ${sentence}`);
  expect((await write("ward-a", { description: "", text, version: "1" })).status).toBe(303);
  expect(await describedBy("ward-a")).toBe(sentence);
  const typed = await write("ward-b", { description: sentence, text, version: "1" });
  expect(typed.status).toBe(400);
  expect(textOf(await typed.text())).toContain("/pages/ward-a");
});

test("a page that gives no medical advice needs no picture, and does not end as advice does", async () => {
  await add({ name: "Parking", hero: "none", is_general: "on" });
  await write("parking");
  const html = await read("/pages/parking");
  expect(await htmlProblems(html)).toEqual([]);
  expect(textOf(html)).not.toMatch(/diagnosis|checked by our doctors|names no sources/);
  expect(textOf(html)).toMatch(/Talk to us Call [\d ]+/);
  expect(textOf(html)).not.toContain("to plan a visit");
  expect(html).not.toContain("MedicalWebPage");
  expect(/<main.*<\/h1>/s.exec(html)?.[0]).not.toContain("<img");
  const text = "Park.\n\n## Help\n\n:::emergency[Call 112 or 108 if:]\n- :chest-pain\n:::";
  await write("parking", { version: "1", text });
  expect(textOf(await read("/pages/parking"))).toContain("Not yet checked by our doctors.");
  expect(await read(`${list}/${await idOf("Parking")}/edit`, staff)).toMatch(
    /name="is_general"[^>]*checked|checked[^>]*name="is_general"/,
  );
});

test("a page is checked, changed and put back as articles are", async () => {
  await add({ name: "Glaucoma" });
  await write("glaucoma");
  const review = "/dashboard/Articles/own-glaucoma/review";
  const form = formFields(await read(review, staff));
  const doctor = { name: "Dr Asha Verma (sample)", qualification: "MD", registration: "HMC 1234" };
  expect((await staff.post(review, { ...form, ...doctor })).status).toBe(303);
  expect(textOf(await read("/pages/glaucoma"))).toContain("by Dr Asha Verma (sample)");

  const second = await write("glaucoma", { version: "1", text: "Pressure in the eye." });
  const changed = textOf(await read("/pages/glaucoma"));
  expect(changed).toContain("Pressure in the eye.");
  expect(changed).toContain("Changed since our doctors last checked it.");
  expect((await undoAfter(staff, second)).status).toBe(303);
  expect(textOf(await read("/pages/glaucoma"))).toContain("by Dr Asha Verma (sample)");

  const versions = await read("/dashboard/Articles/own-glaucoma/versions", staff);
  expect(textOf(versions)).not.toContain("comes with the program");
  expect(versions).not.toContain("/versions/built-in/");
});

test("the first text is taken back by Undo, and so is a new page", async () => {
  await add({ name: "Squint" });
  const saved = await write("squint");
  expect((await app.get("/pages/squint")).status).toBe(200);
  expect((await undoAfter(staff, saved)).status).toBe(303);
  expect((await app.get("/pages/squint")).status).toBe(404);
  const creation = await add({ name: "Lazy Eye" });
  expect((await undoAfter(staff, creation)).status).toBe(303);
  expect((await staff.get("/dashboard/Articles/own-lazy-eye/edit")).status).toBe(404);
});

test("a photo of the hospital's own is behind the title of its page, and Undo brings the illustration back", async () => {
  await add({ name: "Operating Room" });
  await write("operating-room");
  expect(await read("/pages/operating-room")).not.toContain("/uploads/");
  const tile = await tileFields(staff, "pages", `page-${await idOf("Operating Room")}`);
  const sent = await sendTile(staff, "pages", tile, await picture("jpeg"));
  expect(sent.status).toBe(303);
  const html = await read("/pages/operating-room");
  expect(html).toMatch(/\/uploads\/[0-9a-f]{16}-\d+\.avif/);
  expect((await undoAfter(staff, sent)).status).toBe(303);
  expect(await read("/pages/operating-room")).not.toContain("/uploads/");
});

test("a photo of a page that visitors do not see is not said to be seen from now on", async () => {
  await add({ name: "Blood Bank" });
  const anchor = `page-${await idOf("Blood Bank")}`;
  const told = async () => {
    const fields = await tileFields(staff, "pages", anchor);
    const sent = await sendTile(staff, "pages", fields, await picture("jpeg"));
    return toldAfter(staff, sent);
  };
  const unseen = "Blood Bank: saved. Visitors see it once its page is on the website.";
  expect(await told()).toBe(unseen);
  await write("blood-bank");
  expect(await told()).toBe("Blood Bank: saved. Visitors see it from now on.");
  await staff.post("/dashboard/Articles/own-blood-bank/hide", {});
  expect(await told()).toBe(unseen);
});

test("a deleted page leaves the website, its links become words, and Undo brings all of it back", async () => {
  await add({ name: "Retina" });
  await write("retina");
  await add({ name: "Diabetic Eye" });
  const linking = await write("diabetic-eye", { text: "See [our page](/pages/retina) about it." });
  expect(linking.status).toBe(303);
  expect(await read("/pages/diabetic-eye")).toContain('<a href="/pages/retina">our page</a>');

  const id = await idOf("Retina");
  await staff.post(`${list}/${id}/delete`, {});
  const again = await add({ name: "Retina" });
  expect(again.status).toBe(400);
  expect(textOf(await again.text())).toContain("is the address of a page in the Trash already");
  expect((await app.get("/pages/retina")).status).toBe(404);
  expect(await read("/pages/diabetic-eye")).not.toContain("/pages/retina");
  expect(await read("/search?q=retina")).not.toContain('href="/pages/retina"');
  expect(textOf(await read("/dashboard/Trash", staff))).toContain("Retina");
  expect((await restoreLast()).status).toBe(303);
  expect(textOf(await read("/pages/retina"))).toContain("Bring your glasses.");
  expect(await read("/pages/diabetic-eye")).toContain('<a href="/pages/retina">our page</a>');
});

test("a page that Undo puts back under what is no department any more is said to be in no menu, with the way to a place", async () => {
  await add({ kind: "department", name: "Squint Care" });
  await add({ name: "Squint Surgery", place: "/pages/squint-care" });
  const id = await idOf("Squint Surgery");
  await staff.post(`${list}/${id}/delete`, {});
  const department = `${list}/${await idOf("Squint Care")}/edit`;
  const fields = formFields(await read(department, staff));
  const demoted = await staff.post(department, { ...fields, kind: "page", place: "patients" });
  expect(demoted.status).toBe(303);
  const undone = await restoreLast();
  const page = await read(undone.headers.get("Location") ?? "", staff);
  expect(textOf(page)).toContain(
    "The page “Squint Surgery” is back. It is in no menu, because “Squint Care” is no department any more.",
  );
  const place = `${list}/${id}/edit`;
  expect(page).toMatch(new RegExp(`href="${place}"[^>]*>Choose its place`));
  const offered = formFields(await read(place, staff));
  expect((await staff.post(place, { ...offered, place: "speciality" })).status).toBe(303);
  expect(textOf(await rowOf("Squint Surgery"))).toContain("Speciality, beside the departments");
});

test("the form of the departments counts the pages that visitors read, with one's own below a department", async () => {
  const screen = async () => textOf(await read("/dashboard/Articles/Departments", staff));
  const count = async () => Number(/Neurology \((\d+) pages\)/.exec(await screen())?.[1]);
  const before = await count();
  await add({ name: "Headache Diary", place: "/NeurologyT" });
  expect(await count()).toBe(before);
  await write("headache-diary");
  expect(await count()).toBe(before + 1);
  await staff.post("/dashboard/Articles/own-headache-diary/hide", {});
  expect(await screen()).toContain(`${before} of ${before + 1} pages shown.`);
});

test("of two who edit the place of a page the second is told what the first has saved", async () => {
  await add({ name: "Contact lenses" });
  const path = `${list}/${await idOf("Contact lenses")}/edit`;
  const fields = formFields(await read(path, staff));
  expect((await staff.post(path, { ...fields, name: "Lenses", position: "7" })).status).toBe(303);
  const second = await staff.post(path, { ...fields, name: "Soft lenses" });
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(textOf(html)).toContain("Somebody else saved this page while you were editing");
  expect(textOf(html)).toMatch(/Lenses Soft lenses/);
  expect(textOf(html)).toContain("Order 7 0");
  expect(formFields(html)).toMatchObject({ name: "Soft lenses" });
  expect(await read(list, staff)).not.toContain("Soft lenses");
});

test("a form that is sent twice adds one page", async () => {
  const { form_key = "" } = formFields(await read(`${list}/new`, staff));
  const fields = { kind: "page", hero: "medicine", name: "Night Vision", form_key };
  const both = [await staff.post(`${list}/new`, fields), await staff.post(`${list}/new`, fields)];
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect((await read(list, staff)).split("Night Vision</strong>")).toHaveLength(2);
});

test("the row of a page says where it is and what it lacks, and leads to its photo, its check and its deletion", async () => {
  await add({ name: "Eyes & Ears", place: "patients", position: "7" });
  const [id, row] = [await idOf("Eyes &amp; Ears"), await rowOf("Eyes &amp; Ears")];
  expect(textOf(row)).toContain("Page For patients Has no text yet");
  expect(row).not.toContain('href="/pages/eyes-ears"');
  expect(row).toContain('href="/dashboard/Articles?q=Eyes%20%26%20Ears"');
  expect(row).toContain(`href="/dashboard/Pictures/pages#page-${id}"`);
  expect(await read("/dashboard/Pictures/pages", staff)).toContain(`<li id="page-${id}"`);
  const articles = textOf(await read("/dashboard/Articles?q=Eyes+%26+Ears", staff));
  expect(articles).toMatch(/Eyes &amp; Ears .*Has no text yet Own pages Hidden/);
  const place = formFields(await read(`${list}/${id}/edit`, staff));
  expect(place).toMatchObject({ place: "patients", position: "7" });
  const question = await read(`${list}/${id}/delete`, staff);
  expect(question.slice(question.indexOf("<dialog"))).toContain("Eyes &amp; Ears");
  const deleted = await staff.post(`${list}/${id}/delete`, {});
  expect(textOf(await read(deleted.headers.get("Location") ?? "", staff))).toContain(
    "Eyes &amp; Ears was deleted.",
  );
});

test("whoever deletes a department reads how many pages leave the menus with it", async () => {
  await add({ kind: "department", name: "Sleep Lab" });
  const id = await idOf("Sleep Lab");
  const ask = async () => textOf(await read(`${list}/${id}/delete`, staff));
  expect(await ask()).not.toContain("in no menu");
  await add({ name: "Snoring", place: "/pages/sleep-lab", position: "1" });
  expect(await ask()).toContain("1 page of it then stands in no menu");
  await staff.post(`${list}/${await idOf("Snoring")}/delete`, {});
  await staff.post(`${list}/${id}/delete`, {});
});

test.each([
  ["an address with letters of another script", { name: "मोतियाबिंद" }, "Latin letters"],
  ["no name", { name: " " }, "Name is required."],
  ["a place that does not exist", { name: "Nowhere", place: "/Nowhere" }, "place of the list"],
  ["an order that is no number", { name: "Order", position: "-1" }, "must be a number"],
])("a page with %s is not added, and the form says why", async (_, page, why) => {
  const response = await add(page);
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain(why);
});

test("a page whose name has other letters keeps its address and can be changed", async () => {
  await add({ name: "मोतियाबिंद ऑपरेशन", path: "motiyabind" });
  const edit = `${list}/${await idOf("मोतियाबिंद ऑपरेशन")}/edit`;
  const fields = formFields(await read(edit, staff));
  expect((await staff.post(edit, { ...fields, position: "9" })).status).toBe(303);
  expect(formFields(await read(edit, staff)).position).toBe("9");
  expect(await rowOf("मोतियाबिंद ऑपरेशन")).toContain("own-motiyabind");
});

test("what is typed as an address never leaves the folder of own pages", async () => {
  const added = await add({ name: "Home", path: "/../../doctors" });
  expect(added.headers.get("Location")).toBe("/dashboard/Articles/own-doctors/edit");
  const apostrophe = await add({ name: "Children’s Squint" });
  expect(apostrophe.headers.get("Location")).toBe("/dashboard/Articles/own-childrens-squint/edit");
  expect(await read("/doctors")).not.toContain("No text yet");
});

const eyeHospital = ["Cataract Surgery", "Retina Clinic", "Eyes of Children"];
const eyePages = Array.from({ length: 6 }, (_, at) => `Eye Page ${at + 1}`);

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

test("an eye hospital has three departments with two pages each, and nothing of the nine", async () => {
  for (const name of eyeHospital) {
    expect((await add({ kind: "department", name, specialities: "General" })).status).toBe(303);
    expect((await write(slugOf(name))).status).toBe(303);
  }
  for (const [at, name] of eyePages.entries()) {
    const place = `/pages/${slugOf(eyeHospital[at % 3] ?? "")}`;
    expect((await add({ name, place, position: `${at + 1}` })).status).toBe(303);
    expect((await write(slugOf(name))).status).toBe(303);
  }
  const place = "/UrologyT";
  expect((await add({ name: "Kidney Corner", place })).status).toBe(303);
  expect((await write("kidney-corner")).status).toBe(303);
  expect(menuOf(await read("/"))).toContain(">Kidney Corner");
  const shown = await read("/dashboard/Articles/Departments", staff);
  const { version = "" } = formFields(shown);
  const own = eyeHospital.map((name) => `/pages/${slugOf(name)}`);
  const kept = await staff.post("/dashboard/Articles/Departments", { version, departments: own });
  expect(kept.status).toBe(303);

  const home = await read("/");
  const menu = menuOf(home);
  const treated = /<h2 id="specialities".*?<\/section>/s.exec(home)?.[0] ?? "";
  for (const name of eyeHospital) expect(treated).toContain(`href="/pages/${slugOf(name)}"`);
  for (const name of [...eyeHospital, ...eyePages]) {
    expect(menu).toContain(`href="/pages/${slugOf(name)}"`);
  }
  const pages = [
    home,
    await read("/a-z"),
    await read("/sitemap.xml"),
    await read("/search?q=surgery"),
    await read("/pages/cataract-surgery"),
    await read("/pages/eye-page-1"),
  ];
  const left = departments
    .flatMap(({ paths }) => paths)
    .filter((path) =>
      pages.some((html) => html.includes(`href="${path}"`) || html.includes(`${path}</loc>`)),
    );
  expect(left).toEqual([]);
  for (const { title } of departments) expect(menu).not.toContain(`>${title}`);
  expect(menu).not.toContain("Kidney Corner");

  const rows = await read(list, staff);
  expect(rows.indexOf("Eyes of Children")).toBeLessThan(rows.indexOf("Eye Page 1"));
  const department = await read("/pages/cataract-surgery");
  expect(await htmlProblems(department)).toEqual([]);
  expect(department).toContain("Our doctors");
  const page = await read("/pages/eye-page-1");
  expect(textOf(page)).toContain("Cataract Surgery");
  expect(page).toContain('rel="next"');
});

test("departments are put in another order, in the menus and the sidebar", async () => {
  await add({ name: "Eye strain", place: "speciality" });
  await write("eye-strain");
  const screen = "/dashboard/Articles/Departments";
  const department = "/pages/eyes-of-children";
  for (const _ of eyeHospital) {
    const up = { department, ...buttonIn(await read(screen, staff), "Up Eyes of Children") };
    for (const _ of ["first", "sent once more, as after a lost response"]) {
      const moved = await staff.post(`${screen}/order`, up);
      expect(moved.status).toBe(303);
    }
  }
  const moved = await staff.get(screen);
  expect(textOf(await moved.text())).toContain("Eyes of Children: moved to place 9 of 12.");
  const order = (html: string) =>
    [...html.matchAll(/href="\/pages\/(cataract-surgery|retina-clinic|eyes-of-children)"/g)]
      .map(([, slug]) => slug)
      .slice(0, 3);
  const expected = ["eyes-of-children", "cataract-surgery", "retina-clinic"];
  expect(order(menuOf(await read("/")))).toEqual(expected);
  expect(order(asideOf(await read("/pages/eye-strain")))).toEqual(expected);
});

test("Undo is offered by the reply to a second press of Down too, and not by one that moved no department", async () => {
  const screen = "/dashboard/Articles/Departments";
  const send = (department = "", place: string) =>
    staff.post(`${screen}/order`, { department, place });
  const order = async () =>
    [...(await read(screen, staff)).matchAll(/name="department" value="([^"]+)"/g)].map(
      ([, name]) => name,
    );
  const before = await order();
  const [first, second, third] = before;
  await send(first, "1");
  expect((await order()).slice(0, 2)).toEqual([second, first]);
  const again = await send(first, "1");
  expect((await undoAfter(staff, again)).status).toBe(303);
  expect(await order()).toEqual(before);
  await send(first, "1");
  expect((await undoAfter(staff, await send(third, "2"))).status).toBe(400);
});

test("a doctor joins a department of one's own in the doctor's form, and the OPD and its pages show it", async () => {
  await add({ kind: "department", name: "Retina centre" });
  await write("retina-centre");
  await add({ name: "Laser", place: "/pages/retina-centre" });
  await write("laser");
  const doctor = { name: "Dr Retina Rao", specialization: "Vitreous surgeon", weekdays: "1234567" };
  const hours = { opd_from: "360", opd_to: "1380", weekdays: [...doctor.weekdays] };
  const form = toFormData({ ...filledIn, ...doctor, ...hours, department: "/pages/retina-centre" });
  expect((await staff.post("/dashboard/AddDoctor/new", form)).status).toBe(303);
  for (const path of ["/opd/week", "/opd"]) {
    const words = textOf(await read(path));
    expect(words).toContain("Retina centre");
    expect(words).not.toMatch(/OPD today in Vitreous|Vitreous surgeon Dr/);
  }
  for (const path of ["/pages/retina-centre", "/pages/laser"]) {
    expect(textOf(await read(path))).toContain("Dr Retina Rao");
  }
  const [, id] =
    /AddDoctor\/(\w+)\/edit/.exec(await read("/dashboard/AddDoctor?q=Retina", staff)) ?? [];
  const edit = `/dashboard/AddDoctor/${id}/edit`;
  expect(await read(edit, staff)).toMatch(/<option value="\/pages\/retina-centre" selected/);
  const other = toFormData({ ...filledIn, ...doctor, version: "1", department: "" });
  expect((await staff.post(edit, other)).status).toBe(303);
  expect(textOf(await read("/pages/laser"))).not.toContain("Dr Retina Rao");
});

test("a page is in the part of the menu that was chosen, and in Hindi and Punjabi under In English", async () => {
  await add({ name: "Night blindness", place: "speciality", position: "2" });
  await write("night-blindness");
  await add({ name: "Red eye", place: "speciality", position: "1" });
  await write("red-eye");
  await add({ name: "Films about eyes", place: "media" });
  await write("films-about-eyes");
  const home = await read("/");
  const [menu = ""] = /id="menu-speciality".*?<\/ul>/s.exec(home) ?? [];
  expect(menu).toMatch(/href="\/pages\/red-eye".*href="\/pages\/night-blindness"/s);
  const [media = ""] = /id="menu-media".*?<\/ul>/s.exec(home) ?? [];
  expect(media).toContain('href="/pages/films-about-eyes"');
  for (const path of ["/hi", "/hi/a-z", "/pa", "/pa/a-z"]) {
    const [section = ""] =
      /<section[^>]*"own-in-english".*?<\/section>/s.exec(await read(path)) ?? [];
    expect(section).toMatch(
      /href="\/pages\/night-blindness" hreflang="en"[^>]*><span lang="en">Night blindness/,
    );
  }

  expect(await rowOf("Night blindness")).toContain('href="/pages/night-blindness"');
  expect(textOf(await rowOf("Night blindness"))).toContain("On the website");
  await staff.post("/dashboard/Articles/own-night-blindness/hide", {});
  expect(textOf(await rowOf("Night blindness"))).toContain("Hidden");
  expect(await rowOf("Night blindness")).not.toContain('href="/pages/night-blindness"');
  for (const path of ["/hi", "/hi/a-z", "/a-z"]) {
    expect(await read(path)).not.toContain("/pages/night-blindness");
  }
});

test("a page keeps its place, and a doctor the department, through an edit while that is in the Trash or hidden", async () => {
  await add({ kind: "department", name: "Cornea" });
  await write("cornea");
  await add({ name: "Keratoplasty", place: "/pages/cornea" });
  await write("keratoplasty");
  const doctor = { name: "Dr Cornea Kaur", specialization: "Front of the eye" };
  const form = toFormData({ ...filledIn, ...doctor, department: "/pages/cornea" });
  expect((await staff.post("/dashboard/AddDoctor/new", form)).status).toBe(303);
  const [, id] =
    /AddDoctor\/(\w+)\/edit/.exec(await read("/dashboard/AddDoctor?q=Cornea", staff)) ?? [];
  const [page, ofDoctor] = [
    `${list}/${await idOf("Keratoplasty")}/edit`,
    `/dashboard/AddDoctor/${id}/edit`,
  ];
  const editBoth = async (time: string) => {
    const shown = formFields(await read(page, staff));
    expect((await staff.post(page, { ...shown, name: `Keratoplasty, ${time}` })).status).toBe(303);
    const { department = "", version = "" } = formFields(await read(ofDoctor, staff));
    const typed = { ...filledIn, ...doctor, languages: `Hindi, ${time}`, department, version };
    expect((await staff.post(ofDoctor, toFormData(typed))).status).toBe(303);
  };

  await staff.post(`${list}/${await idOf("Cornea")}/delete`, {});
  expect(await read(page, staff)).toContain("Treatment: Cornea, not on the website now");
  expect(await read(ofDoctor, staff)).toContain("Cornea, not on the website now");
  for (const path of [`${list}/new`, "/dashboard/AddDoctor/new"]) {
    expect(await read(path, staff)).not.toContain("not on the website now");
  }
  await editBoth("deleted");
  expect((await restoreLast()).status).toBe(303);
  for (const path of ["cornea", "keratoplasty"]) {
    await staff.post(`/dashboard/Articles/own-${path}/hide`, {});
  }
  await editBoth("hidden");
  for (const path of ["cornea", "keratoplasty"]) {
    await staff.post(`/dashboard/Articles/own-${path}/unhide`, {});
  }
  expect(textOf(await rowOf("Keratoplasty"))).toContain("Treatment: Cornea On the website");
  for (const path of ["/pages/cornea", "/pages/keratoplasty"]) {
    expect(textOf(await read(path))).toContain("Dr Cornea Kaur");
  }
});

test("a department that becomes a page is neither offered its own place nor takes it", async () => {
  await add({ kind: "department", name: "Low vision" });
  await write("low-vision");
  const path = `${list}/${await idOf("Low vision")}/edit`;
  const form = await read(path, staff);
  expect(form).not.toContain('<option value="/pages/low-vision"');
  const underItself = { kind: "page", place: "/pages/low-vision" };
  const refused = await staff.post(path, { ...formFields(form), ...underItself });
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain("Choose a place of the list.");
});

test("a page that was put under itself opens, and its form offers other places", async () => {
  await add({ name: "Low vision aids" });
  await write("low-vision-aids");
  onDatabase(app, (database) =>
    database
      .prepare("UPDATE own_pages SET place = path WHERE path = ?")
      .run("/pages/low-vision-aids"),
  );
  expect(textOf(await read("/pages/low-vision-aids"))).toContain("Bring your glasses.");
  expect(await read("/search?q=low+vision+aids")).toContain('href="/pages/low-vision-aids"');
  const path = `${list}/${await idOf("Low vision aids")}/edit`;
  expect(await read(path, staff)).not.toContain('<option value="/pages/low-vision-aids"');
});

test("a department stays one while pages are under it, and the form names them", async () => {
  await add({ kind: "department", name: "Eyelids" });
  await add({ name: "Stye", place: "/pages/eyelids" });
  await add({ name: "Droopy lid", place: "/pages/eyelids" });
  const path = `${list}/${await idOf("Eyelids")}/edit`;
  const asPage = { ...formFields(await read(path, staff)), kind: "page", place: "patients" };
  const refused = await staff.post(path, asPage);
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain(
    "These pages are under this department: “Stye”, “Droopy lid”. Give them another place first.",
  );
  expect(textOf(await rowOf("Eyelids"))).toContain("Department");
  for (const name of ["Stye", "Droopy lid"]) {
    const place = `${list}/${await idOf(name)}/edit`;
    const moved = { ...formFields(await read(place, staff)), place: "patients" };
    expect((await staff.post(place, moved)).status).toBe(303);
  }
  expect((await staff.post(path, asPage)).status).toBe(303);
});

test("Undo leaves a department one while pages are under it, and names them", async () => {
  await add({ name: "Tear ducts", place: "patients" });
  const path = `${list}/${await idOf("Tear ducts")}/edit`;
  const page = formFields(await read(path, staff));
  const saved = await staff.post(path, { ...page, kind: "department" });
  const undo = formFields(await read(saved.headers.get("Location") ?? "", staff));
  await add({ name: "Dry eyes", place: "/pages/tear-ducts" });
  const refused = await staff.post("/dashboard/Undo", undo);
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text())).toContain(
    "The page “Tear ducts” stays a department while these pages are under it: “Dry eyes”.",
  );
  expect(textOf(await rowOf("Tear ducts"))).toContain("Department");
  const below = `${list}/${await idOf("Dry eyes")}/edit`;
  await staff.post(below, { ...formFields(await read(below, staff)), place: "patients" });
  expect((await staff.post("/dashboard/Undo", undo)).status).toBe(303);
  expect(textOf(await rowOf("Tear ducts"))).toContain("Page For patients");
});

test("a page has its new name everywhere, also after its text is saved again", async () => {
  await add({ name: "Eye care", place: "patients" });
  await write("eye-care", { title: "All about eyes" });
  const path = `${list}/${await idOf("Eye care")}/edit`;
  const renamed = { ...formFields(await read(path, staff)), name: "Eye clinic" };
  expect((await staff.post(path, renamed)).status).toBe(303);
  const isNamed = async () => {
    const link = /href="\/pages\/eye-care"[^>]*>(?:<strong>)?Eye clinic</;
    for (const page of ["/", "/a-z"]) expect(await read(page)).toMatch(link);
    const [crumbs] = /"BreadcrumbList".*?\]/s.exec(await read("/pages/eye-care")) ?? [];
    expect(crumbs).toContain('"name":"Eye clinic"');
    const articles = await read("/dashboard/Articles?q=All+about+eyes", staff);
    for (const html of [articles, await read("/"), await read("/a-z")]) {
      expect(html).not.toMatch(/Eye care</);
    }
    expect(articles).toContain("Eye clinic");
  };
  await isNamed();
  await write("eye-care", { title: "All about eyes", text: "Bring your glasses!", version: "1" });
  await isNamed();
  expect(await read("/dashboard/Articles/own-eye-care/edit", staff)).not.toContain(
    'name="link_title"',
  );
});

test("of a department that is hidden and shown again, the pages that visitors read are counted", async () => {
  const screen = "/dashboard/Articles/Departments";
  const save = async (isKept: (path: string) => boolean) => {
    const html = await read(screen, staff);
    const boxes = html.match(/<input[^>]*name="departments"[^>]*>/g) ?? [];
    const shown = boxes.filter(
      (box) => box.includes('checked=""') || box.includes("sports-glasses"),
    );
    const paths = shown.map((box) => /value="([^"]*)"/.exec(box)?.[1] ?? "").filter(isKept);
    const { version = "" } = formFields(html);
    const saved = await staff.post(screen, { version, departments: paths });
    return textOf(await read(saved.headers.get("Location")?.split("#")[0] ?? "", staff));
  };
  const hide = () => save((path) => path !== "/pages/sports-glasses");
  await add({ kind: "department", name: "Sports Glasses" });
  expect(await hide()).toContain("Sports Glasses is hidden. No page of it has a text yet.");
  expect(await save(() => true)).toContain(
    "Sports Glasses is shown again. No page of it has a text yet.",
  );
  await write("sports-glasses");
  await add({ name: "Large Print", place: "/pages/sports-glasses" });
  expect(await hide()).toContain("Sports Glasses is hidden: 1 page.");
  expect(await save(() => true)).toContain("Sports Glasses is shown again: 1 page.");
});

test("the row of a page says that it is in no menu while its department is hidden or has no text", async () => {
  await add({ kind: "department", name: "Contrast Clinic" });
  await add({ name: "Driving at Night", place: "/pages/contrast-clinic" });
  await write("driving-at-night");
  const isSeen = async () => {
    const inMenu = menuOf(await read("/")).includes("/pages/driving-at-night");
    const row = textOf(await rowOf("Driving at Night"));
    expect(row).toContain(
      inMenu
        ? "Treatment: Contrast Clinic"
        : "In no menu while visitors do not see Contrast Clinic",
    );
    return inMenu;
  };
  expect(await isSeen()).toBe(false);
  await write("contrast-clinic");
  expect(await isSeen()).toBe(true);
  await staff.post("/dashboard/Articles/own-contrast-clinic/hide", {});
  expect(await isSeen()).toBe(false);
});
