import type { Locator, Page } from "@playwright/test";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { doctorBody, logIn } from "../../api/api.ts";
import { type App, startApp } from "../../app/http.ts";
import { storeSettings } from "../../app/settings.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

const first = "She sees children with fever, cough and pain in the belly.";
const second = "Before that she worked for nine years in a village clinic.";
const long = "Families know her for taking her time. ".repeat(4).trim();

async function addDoctor(app: App, name: string, fields: object = {}): Promise<string> {
  const { bearer } = await logIn(app);
  const body = { ...doctorBody, name, ...fields };
  return (await (await app.send("POST", "/api/v1/doctor", body, bearer)).json()).id;
}

/** Types two paragraphs with an empty line between them, as a person does. */
async function typeParagraphs(page: Page, label: string, ...paragraphs: string[]): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill("");
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) for (let press = 0; press < 2; press += 1) await field.press("Enter");
    await page.keyboard.insertText(paragraph);
  }
}

/**
 * Where two texts stand in an element, in pixels: how far below the end of the first the second begins,
 * and how far from the left edge of all text. Throws when one of them cannot be seen.
 */
function distance(within: Locator, texts: [string, string]) {
  return within.evaluate((element, texts) => {
    function boxesOf(text: string): DOMRect[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.nodeValue?.lastIndexOf(text) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        return [...range.getClientRects()];
      }
      return [];
    }
    const [end, start] = [boxesOf(texts[0] as string).at(-1), boxesOf(texts[1] as string)[0]];
    if (!end || !start) throw new Error(`Not to be seen: ${texts.join(" … ")}`);
    const all = document.createRange();
    all.selectNodeContents(element);
    const edge = Math.min(...[...all.getClientRects()].map(({ left }) => left));
    return { gap: start.top - end.bottom, indent: start.left - edge, line: end.height };
  }, texts);
}

/** Two paragraphs are seen as two: the second begins a line of its own, below an empty one. */
async function expectTwo(within: Locator, texts: [string, string] = [first, second]) {
  const { gap, indent, line } = await distance(within, texts);
  expect(gap).toBeGreaterThan(line * 0.75);
  expect(indent).toBeLessThan(2);
}

const fields = ["About", "Qualification", "Member of"];

test(
  "paragraphs typed with Enter are saved, and everybody sees them as paragraphs",
  { tag: oneWay(20) },
  async ({ page, app }, { project }) => {
    const name = `Dr Paragraphs ${project.name}`;
    await signIn(page, "/dashboard/AddDoctor/new");
    const { specialization, hospital, contact } = doctorBody;
    const lines = { Name: name, Specialization: specialization, Hospital: hospital };
    const more = { Phone: contact.phone, Email: contact.email, Experience: "12", Fees: "800" };
    for (const [label, text] of Object.entries({ ...lines, ...more })) {
      await page.getByRole("dialog").getByLabel(label, { exact: true }).fill(text);
    }
    for (const label of fields) await typeParagraphs(page, label, first, second);
    for (const list of ["Hospital Slots", "Video Slots"]) {
      const slots = page.getByRole("group", { name: list });
      await slots.getByText("Half-hour slots").click();
      await slots.getByLabel("09:30 AM").check();
    }
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText(`${name} was added.`)).toBeVisible();

    await page.goto(`/dashboard/AddDoctor?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: `View details of ${name}` }).click();
    for (const label of fields) {
      await expectTwo(page.locator(`dt:text-is("${label}") + dd`));
    }

    await page.getByRole("link", { name: `Edit ${name}` }).click();
    for (const label of fields) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveValue(`${first}\n\n${second}`);
      await typeParagraphs(page, label, second, first);
    }
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText(`${name} was updated.`)).toBeVisible();

    const doctors = await (await app.get("/api/v1/doctors")).json();
    const { id } = doctors.find((doctor: { name: string }) => doctor.name === name);
    await page.goto(`/doctor/${id}`);
    for (const heading of ["About", "Education", "Achievements"]) {
      await expectTwo(sectionOf(page, heading), [second.slice(0, 30), first.slice(0, 30)]);
    }
  },
);

function sectionOf(page: Page, heading: string): Locator {
  return page.getByRole("heading", { name: heading, exact: true }).locator("xpath=..");
}

test("Read More keeps paragraphs apart, before it is opened and after @plain", async ({
  page,
  app,
}, { project }) => {
  const about = `${first}\n\n${second}\n\n${long}`;
  const id = await addDoctor(app, `Dr More ${project.name}`, { about });
  await page.goto(`/doctor/${id}`);
  const section = sectionOf(page, "About");
  await expectTwo(section);
  await section.getByText("Read More").click();
  await expect(section.getByText("Read Less")).toBeVisible();
  await expectTwo(section);
  await expectTwo(section, [second.slice(-20), long.slice(0, 20)]);
});

test("a preview that ends between two paragraphs ends with its last word @plain", async ({
  page,
  app,
}, { project }) => {
  const about = `${long.slice(0, 147)}.\n\n${second}`;
  const id = await addDoctor(app, `Dr Cut ${project.name}`, { about });
  await page.goto(`/doctor/${id}`);
  const section = sectionOf(page, "About");
  expect((await distance(section, [long.slice(120, 147), "…"])).gap).toBeLessThan(0);
  await section.getByText("Read More").click();
  await expectTwo(section, [long.slice(120, 147), second.slice(0, 20)]);
});

test("two people who typed paragraphs see them as paragraphs, side by side @plain", async ({
  page,
  app,
}, { project }) => {
  const name = `Dr Both ${project.name}`;
  const id = await addDoctor(app, name);
  await signIn(page, `/dashboard/AddDoctor/${id}/edit`);
  for (const label of fields) await typeParagraphs(page, label, first, second);
  const { bearer } = await logIn(app);
  const text = `${second}\n\n${first}`;
  const theirs = { ...doctorBody, name, about: text, qualification: text, awards: text };
  await app.send("PUT", `/api/v1/doctor/${id}`, theirs, bearer);
  await page.getByRole("button", { name: "Update" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody else saved this doctor" });
  for (const label of fields) {
    const row = conflict.getByRole("row").filter({ hasText: label });
    await expectTwo(row.getByRole("cell").nth(0), [second, first]);
    await expectTwo(row.getByRole("cell").nth(1));
  }
});

test("what the hospital has typed of itself in two lines is read in two lines @plain", async ({
  page,
}) => {
  await using app = await startApp();
  const text = `${first}\n${second}`;
  storeSettings(app, {
    contact: { byBus: text, byCar: text },
    texts: { visionText: text },
    leaders: { items: sampleSettings.leaders.items.map((one) => ({ ...one, description: text })) },
  });
  for (const [path, count] of [
    ["/contact", 2],
    ["/", 1],
    ["/management", sampleSettings.leaders.items.length],
  ] as const) {
    await page.goto(app.origin + path);
    const places = page.getByRole("main").locator("p, dd").filter({ hasText: first });
    await expect(places).toHaveCount(count);
    for (const place of await places.all()) {
      const { gap, indent, line } = await distance(place, [first, second]);
      expect([path, gap > -line / 2, indent < 2]).toEqual([path, true, true]);
    }
  }
});
