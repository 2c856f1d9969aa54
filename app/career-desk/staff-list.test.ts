import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, preparedDirectory, startApp } from "../../tests/app/http.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { signInColleague } from "../../tests/forms/send-again.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

async function apply(name: string, more: Record<string, string> = {}): Promise<void> {
  const fields = {
    name,
    position: "Nurse",
    email: "nurse@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/resume",
    ...more,
  };
  expect((await app.post("/careers", fields)).status).toBe(303);
}

async function pageOf(path: string): Promise<string> {
  return (await staff.get(path)).text();
}

test("strangers see no application", async () => {
  await apply("Secret Applicant");
  for (const path of ["/dashboard/Careers", "/dashboard/Careers/export.csv"]) {
    for (const address of [path, `${path}.data`, `${path}?_routes=careers/staff-list`]) {
      const response = await app.get(address);
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toContain("Secret Applicant");
    }
  }
});

test("staff see the newest application first, with local time and a safe link to the resume", async () => {
  await apply("Earlier One");
  await apply("Later One");
  const response = await staff.get("/dashboard/Careers");
  const page = await response.text();
  expect(page).toMatch(/To publish a vacancy, write it under.*href="\/dashboard\/Hospital\/Texts"/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(page.indexOf("Later One")).toBeLessThan(page.indexOf("Earlier One"));
  expect(page).toMatch(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2}\s[ap]m/);
  expect(page).toContain(
    '<a href="https://example.org/resume" target="_blank" rel="noopener noreferrer nofollow">View Resume',
  );
});

test("a stored link that is no web address is shown as N/A", async () => {
  const data = preparedDirectory();
  const database = new Database(`${data}/hospital.db`);
  database.exec("UPDATE applications SET resume_link = 'javascript:alert(1)'");
  database.close();
  await using other = await startApp({}, data);
  const page = await (await (await other.as(admin)).get("/dashboard/Careers")).text();
  expect(page).toContain("N/A");
  expect(page).not.toContain('href="javascript:');
});

test("the search finds by name, email, phone and position, and says when it finds nothing", async () => {
  await apply("Findable Person", {
    position: "Radiographer",
    email: "found@example.org",
    phone: "9000000009",
  });
  const phones = ["9000000009", "90000 00009", "+91 90000-00009"];
  for (const q of ["FINDABLE", "found@", ...phones, "radiogr"]) {
    const page = await pageOf(`/dashboard/Careers?q=${encodeURIComponent(q)}`);
    expect([q, page.includes("Findable Person")]).toEqual([q, true]);
  }
  for (const q of ['"Findable', 'Find"able', "Find*able", "-"]) {
    const page = await pageOf(`/dashboard/Careers?q=${encodeURIComponent(q)}`);
    expect([q, page.includes("Failed to fetch")]).toEqual([q, false]);
  }
  expect(await pageOf("/dashboard/Careers?q=nobody+at+all")).toContain(
    "No career applications found",
  );
});

test.each([
  ["urology", "Urologist"],
  ["Paediatrics", "Resident Paediatrician"],
  ["pharmacy", "Pharmacist"],
])("“%s” finds who applied as %s", async (field, position) => {
  await apply(`${position} Person`, { position });
  expect(await pageOf(`/dashboard/Careers?q=${field}`)).toContain(`${position} Person`);
  expect(await pageOf(`/dashboard/Careers/export.csv?q=${field}`)).toContain(position);
});

test("the list comes in pages of 25", async () => {
  for (let number = 1; number <= 26; number += 1) await apply(`Paged ${number}.`);
  const first = await pageOf("/dashboard/Careers?q=paged");
  expect(first).toContain("Paged 26.");
  expect(first).not.toContain("Paged 1.");
  expect(first).toContain("?q=paged&amp;page=2");
  const second = await pageOf("/dashboard/Careers?q=paged&page=2");
  expect(second).toContain("Paged 1.");
  expect(second).toMatch(
    /\?q=paged&amp;page=1"[^>]*rel="prev"|rel="prev"[^>]*\?q=paged&amp;page=1"/,
  );
  expect(formFields(formIn(second, 'action="/dashboard/Careers/delete"'))).toEqual({
    q: "paged",
    page: "2",
  });
});

function formIn(page: string, attribute: string): string {
  return page.match(/<form\b.*?<\/form>/gs)?.find((form) => form.includes(attribute)) ?? "";
}

test("search, removal, states and download stay with what the list is narrowed to", async () => {
  await apply("Narrowed Person");
  const page = await pageOf("/dashboard/Careers?q=narrowed&state=new");
  const narrowed = { q: "narrowed", state: "new" };
  expect(formFields(formIn(page, 'id="search"'))).toEqual(narrowed);
  expect(formFields(formIn(page, 'action="/dashboard/Careers/delete"'))).toEqual(narrowed);
  expect(page).toContain('href="/dashboard/Careers?q=narrowed&amp;state=hired"');
  expect(page).toContain('href="/dashboard/Careers/export.csv?q=narrowed&amp;state=new"');
  const chosen = page.match(/<a\b[^>]*aria-current="true"[^>]*>[^<]*/g) ?? [];
  expect(chosen.map((link) => link.replace(/.*>/, ""))).toContain("New");
});

test("a list of one state leads back to all", async () => {
  expect(await pageOf("/dashboard/Careers?state=hired")).toContain(
    '<a href="/dashboard/Careers" data-discover="true">Show all</a>',
  );
});

test("a phone in the list dials the number that is shown, in India", async () => {
  await apply("Dialled From List", { phone: "9812300045" });
  expect(await pageOf("/dashboard/Careers?q=dialled")).toContain(
    '<a href="tel:+919812300045">9812300045</a>',
  );
});

test("the time of an application is India's until the reader's clock is known", async () => {
  await apply("Came By Night");
  const run = (query: string) =>
    onDatabase(app, (sqlite) => sqlite.prepare(query).run("Came By Night"));
  run("UPDATE applications SET created_at = '2030-01-05T20:00:00.000Z' WHERE name = ?");
  expect(await pageOf("/dashboard/Careers?q=by+night")).toMatch(/6 Jan 2030, 1:30\sam/);
  run("DELETE FROM applications WHERE name = ?");
});

test("an editor is offered neither to publish a vacancy nor to erase an applicant for good", async () => {
  await apply("Seen By Editor");
  const colleague = await signInColleague(app);
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE staff SET role = 'editor' WHERE email = 'colleague@example.org'").run(),
  );
  const list = await pageOf("/dashboard/Careers?q=seen+by");
  const path = /\/dashboard\/Careers\/\w{24}\/delete/.exec(list)?.[0] ?? "";
  expect(await pageOf(path)).toContain("Erase for good");
  const asEditor = async (address: string) => (await colleague.get(address)).text();
  expect(await asEditor("/dashboard/Careers?q=seen+by")).toContain("Seen By Editor");
  expect(await asEditor("/dashboard/Careers?q=seen+by")).not.toContain("To publish a vacancy");
  expect(await asEditor(path)).toContain("Seen By Editor");
  expect(await asEditor(path)).not.toContain("Erase for good");
});

test("the CSV file holds what was searched for, and no formula", async () => {
  await apply('=HYPERLINK("https://evil.example")', { position: "Formula, with comma" });
  const response = await staff.get("/dashboard/Careers/export.csv?q=formula");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const lines = Buffer.from(await response.arrayBuffer())
    .toString("utf8")
    .split("\r\n");
  expect(lines[0]).toBe(
    '\uFEFF"Name","Email","Phone","Position Applied","Resume","Created At","State","Notes"',
  );
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil.example""\)","nurse@example.org"/);
  expect(lines[1]).toMatch(/,"Formula, with comma",.*,"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","New",""$/);
});

test("a deletion is asked for first, and then the applicant is in the list no more", async () => {
  await apply("Delete Me Please");
  const list = await pageOf("/dashboard/Careers?q=delete+me");
  const path = /\/dashboard\/Careers\/\w{24}\/delete/.exec(list)?.[0] ?? "";
  const question = await pageOf(path);
  expect(question).toContain("Are you sure you want to delete this application?");
  expect(question).toContain("Delete Me Please");
  expect((await staff.post(path, {})).headers.get("Location")).toMatch(
    /^\/dashboard\/Careers#\w{24}$/,
  );
  expect(await pageOf("/dashboard/Careers")).toContain("The application was deleted.");
  expect(await pageOf("/dashboard/Careers")).not.toContain("Delete Me Please");
  expect((await staff.get(path)).headers.get("Location")).toBe("/dashboard/Careers");
});

test("an application goes by itself when its twelve months are over", async () => {
  const data = preparedDirectory();
  const database = new Database(`${data}/hospital.db`);
  const [first, second] = database.prepare("SELECT id, name FROM applications").all() as {
    id: string;
    name: string;
  }[];
  const set = database.prepare("UPDATE applications SET created_at = ? WHERE id = ?");
  const day = 24 * 60 * 60_000;
  set.run(new Date(Date.now() - 367 * day).toISOString(), first?.id);
  set.run(new Date(Date.now() - 360 * day).toISOString(), second?.id);
  database.close();
  await using other = await startApp({}, data);
  const visitor = await other.as(admin);
  await expect
    .poll(async () => (await visitor.get("/dashboard/Careers")).text())
    .not.toContain(first?.name);
  expect(await (await visitor.get("/dashboard/Careers")).text()).toContain(second?.name);
});
