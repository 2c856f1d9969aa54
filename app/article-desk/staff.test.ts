import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { departments, topics } from "#app/library/departments.ts";
import { addDays, momentOf } from "#app/timetable/calendar.ts";
import { fallbackWords } from "#app/words/fallback.ts";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { startClock } from "../../tests/app/timed-app.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { undoAfter } from "../../tests/forms/send-again.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";
import { showYear } from "./show-year.ts";

const list = "/dashboard/Articles";
const files = "app/library/content";
const today = momentOf(Date.now()).day;

const { settings, setClock } = startClock(`${today}T12:00:00`);
const app = await startAppForFile({ RATE_LIMITS: "off", ...settings });
const staff = await app.as(admin);

async function read(path: string, reader: Visitor = staff): Promise<string> {
  const response = await reader.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const visit = (path: string) => read(path, app);

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** As the form sends it: text in Hindi would else be too large. */
function asMultipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The fields of the form of a page, as a browser would send them. */
async function formOf(path: string): Promise<Record<string, string>> {
  const html = await read(path);
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const [name, value] = ["name", "value"].map((attribute) =>
      decode(new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ""),
    );
    return [name, value] as [string, string];
  });
  const areas = [...html.matchAll(/<textarea\b[^>]*\bname="(\w+)"[^>]*>\n?(.*?)<\/textarea>/gs)];
  return Object.fromEntries([
    ...inputs,
    ...areas.map(([, name = "", value = ""]) => [name, decode(value)]),
  ]);
}

async function follow(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  const [path = ""] = (response.headers.get("Location") ?? "").split("#");
  return textOf(await read(path));
}

const reviewer = {
  name: "Dr Asha Verma (sample)",
  qualification: "MD",
  registration: "HMC 1234",
};

/** Records that a doctor has read the page today. */
async function check(name: string, fields: Record<string, string> = {}): Promise<Response> {
  const path = `${list}/${name}/review`;
  return staff.post(path, {
    ...(await formOf(path)),
    ...reviewer,
    reviewed: today,
    due: addDays(today, 365),
    ...fields,
  });
}

function graphOf(html: string): Record<string, unknown> {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"][0];
}

test("sources are filled in as fields, and a mistake is told at its field", async () => {
  const path = `${list}/ManagementInfections/edit`;
  const form = await formOf(path);
  const count = Object.keys(form).filter((name) => /^sources\.\d+\.title$/.test(name)).length;
  expect(count).toBeGreaterThan(1);
  const added = await staff.post(path, { ...form, change: `sources.${count}.add` });
  expect(added.status).toBe(200);
  expect(await added.text()).toContain(`name="sources.${count}.title"`);

  const source = {
    [`sources.${count}.title`]: "Our own notes",
    [`sources.${count}.publisher`]: "",
    [`sources.${count}.url`]: "www.example.org/notes",
    [`sources.${count + 1}.title`]: "",
  };
  const refused = await staff.post(path, asMultipart({ ...form, ...source }));
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain(`href="#article-sources.${count}.publisher"`);
  expect(textOf(html)).toContain(`Source ${count + 1}: A source needs a publisher.`);

  source[`sources.${count}.publisher`] = "Example";
  await follow(await staff.post(path, asMultipart({ ...form, ...source })));
  expect(await visit("/ManagementInfections")).toContain(
    '<a href="https://www.example.org/notes">Our own notes</a>',
  );
});

test("a page of the hospital without sources says so", async () => {
  const path = `${list}/Contraception/edit`;
  const form = await formOf(path);
  const others = Object.entries(form).filter(([name]) => !name.startsWith("sources."));
  const text = "We advise you.\n\n## When to come\n\nOn any day.";
  await follow(await staff.post(path, asMultipart({ ...Object.fromEntries(others), text })));
  const page = await visit("/Contraception");
  expect(textOf(page)).toContain("Sources The hospital names no sources for this page.");
  expect(await htmlProblems(page)).toEqual([]);
});

test("a text is corrected line by line, previewed, saved, and read at the next request", async () => {
  const path = `${list}/Dengue/edit`;
  const before = await visit("/Dengue");
  const form = await formOf(path);
  expect(form.title).toBe("Dengue fever");
  expect(textOf(await read(path))).toContain("The text that came with the program");
  expect(form.text).toContain("## Warning signs of severe dengue");
  const own = "The hospital gives out mosquito nets at the main desk.";
  const wrong = `${form.text}\n\n${own}\n\n[More](/Nowhere) and <b onclick="alert(1)">bold</b>`;
  const refused = await staff.post(path, {
    ...form,
    text: wrong,
    description: form.description ?? "",
  });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  const last = wrong.split("\n").length;
  expect(textOf(page)).toContain(
    `Text, line ${last}: the link leads to a page that does not exist: /Nowhere.`,
  );
  expect(textOf(page)).toContain(
    `Text, line ${last}: HTML is not used here: write it without &lt; and &gt;.`,
  );
  expect(decode(page)).toContain(own);
  expect(page).toContain("<title>Error: Edit “Dengue fever”</title>");
  expect(await htmlProblems(page)).toEqual([]);

  const text = `${form.text}\n\n${own}`;
  const preview = await staff.post(path, { ...form, text, preview: "yes" });
  expect(preview.status).toBe(200);
  expect(textOf(await preview.text())).toMatch(/Preview Nothing is saved yet\..*mosquito nets/s);
  expect(await visit("/Dengue")).toBe(before);

  const saved = await staff.post(
    path,
    asMultipart({ ...form, text, title: "Dengue and its fever" }),
  );
  expect(await follow(saved)).toContain(
    "“Dengue and its fever” is on the website as you wrote it.",
  );
  expect(textOf(await read(path))).toContain("A text of our own");
  expect(textOf(await read(`${list}?q=dengue`))).toContain(`Own text since ${showYear(today)}`);
  const after = await visit("/Dengue");
  expect(after).toContain(own);
  expect(after).toContain("<h1>Dengue and its fever</h1>");
  expect(after).toContain("Not yet checked by our doctors.");
  expect(after).toContain(`, changed on <time datetime="${today}">`);
  expect(graphOf(after)).toMatchObject({ name: "Dengue and its fever", dateModified: today });
  expect(await visit("/sitemap.xml")).toContain(`/Dengue</loc><lastmod>${today}</lastmod>`);
  expect(await htmlProblems(after)).toEqual([]);
  expect(await visit("/search?q=mosquito+nets+main+desk")).toContain('href="/Dengue"');

  const versions = await read(`${list}/Dengue/versions`);
  expect(textOf(versions)).toMatch(/Title Dengue fever Dengue and its fever/);
  const [, now = ""] = /<option[^>]* value="(\d+)"/.exec(versions) ?? [];
  expect(versions).toContain("/versions/built-in/restore");
  expect(versions).not.toContain(`/versions/${now}/restore`);
  for (const query of [`before=${now}`, "after=built-in"]) {
    const alike = textOf(await read(`${list}/Dengue/versions?${query}`));
    expect(alike).toContain("These two versions say the same.");
  }
  expect(versions).toMatch(/<ins>[^<]*mosquito nets at the main desk/);
  const history = textOf(await read("/dashboard/History?kind=article"));
  expect(history).toContain("changed the page “Dengue and its fever”");
  expect(history).not.toMatch(/version_id|Version id|\{/);

  const restore = `${list}/Dengue/versions/built-in/restore`;
  const { version = "" } = await formOf(restore);
  expect((await staff.post(restore, { version: "7" })).status).toBe(409);
  await follow(await staff.post(restore, { version }));
  expect(await visit("/Dengue")).toBe(before);
  const [, first] = /versions\/(\d+)\/restore/.exec(await read(`${list}/Dengue/versions`)) ?? [];
  const again = `${list}/Dengue/versions/${first}/restore`;
  const back = { version: (await formOf(again)).version ?? "" };
  for (const _ of ["first", "sent once more, as after a lost response"]) {
    const told = await follow(await staff.post(again, back));
    expect(told).toMatch(/is as it was\. Visitors do not read it in Hindi .*any more.* Undo/);
  }
  expect(await visit("/Dengue")).toContain(own);
});

test("a version that the checks of today refuse is not put back, and the page says why", async () => {
  const path = `${list}/AntiEpilepticDrugs/edit`;
  for (const more of ["Of old.", "Of now."]) {
    const form = await formOf(path);
    const text = `${form.text}\n\n${more}`;
    await follow(await staff.post(path, asMultipart({ ...form, text })));
  }
  const versions = await read(`${list}/AntiEpilepticDrugs/versions`);
  const [, first] = /versions\/(\d+)\/restore/.exec(versions) ?? [];
  onDatabase(app, (sqlite) => {
    sqlite.exec(
      `UPDATE article_versions SET text = text || char(10, 10) || '<b>Of old.</b>' WHERE id = ${first}`,
    );
  });
  const restore = `${list}/AntiEpilepticDrugs/versions/${first}/restore`;
  const refused = await staff.post(restore, { version: (await formOf(restore)).version ?? "" });
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toMatch(
    /This version cannot be put on the website as it was .*HTML is not used here.* Edit the text instead/,
  );
  expect(await visit("/AntiEpilepticDrugs")).not.toContain("<b>Of old.");
});

test("two pages cannot have the same title or description", async () => {
  const other = await formOf(`${list}/Chemotherapy/edit`);
  const path = `${list}/HormoneTherapy/edit`;
  const form = await formOf(path);
  const { title = "", description = "" } = other;
  const refused = await staff.post(path, { ...form, title, description });
  expect(refused.status).toBe(400);
  const told = textOf(await refused.text());
  expect(told).toContain("Title: stands on the page /Chemotherapy too.");
  expect(told).toContain("Description: stands on the page /Chemotherapy too.");
});

test("two people cannot overwrite each other's text", async () => {
  const path = `${list}/Diabetes/edit`;
  const form = await formOf(path);
  const mine = { ...form, text: `${form.text}\n\nMine.` };
  await follow(await staff.post(path, { ...form, text: `${form.text}\n\nTheirs.` }));
  const refused = await staff.post(path, mine);
  expect(refused.status).toBe(409);
  const text = textOf(await refused.text());
  expect(text).toContain("Somebody else saved this page while you were editing");
  expect(text).toMatch(/Text Theirs\. Mine\./);
  expect(await visit("/Diabetes")).not.toContain("Mine.");
  // The same once more, as when a response was lost, is no conflict.
  const sent = await staff.post(path, { ...form, text: `${form.text}\n\nTheirs.` });
  expect(sent.status).toBe(303);
});

test("a check stands on the page until its words change", async () => {
  expect(textOf(await visit("/PapSmears"))).toContain("Not yet checked by our doctors.");
  const late = await check("PapSmears", { due: addDays(today, 5 * 365), reviewed: "2020-01-01" });
  expect(late.status).toBe(400);
  const told = textOf(await late.text());
  expect(told).toContain("The text was changed after that day.");
  expect(told).toContain("Next check due must be within 3 years of the check.");
  const tomorrow = addDays(today, 1);
  const early = textOf(
    await (await check("PapSmears", { reviewed: tomorrow, due: tomorrow })).text(),
  );
  expect(early).toContain("Checked on must not be in the future.");
  expect(early).toContain("Next check due must be after the check.");
  expect(await follow(await check("PapSmears"))).toContain(
    "“Pap smears” now says that Dr Asha Verma (sample) checked it.".replace(
      "Pap smears",
      (await formOf(`${list}/PapSmears/edit`)).title ?? "",
    ),
  );
  const checked = await visit("/PapSmears");
  expect(textOf(checked)).toMatch(/Checked on .* by Dr Asha Verma \(sample\), MD, HMC 1234\./);
  expect(graphOf(checked)).toMatchObject({
    lastReviewed: today,
    reviewedBy: {
      name: reviewer.name,
      honorificSuffix: reviewer.qualification,
      identifier: reviewer.registration,
    },
  });
  expect(textOf(await read(`${list}?state=checked`))).toContain("Dr Asha Verma (sample)");

  // Words for the search are not what the doctor has read.
  const path = `${list}/PapSmears/edit`;
  const form = await formOf(path);
  await follow(await staff.post(path, { ...form, synonyms: `${form.synonyms}, smear camp` }));
  expect(textOf(await visit("/PapSmears"))).toContain("Checked on ");

  const next = await formOf(path);
  await follow(await staff.post(path, { ...next, text: `${next.text}\n\nNew advice.` }));
  const changed = await visit("/PapSmears");
  expect(textOf(changed)).toContain("Changed since our doctors last checked it.");
  expect(textOf(changed)).not.toContain("Dr Asha Verma (sample), MD");
  expect(graphOf(changed)).not.toHaveProperty("lastReviewed");
  const rows = textOf(await read(`${list}?state=changed`));
  expect(rows).toContain("Changed since (1)");
  const checks = textOf(await read(`${list}/PapSmears/review`));
  expect(checks).toContain(
    `Dr Asha Verma (sample), MD HMC 1234 ${showYear(today)} ${showYear(addDays(today, 365))} Changed since`,
  );
  // Who checks one page has often checked the one before.
  expect(await formOf(`${list}/Hysterectomy/review`)).toMatchObject({
    ...reviewer,
    reviewed: today,
    due: addDays(today, 365),
  });
});

test("a page that was read on the day of its next check says from midnight on that this is due", async () => {
  const due = addDays(today, 1);
  await follow(await check("PapSmears", { due }));
  setClock(`${due}T23:59:00`);
  const before = await visit("/PapSmears");
  setClock(`${addDays(due, 1)}T00:00:01`);
  const after = await visit("/PapSmears");
  setClock(`${today}T13:00:00`);
  expect(before).toMatch(`Next check due <time datetime="${due}">`);
  expect(after).toMatch(`check has been due since <time datetime="${due}">`);
});

test("a check that is due again is told as that, and to machines no more", async () => {
  await follow(await check("BloodTransfusion", { due: addDays(today, 1) }));
  const yesterday = addDays(today, -1);
  const setDue = (day: string) =>
    onDatabase(app, (database) =>
      database
        .prepare("UPDATE article_reviews SET reviewed = ?, due = ? WHERE path = ?")
        .run(addDays(today, -300), day, "/BloodTransfusion"),
    );
  setDue(today);
  expect(await visit("/BloodTransfusion")).toMatch(`Next check due <time datetime="${today}">`);
  setDue(yesterday);
  const html = await visit("/BloodTransfusion");
  expect(textOf(html)).toMatch(/Last checked on .* by Dr Asha Verma \(sample\), MD, HMC 1234\./);
  expect(html).toMatch(`The next check has been due since <time datetime="${yesterday}">`);
  expect(graphOf(html)).not.toHaveProperty("lastReviewed");
  const due = async () => textOf(await read(`${list}?state=due`));
  expect(await due()).toContain("Check due (1)");
  const form = await formOf(`${list}/BloodTransfusion/edit`);
  const changed = { ...form, text: `${form.text}\n\nNew advice.` };
  await follow(await staff.post(`${list}/BloodTransfusion/edit`, changed));
  expect(textOf(await visit("/BloodTransfusion"))).not.toContain("by Dr Asha Verma (sample), MD");
  expect(await due()).not.toContain("Check due (1)");
  expect(textOf(await read(`${list}?state=changed`))).toContain("Blood transfusion");
  await follow(await check("BloodTransfusion", { name: "Dr Kavita Joshi" }));
  expect(await due()).not.toContain("Check due (1)");
  expect(textOf(await visit("/BloodTransfusion"))).toMatch(/ Checked on .* by Dr Kavita Joshi, MD/);
  expect(textOf(await read(`${list}?q=blood+transfusion`))).toContain("Dr Kavita Joshi");
});

test("a check of words that were changed meanwhile is not recorded", async () => {
  const fields = await formOf(`${list}/Ultrasound/review`);
  const path = `${list}/Ultrasound/edit`;
  const form = await formOf(path);
  await follow(await staff.post(path, { ...form, text: `${form.text}\n\nNew advice.` }));
  const due = { reviewed: today, due: addDays(today, 90) };
  const refused = await staff.post(`${list}/Ultrasound/review`, { ...fields, ...reviewer, ...due });
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text())).toContain("The text was changed while you were here");
  expect(textOf(await visit("/Ultrasound"))).not.toContain("Checked on ");
});

test("a check recorded by mistake is deleted, and comes back from the trash", async () => {
  await follow(await check("Vasectomy"));
  const page = await read(`${list}/Vasectomy/review`);
  const [, id] = /review\/([\da-f]{24})\/delete/.exec(page) ?? [];
  expect(textOf(await read(`${list}/Vasectomy/review/${id}/delete`))).toContain(
    `Dr Asha Verma (sample), ${showYear(today)}`,
  );
  await follow(await staff.post(`${list}/Vasectomy/review/${id}/delete`, {}));
  expect(textOf(await visit("/Vasectomy"))).toContain("Not yet checked by our doctors.");
  const trash = await read("/dashboard/Trash?kind=review");
  expect(textOf(trash)).toContain("Check of /Vasectomy by Dr Asha Verma (sample)");
  const [, entry = ""] = /name="first"[^>]*value="(\d+)"/.exec(trash) ?? [];
  await follow(await staff.post("/dashboard/Undo", { first: entry, last: entry }));
  expect(textOf(await visit("/Vasectomy"))).toContain("Checked on ");
});

test("a hidden page is gone from everywhere, and comes back as it was", async () => {
  const places = ["/BloodTransfusion", "/", "/a-z", "/sitemap.xml", "/search?q=hernia", "/Dengue"];
  const before = await Promise.all(places.map(visit));
  const link = 'href="/HerniaRepair"';
  for (const [index, html] of before.entries()) {
    if (places[index] === "/search?q=hernia") expect(html).toContain(link);
  }
  await follow(await staff.post(`${list}/HerniaRepair/hide`, {}));
  const gone = await app.get("/HerniaRepair");
  expect(gone.status).toBe(404);
  expect(textOf(await gone.text())).toContain("We have no page about Hernia Repair.");
  expect((await app.get("/hi/HerniaRepair")).status).toBe(404);
  const referring = readdirSync(files)
    .filter((file) => file.endsWith(".md"))
    .filter((file) => readFileSync(join(files, file), "utf8").includes("/HerniaRepair"))
    .map((file) => `/${file.replace(".md", "")}`);
  expect(referring.length).toBeGreaterThan(1);
  const referred = [...share(referring, 3), "/GeneralSurgeryT", "/Appendectomy"];
  for (const path of [...places, ...referred]) {
    const html = await visit(path);
    expect([path, html.includes('href="/HerniaRepair')]).toEqual([path, false]);
    expect([path, html.includes("/HerniaRepair<")]).toEqual([path, false]);
  }
  expect(textOf(await read(`${list}?state=hidden`))).toContain("Hidden (1)");
  await follow(await staff.post(`${list}/HerniaRepair/unhide`, {}));
  expect(await Promise.all(places.map(visit))).toEqual(before);
  expect((await app.get("/HerniaRepair")).status).toBe(200);
});

test("what is saved while its page is hidden is not said to be on the website", async () => {
  await follow(await staff.post(`${list}/Appendectomy/hide`, {}));
  for (const name of ["hi-Appendectomy", "Appendectomy"]) {
    const path = `${list}/${name}/edit`;
    const form = await formOf(path);
    const fields = { ...form, synonyms: `${form.synonyms}\nappendix out`, keep: "yes" };
    const told = await follow(await staff.post(path, asMultipart(fields)));
    expect(told).toContain("is saved. The page is hidden: visitors do not read it.");
    expect(told).not.toContain("as you wrote it");
  }
  const restore = `${list}/Appendectomy/versions/built-in/restore`;
  const back = await staff.post(restore, { version: (await formOf(restore)).version ?? "" });
  const told = await follow(back);
  expect(told).toContain("is as it was. The page is hidden: visitors do not read it.");
  expect(told).not.toMatch(/visitors do not read it\. (?:Undo )?View on website/);
  await follow(await staff.post(`${list}/Appendectomy/unhide`, {}));
});

test("a department that is hidden leaves its treatments in the menu", async () => {
  await follow(await staff.post(`${list}/UrologyT/hide`, {}));
  const html = await visit("/about");
  expect(html).not.toContain('href="/UrologyT"');
  expect(html).toContain('href="/Cystoscopy"');
  expect(await visit("/a-z")).toContain('href="/HerniaRepair"');
  await follow(await staff.post(`${list}/HerniaRepair/hide`, {}));
  expect(await visit("/a-z")).not.toContain('href="/HerniaRepair"');
  await follow(await staff.post(`${list}/HerniaRepair/unhide`, {}));
  expect(await visit("/a-z")).toContain('href="/HerniaRepair"');
  const treatment = await visit("/Cystoscopy");
  expect(textOf(treatment)).toContain("Kidney Stone Treatment");
  expect(treatment.match(/ld\+json">.*?<\/script>/s)?.[0]).not.toContain("UrologyT");
  await follow(await staff.post(`${list}/UrologyT/unhide`, {}));
});

const departmentsForm = `${list}/Departments`;

/** Ticks these departments, and sends the form as it was opened, or as it is now. */
async function tick(names: readonly string[], version?: string): Promise<Response> {
  const form = new FormData();
  form.append("version", version ?? (await formOf(departmentsForm)).version ?? "");
  for (const name of names) form.append("departments", name);
  return staff.post(departmentsForm, form);
}

function without(...names: string[]): string[] {
  return [...departments, topics].map(({ name }) => name).filter((name) => !names.includes(name));
}

test("departments that the hospital does not have are hidden in one form, and shown again", async () => {
  const places = ["/", "/Dengue", "/a-z", "/sitemap.xml", "/search?q=appointment", "/emergency"];
  const before = await Promise.all(places.map(visit));
  const opened = await read(departmentsForm);
  expect(await htmlProblems(opened)).toEqual([]);
  expect(opened.match(/<input type="checkbox"[^>]*checked=""/g)).toHaveLength(10);
  expect(textOf(opened)).toContain("Oncology (11 pages)");
  expect(textOf(opened)).toContain("Onco Surgery (1 page)");
  const { version = "" } = await formOf(departmentsForm);

  const none = await tick([]);
  expect(none.status).toBe(400);
  const refused = await none.text();
  expect(textOf(refused)).toContain("Tick the departments that the hospital has");
  expect(refused).toContain("<title>Error: Departments</title>");
  expect(refused).not.toMatch(/<input type="checkbox"[^>]*checked=""/);
  expect(await htmlProblems(refused)).toEqual([]);

  const hidden = await tick(without("oncology", "neurology"), version);
  const [page = ""] = (hidden.headers.get("Location") ?? "").split("#");
  expect(textOf(await read(page))).toContain(
    "Oncology and Neurology are hidden: 21 pages. You can show them again at any time.",
  );
  const of = (title: string) => departments.find((one) => one.title === title)?.paths ?? [];
  const paths = [...of("Oncology"), ...of("Neurology")];
  for (const path of share(paths, 3))
    expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  const missing = await app.get("/Oncology");
  for (const html of [...(await Promise.all(places.map(visit))), await missing.text()]) {
    const isNamed = (path: string) => new RegExp(`href="${path}["#]|${path}</loc>`).test(html);
    expect(paths.filter(isNamed)).toEqual([]);
  }
  expect(textOf(await read("/dashboard/History?kind=article"))).toContain(
    "changed the page “Chemotherapy",
  );
  const closed = textOf(await read(departmentsForm));
  expect(closed).toMatch(/Oncology \(11 pages\) Hidden \d doctors? of this department/);

  // The same once more, as when a response was lost, is no conflict; another choice of that time is one.
  const again = () => tick(without("oncology", "neurology"), version);
  expect(await follow(await again())).toContain("Oncology and Neurology are hidden: 21 pages.");
  await undoAfter(staff, await again());
  expect((await app.get("/Oncology")).status).toBe(200);
  await again();
  const reply = await read(page);
  const late = await tick(without("urology"), version);
  expect(late.status).toBe(409);
  const conflict = textOf(await late.text());
  expect(conflict).toContain("Somebody else saved the departments while you were editing");
  expect(conflict).toMatch(/Oncology Hidden On the website .*Urology On the website Hidden/);
  expect((await app.get("/Urology")).status).toBe(200);

  const [first = "", last = ""] = ["first", "last"].map(
    (name) => new RegExp(`name="${name}"[^>]*value="(\\d+)"`).exec(reply)?.[1] ?? "",
  );
  await follow(await staff.post("/dashboard/Undo", { first, last }));
  expect(await Promise.all(places.map(visit))).toEqual(before);
});

test("a department of which some pages are hidden stays as it is while it is ticked", async () => {
  await follow(await staff.post(`${list}/Vaccinations/hide`, {}));
  expect(textOf(await read(departmentsForm))).toContain("10 of 11 pages shown");
  expect(await follow(await tick(without()))).toContain("The departments are saved as they are.");
  expect((await app.get("/Vaccinations")).status).toBe(404);
  expect((await app.get("/GeneralMedicine")).status).toBe(200);
  expect(await follow(await tick(without("general-medicine")))).toContain(
    "General Medicine is hidden: 11 pages. You can show it again at any time.",
  );
  expect((await app.get("/GeneralMedicine")).status).toBe(404);
  expect(await follow(await tick(without()))).toContain(
    "General Medicine is shown again: 11 pages.",
  );
  expect((await app.get("/Vaccinations")).status).toBe(200);
});

test("a hospital with one department has no heading without links under it", async () => {
  for (const [name, menu, none] of [
    ["neurology", "Treatment", "Specialit"],
    ["orthopaedics", "Speciality", "Treatment"],
  ] as const) {
    await follow(await tick([name]));
    for (const html of [await visit("/"), await (await app.get("/no-such-page")).text()]) {
      expect(html).toContain(`id="menu-${menu.toLowerCase()}"`);
      expect(html).not.toMatch(/<ul\b[^>]*><\/ul>/);
      expect(html).not.toMatch(new RegExp(`<(?:h2|button)[^>]*>(?:Our )?${none}`));
    }
  }
  await follow(await tick(without()));
});

test("a page with another short title has it in menus and lists", async () => {
  const path = `${list}/Cystoscopy/edit`;
  const form = await formOf(path);
  await follow(await staff.post(path, { ...form, link_title: "Looking into the bladder" }));
  for (const other of ["/about", "/a-z", "/UrologyT"]) {
    expect([other, textOf(await visit(other)).includes("Looking into the bladder")]).toEqual([
      other,
      true,
    ]);
  }
  const restore = `${list}/Cystoscopy/versions/built-in/restore`;
  await follow(await staff.post(restore, { version: (await formOf(restore)).version ?? "" }));
  for (const other of ["/about", "/a-z", "/UrologyT"]) {
    expect(textOf(await visit(other))).not.toContain("Looking into the bladder");
  }
});

test("in Hindi and Punjabi menus and tiles keep their words when the English short title changes", async () => {
  const path = `${list}/PatientGuide/edit`;
  const form = await formOf(path);
  await follow(await staff.post(path, { ...form, link_title: "Coming to us" }));
  expect(textOf(await visit("/about"))).toContain("Coming to us");
  for (const [page, words] of [
    ["/hi", "मिलने का समय और भर्ती"],
    ["/hi/about", "मिलने का समय और भर्ती"],
    ["/pa/contact", "ਮਰੀਜ਼ ਨੂੰ ਮਿਲਣ ਦਾ ਸਮਾਂ ਅਤੇ ਦਾਖਲਾ"],
  ] as const) {
    const text = textOf(await visit(page));
    expect([page, text.includes("Coming to us"), text.includes(words)]).toEqual([
      page,
      false,
      true,
    ]);
  }
  const restore = `${list}/PatientGuide/versions/built-in/restore`;
  await follow(await staff.post(restore, { version: (await formOf(restore)).version ?? "" }));
});

test("what staff do with an article is taken back by Undo", async () => {
  const before = await visit("/LumbarPuncture");
  const path = `${list}/LumbarPuncture/edit`;
  const form = await formOf(path);
  const saved = await staff.post(path, { ...form, text: `${form.text}\n\nMistaken.` });
  const [page = ""] = (saved.headers.get("Location") ?? "").split("#");
  const html = await read(page);
  const [first = "", last = ""] = ["first", "last"].map(
    (name) => new RegExp(`name="${name}"[^>]*value="(\\d+)"`).exec(html)?.[1] ?? "",
  );
  expect(await visit("/LumbarPuncture")).toContain("Mistaken.");
  await follow(await staff.post("/dashboard/Undo", { first, last }));
  expect(await visit("/LumbarPuncture")).toBe(before);
  const twice = await follow(await staff.post("/dashboard/Undo", { first, last }));
  expect(twice).toContain("It had already been undone.");
});

test("the list is searched, filtered, sorted and has 25 pages at once", async () => {
  const rows = (html: string) => [...html.matchAll(/<tr id="(\w+)"/g)].map(([, id]) => id);
  const whole = await read(list);
  expect(rows(whole)).toHaveLength(25);
  expect(textOf(whole)).toMatch(/All \(83\) Not yet checked \(\d+\)/);
  expect(rows(await read(`${list}?q=pathri`))).toContain("KidneyStoneTreatment");
  expect(rows(await read(`${list}?group=Neurology`)).length).toBeGreaterThan(5);
  expect(rows(await read(`${list}?sort=-title`))[0]).not.toBe(rows(whole)[0]);
  expect(textOf(await read(`${list}?q=nothing+like+this`))).toContain("No articles found");
  const firstBy = async (sort: string) =>
    textOf(/<tr id=.*?<\/tr>/s.exec(await read(`${list}?sort=${sort}`))?.[0] ?? "");
  expect(await firstBy("on")).toContain("nobody yet");
  expect(await firstBy("-on")).not.toContain("nobody yet");
  expect(await firstBy("-group")).toContain("Urology");
  const [states = ""] =
    /<nav[^>]*aria-label="Articles by state".*?<\/nav>/s.exec(
      await read(`${list}?q=surgery&group=General+Surgery&sort=-title`),
    ) ?? [];
  const kept = [...decode(states).matchAll(/href="[^"?]*\?([^"]*)"/g)].map(([, query]) =>
    Object.fromEntries(new URLSearchParams(query)),
  );
  expect(kept.length).toBeGreaterThan(4);
  for (const { state: _, ...others } of kept) {
    expect(others).toEqual({ q: "surgery", group: "General Surgery", sort: "-title" });
  }
  expect(await htmlProblems(whole)).toEqual([]);
});

test("a search stays in the language and state of the list, and counts and groups stay those of the whole search", async () => {
  const inHindi = await read(`${list}?language=hi&state=unchecked`);
  expect(inHindi).toMatch(/<a[^>]*aria-current="true"[^>]*href="[^"]*\?language=hi"[^>]*>Hindi</);
  expect(inHindi).not.toMatch(/aria-current="true"[^>]*>English</);
  expect(formFields(inHindi)).toMatchObject({ language: "hi", state: "unchecked" });
  expect(formFields(await read(`${list}?sort=-title`))).toMatchObject({ sort: "-title" });
  expect(await read(`${list}?language=hi&q=choking`)).not.toContain("/hi-ChokingAndCPR/hide");

  const group = "group=Neurology";
  const countsAt = async (query: string) =>
    /All \(\d+\).*?Hidden \(\d+\)/.exec(textOf(await read(`${list}?${query}`)))?.[0];
  expect(await countsAt(group)).toMatch(/Not yet checked \([1-9]/);
  expect(await countsAt(`${group}&state=hidden`)).toBe(await countsAt(group));
  const groupsAt = async (query: string) =>
    /<select[^>]*id="group".*?<\/select>/s.exec(await read(`${list}?${query}`))?.[0];
  expect(await groupsAt("q=nothing+like+this")).toBe(await groupsAt(""));
  expect(await read(`${list}?${group}&state=unchecked`)).toContain(
    `href="${list}/Print?${group}&amp;state=unchecked"`,
  );
});

test("the sheet for the doctor has the whole text, the sources and room to sign", async () => {
  const html = await read(`${list}/HerniaRepair/print`);
  const text = textOf(html);
  const source = ["HerniaSurge Group", "https://doi.org/10.1007/s10029-017-1668-x"];
  for (const part of ["Where hernias appear", ...source, "Remarks", "Signature"]) {
    expect(text).toContain(part);
  }
  expect(await htmlProblems(html)).toEqual([]);
});

test("the sheets of all pages that a doctor should check stand on one page, ten at a time", async () => {
  const sheetsOf = (html: string) => textOf(html).match(/To be checked by a doctor\./g)?.length;
  const [, all = ""] =
    /Print all (\d+) sheets for doctors to check/.exec(textOf(await read(list))) ?? [];
  const first = await read(`${list}/Print`);
  expect(textOf(first)).toContain(`Pages 1 to 10 of ${all} that a doctor should check.`);
  expect(sheetsOf(first)).toBe(10);
  expect(textOf(await read(`${list}/Print?page=2`))).toContain(`Pages 11 to 20 of ${all} that`);
  expect(await htmlProblems(first)).toEqual([]);
  expect(await read(`${list}?state=checked`)).not.toContain("sheets for doctors");
  const emergency = await read(`${list}/Print?q=hernia&state=unchecked`);
  expect(textOf(emergency)).toContain("HerniaSurge Group");
  expect(textOf(await read(`${list}/Print?state=checked`))).toContain("No page has to be checked.");
});

test("no text of staff becomes script, and one that is too much is refused in time", async () => {
  const path = `${list}/Chemotherapy/edit`;
  const form = await formOf(path);
  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](javascript:alert(1))",
    "[x](//evil.example)",
    "<javascript:alert(1)>",
    "<!--advice--><svg onload=alert(1)>",
    ':::emergency[Call]{onclick="alert(1)"}\nnot closed',
    ':a[x]{onclick="alert(1)"}',
  ];
  for (const line of share(hostile, 3)) {
    const response = await staff.post(path, { ...form, text: `${form.text}\n\n${line}` });
    expect([line, response.status]).toEqual([line, 400]);
  }
  const large = ["[".repeat(29_000), "> ".repeat(14_000), "क".repeat(31_000)];
  for (const text of share(large, 3)) {
    const started = Date.now();
    const sent = asMultipart({ ...form, text, preview: "yes" });
    const { status } = await staff.post(path, sent);
    expect([200, 400]).toContain(status);
    expect(Date.now() - started).toBeLessThan(40_000);
  }
  const attributes = { title: '"><script>alert(1)</script>', link_title: "<b>x</b>" };
  await follow(await staff.post(path, { ...form, ...attributes }));
  for (const place of ["/Chemotherapy", "/OncologyT", "/a-z", "/search?q=chemotherapy"]) {
    const html = await visit(place);
    expect(html).not.toMatch(/<script>alert|<b>x<\/b>/);
  }
});

test("when the heading of a drawing is taken out, the form asks where the drawing goes", async () => {
  const path = `${list}/Diabetes/edit`;
  const form = await formOf(path);
  const text = (form.text ?? "").replace("## Tablets and insulin", "## What you take");
  const refused = await staff.post(path, asMultipart({ ...form, text }));
  expect(refused.status).toBe(400);
  const html = decode(await refused.text());
  expect(textOf(html)).toContain("Text: a drawing was under a heading that is gone.");
  expect(textOf(html)).not.toMatch(/insulin-sites|tablets-and/);
  const end = "at the end of “What you take”";
  const [, key = ""] = new RegExp(`${end}</ins></p><button[^>]*value="([^"]*)"`).exec(html) ?? [];
  const used = await staff.post(path, asMultipart({ ...form, text, use: key }));
  expect(used.status).toBe(200);
  const chosen = decode(await used.text());
  expect(textOf(chosen)).toContain("The text is corrected, but not saved yet.");
  const [, written = ""] =
    /<textarea[^>]*name="text"[^>]*>\n?(.*?)<\/textarea>/s.exec(chosen) ?? [];
  await follow(await staff.post(path, asMultipart({ ...form, text: written })));
  expect(await visit("/Diabetes")).toMatch(/id="what-you-take".*?<figure>.*?<h2/s);
});

test("a hospital that has none of the nine says so, and leaves out the health topics with one box", async () => {
  const form = new FormData();
  form.append("version", (await formOf(departmentsForm)).version ?? "");
  form.append("none", "on");
  form.append("departments", "oncology");
  const contradiction = await staff.post(departmentsForm, form);
  expect(contradiction.status).toBe(400);
  expect(textOf(await contradiction.text())).toContain(
    "Untick “None of these”, or the departments",
  );
  form.delete("departments");
  // As they were ticked before.
  for (const { name } of departments) form.append("departments", name);
  const reply = await read((await staff.post(departmentsForm, form)).headers.get("Location") ?? "");
  expect(textOf(reply)).toContain("General health advice are hidden: 81 pages.");
  for (const path of ["/Oncology", "/Dengue", "/KneeReplacement", "/Contraception"]) {
    expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  }
  expect((await app.get("/ChokingAndCPR")).status).toBe(200);
  const again = await read(departmentsForm);
  expect(again).toMatch(/name="none"[^>]*checked=""/);
  const left = await Promise.all(["/", "/search?q=qwertz", "/a-z", "/sitemap.xml"].map(visit));
  for (const html of left) expect(html).not.toMatch(/Chest pain|Dengue|Child fever|Diabetes/);
  await follow(await tick(without()));
  expect((await app.get("/Dengue")).status).toBe(200);
});

test("a check of a translation names a doctor who reads that language, and stands on that page alone", async () => {
  const unread = await check("hi-ChokingAndCPR");
  expect(unread.status).toBe(400);
  expect(textOf(await unread.text())).toContain("Tick it if the doctor reads Hindi fluently");
  expect(await visit("/hi/ChokingAndCPR")).toContain(fallbackWords.hi.unchecked);
  const recorded = await check("hi-ChokingAndCPR", { reads: "on" });
  expect(await follow(recorded)).toContain(`now says that ${reviewer.name} checked it`);
  const checked = await visit("/hi/ChokingAndCPR");
  expect(textOf(checked)).toContain(reviewer.name);
  const days = [...checked.matchAll(/<time datetime="([^"]+)"/g)].map(([, day]) => day);
  expect(days).toEqual([today, addDays(today, 365)]);
  expect(graphOf(await visit("/hi/ChokingAndCPR")).lastReviewed).toBe(today);
  for (const path of ["/ChokingAndCPR", "/pa/ChokingAndCPR"]) {
    expect(textOf(await visit(path))).not.toContain(reviewer.name);
  }
});

test("the list of a language says what is translated, and the sheet has both languages beside each other", async () => {
  const found = await read(`${list}?language=hi&q=choking`);
  expect(found).toMatch(/<strong lang="hi">[^<]*\p{Script=Devanagari}/u);
  const rows = textOf(found);
  expect(rows).toContain("गले में कुछ अटकना");
  expect(textOf(await read(`${list}?language=pa`))).toMatch(
    /To translate \(\d+\) Not yet checked \(\d\d\)/,
  );
  expect(textOf(await read(list))).not.toContain("To translate");
  const sheet = await read(`${list}/hi-ChokingAndCPR/print`);
  expect(textOf(sheet)).toContain("Left and right");
  expect(textOf(sheet)).toContain("Choking baby under 1 year");
  expect(textOf(sheet)).toContain("1 साल से छोटे बच्चे के गले में कुछ अटके");
  expect(await htmlProblems(sheet)).toEqual([]);
  const sheets = textOf(await read(`${list}/Print?language=pa`));
  expect(sheets).toMatch(/of \d+ that a doctor should check/);
  for (const path of ["hi-NoSuchPage/review", "hi-ChokingAndCPR/hide", "hi-NoSuchPage/edit"]) {
    expect([path, (await staff.get(`${list}/${path}`)).status]).toEqual([path, 404]);
  }
});

test("a page is translated beside the English, compared with it, and falls back where its advice is another", async () => {
  const [english, hindi] = ["ChokingAndCPR", "hi-ChokingAndCPR"].map(
    (name) => `${list}/${name}/edit`,
  ) as [string, string];
  const before = await formOf(english);
  const isWhole = async () => !(await visit("/hi/ChokingAndCPR")).includes('content="noindex"');
  async function write(path: string, text: string, more: Record<string, string> = {}) {
    return staff.post(path, asMultipart({ ...(await formOf(path)), text, ...more }));
  }

  expect(await isWhole()).toBe(true);
  const whileRead = await write(hindi, "## सीना दबाना", { later: "yes" });
  expect(whileRead.status).toBe(404);
  expect(await isWhole()).toBe(true);
  const { version = "" } = await formOf(english);
  for (const _ of ["first", "sent once more, as after a lost response"]) {
    const text = `${before.text}\n\nTell your family where this page is.`;
    const told = await follow(await write(english, text, { version }));
    expect(told).toMatch(/Visitors do not read it in Hindi (?:and Punjabi )?any more.* Undo/);
  }
  expect(await isWhole()).toBe(false);

  const begun = await formOf(hindi);
  const later = { later: "yes", description: "" };
  expect(await follow(await write(hindi, "## सीना दबाना", later))).toContain(
    "is kept. Visitors do not read it before you save it whole.",
  );
  expect(await isWhole()).toBe(false);
  expect((await formOf(hindi)).text).toBe("## सीना दबाना");
  expect(textOf(await read(`${list}?language=hi&state=missing`))).toContain("Begun, and not on");
  expect((await staff.get(`${list}/hi-ChokingAndCPR/review`)).status).toBe(404);
  const { description = "" } = begun;

  const half = await write(hindi, before.text ?? "", { description });
  expect(half.status).toBe(400);
  const unfinished = await half.text();
  const [, open = "", more, rest = ""] =
    /aria-label="All problems"><ul>(.*?)<\/ul><details><summary>and (?:<!-- -->)?(\d+)(?:<!-- -->)? more<\/summary><ul>(.*?)<\/ul>/.exec(
      unfinished,
    ) ?? [];
  expect(open.match(/<li><a href="#article-text">/g)).toHaveLength(5);
  expect(rest.match(/<li>/g)).toHaveLength(Number(more));
  expect(Number(more)).toBeGreaterThan(20);
  expect(textOf(unfinished)).toContain("press “Keep for later”");
  expect(formFields(unfinished).text?.replaceAll("\r", "")).toBe(before.text);

  expect(begun.text).toContain("सीना दबाना");
  const short = await write(hindi, begun.text ?? "", { description });
  expect(short.status).toBe(400);
  expect(textOf(await short.text())).toContain("where English has a paragraph");

  const added = "अपने घर वालों को बताएं कि यह पेज कहां है।";
  const preview = await write(hindi, `${begun.text}\n\n${added}`, { description, preview: "yes" });
  expect(preview.status).toBe(200);
  expect(await preview.text()).toMatch(
    new RegExp(`Nothing is saved yet.*<div lang="hi".*<p>${added}</p>`, "s"),
  );
  const whole = `${begun.text}\n\n${added}`;
  const kept = await write(hindi, whole, { description, later: "yes" });
  expect(kept.headers.get("Location")).toBe(`${list}?language=hi#hi-ChokingAndCPR`);
  await follow(kept);
  const doubtful = await write(hindi, whole);
  expect(doubtful.status).toBe(400);
  expect(textOf(await doubtful.text())).toMatch(
    /^ Error: Edit .*I have read them: save it as it is/s,
  );
  expect(await isWhole()).toBe(false);
  const link_title = "गला अटकना";
  expect(await follow(await write(hindi, whole, { keep: "yes", link_title }))).toContain(
    "is on the website as you wrote it",
  );
  for (const other of ["/hi/a-z", "/hi/ChestPain"]) {
    expect([other, textOf(await visit(other)).includes(link_title)]).toEqual([other, true]);
  }
  expect(await isWhole()).toBe(true);
  expect(await visit("/hi/ChokingAndCPR")).toContain(added);
  expect(textOf(await read(`${list}/hi-ChokingAndCPR/versions`))).toContain("The text now");
  await follow(await check("hi-ChokingAndCPR", { reads: "on" }));
  expect(textOf(await visit("/hi/ChokingAndCPR"))).toContain(reviewer.name);

  await follow(await write(english, `${before.text}\n\nTell your friends where this page is.`));
  expect(await isWhole()).toBe(true);
  const behind = await visit("/hi/ChokingAndCPR");
  expect(behind).toMatch(
    /इसके बाद अंग्रेजी का पेज बदला है: (?:<!-- -->)?<a href="\/ChokingAndCPR" hreflang="en"/,
  );
  expect(textOf(behind)).not.toContain(reviewer.name);
  const doctor = { reads: "on", name: "Dr Behind (sample)" };
  const recorded = await follow(await check("hi-ChokingAndCPR", doctor));
  expect(recorded).toContain("The check by Dr Behind (sample) is recorded.");
  expect(textOf(await visit("/hi/ChokingAndCPR"))).not.toContain("Dr Behind");
  expect(textOf(await read(`${list}?language=hi&q=choking`))).toContain("Changed since");

  const untouched = await write(hindi, whole);
  expect(untouched.status).toBe(400);
  expect(textOf(await untouched.text())).toContain(
    "English was: “Tell your family where this page is.” English is now: “Tell your friends where",
  );

  const described = { description: `${before.description} Read it before you need it.` };
  const family = `${before.text}\n\nTell your family where this page is.`;
  await follow(await write(english, family, described));
  expect(textOf(await (await write(hindi, whole)).text())).toContain(
    "The English has changed since this was translated: compare all of it.",
  );

  const last = await formOf(english);
  for (const _ of ["first", "sent once more, as after a lost response"]) {
    const text = `${before.text}\n\nTell 3 friends where this page is.`;
    const told = await follow(await write(english, text, { version: last.version ?? "" }));
    expect(told).toContain("Visitors do not read it in Hindi any more");
    expect(told).toContain("Undo");
  }
  expect(await isWhole()).toBe(false);
  expect(textOf(await read(hindi))).toContain("into Hindi: visitors do not read it");
  expect(textOf(await read(`${list}?language=hi&q=choking`))).toContain("Changed since");
  const versions = textOf(await read(`${list}/hi-ChokingAndCPR/versions`));
  expect(versions).toContain("Visitors do not read this translation");
});

test("a check that the page does not name, since a later one is there or the page is hidden, is said to be recorded", async () => {
  const path = "/Appendectomy";
  const recorded = "The check by Dr Late (sample) is recorded.";
  const checkLate = async () => {
    const sent = await check("Appendectomy", { name: "Dr Late (sample)" });
    const [screen = ""] = (sent.headers.get("Location") ?? "").split("#");
    const html = await read(screen);
    expect(textOf(html)).toContain(recorded);
    expect(html).not.toMatch(/now says that|>View on website<span/);
  };

  await follow(await check("Appendectomy"));
  onDatabase(app, (database) =>
    database
      .prepare("UPDATE article_reviews SET reviewed = ? WHERE path = ?")
      .run(addDays(today, 1), path),
  );
  await checkLate();
  expect(textOf(await visit(path))).not.toContain("Dr Late");
  onDatabase(app, (database) =>
    database.prepare("DELETE FROM article_reviews WHERE path = ?").run(path),
  );
  await follow(await staff.post(`${list}/Appendectomy/hide`, {}));
  await checkLate();
  await follow(await staff.post(`${list}/Appendectomy/unhide`, {}));
  expect(textOf(await visit(path))).toContain("Dr Late");
});
