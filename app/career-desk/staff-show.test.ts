import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { count, signInColleague, toldAfter, undoAfter } from "../../tests/forms/send-again.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);
const colleague = await signInColleague(app);

/** Applies, and returns the address of the application in the dashboard. */
async function apply(name: string): Promise<string> {
  const fields = {
    name,
    position: "Nurse",
    email: "nurse@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/resume",
  };
  expect((await app.post("/careers", fields)).status).toBe(303);
  const list = await pageOf(`/dashboard/Careers?q=${encodeURIComponent(name)}`);
  return /\/dashboard\/Careers\/\w{24}/.exec(list)?.[0] ?? "";
}

async function pageOf(path: string): Promise<string> {
  return (await staff.get(path)).text();
}

/** What the form of a page would send unchanged. */
function fieldsIn(page: string): { version: string; notes: string } {
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  const [, notes = ""] = /<textarea[^>]*name="notes"[^>]*>([^<]*)</.exec(page) ?? [];
  return { version, notes };
}

test("an application is shown whole, with its state and what happened to it", async () => {
  const path = await apply("सुनीता देवी");
  const page = await pageOf(path);
  expect(page).toContain('href="tel:+919876543210"');
  expect(page).toContain('href="mailto:nurse@example.org"');
  expect(page).toContain('<a href="https://example.org/resume" target="_blank"');
  expect(textOf(page)).toMatch(/State: New.*Applied An applicant, \d/);
  expect((await staff.get("/dashboard/Careers/000000000000000000000000")).status).toBe(404);
});

test("one button changes the state and saves the notes that were typed, and the list shows it", async () => {
  const path = await apply("Moved On");
  const typed = {
    ...fieldsIn(await pageOf(path)),
    notes: "Called twice.\r\n\r\nComes on Friday. ",
  };
  const saved = await staff.post(`${path}?q=moved`, { ...typed, state: "interview" });
  expect(saved.headers.get("Location")).toBe(`${path}?q=moved`);
  expect(await toldAfter(staff, saved)).toBe(
    "The application of Moved On is now “Interview”. The notes were saved.",
  );
  const page = await pageOf(path);
  expect(fieldsIn(page).notes).toBe("Called twice.\n\nComes on Friday.");
  expect(textOf(page)).toMatch(/State: Interview.*New → Interview, notes changed \S+@/);
  expect(textOf(await pageOf("/dashboard/Careers?q=moved&state=interview"))).toContain("Moved On");
  expect(await pageOf("/dashboard/Careers?q=moved&state=new")).toContain(
    "No career applications found",
  );
  expect(await pageOf("/dashboard/Careers/export.csv?q=moved&state=interview")).toContain(
    '"Interview","Called twice.\n\nComes on Friday."\r\n',
  );
});

test("notes are saved alone, emptied too, and a state without notes leaves them", async () => {
  const path = await apply("Noted Only");
  const first = await staff.post(path, {
    ...fieldsIn(await pageOf(path)),
    notes: "Lives in Kalka",
  });
  expect(await toldAfter(staff, first)).toBe("The notes were saved.");
  const { version } = fieldsIn(await pageOf(path));
  await staff.post(path, { version, state: "hired" });
  const page = await pageOf(path);
  expect(fieldsIn(page).notes).toBe("Lives in Kalka");
  await staff.post(path, { ...fieldsIn(page), notes: "" });
  expect(fieldsIn(await pageOf(path)).notes).toBe("");
});

test("what a colleague saved meanwhile is shown beside what was typed, and neither is lost", async () => {
  const path = await apply("Two At Once");
  const opened = fieldsIn(await pageOf(path));
  await colleague.post(path, { ...opened, notes: "No licence.", state: "rejected" });
  const mine = { ...opened, notes: "Licence seen." };
  const refused = await staff.post(path, { ...mine, state: "interview" });
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(textOf(page)).toMatch(/State Rejected Interview Notes No licence. Licence seen./);
  expect(fieldsIn(page)).toEqual({ version: "2", notes: "Licence seen." });
  expect(fieldsIn(await pageOf(path)).notes).toBe("No licence.");
  const again = await staff.post(path, { ...fieldsIn(page), state: "interview" });
  expect(await toldAfter(staff, again)).toContain("“Interview”");
  expect(fieldsIn(await pageOf(path)).notes).toBe("Licence seen.");
});

test("state and notes can be undone together, until a colleague changes them", async () => {
  const path = await apply("Undone Applicant");
  const typed = { ...fieldsIn(await pageOf(path)), notes: "By mistake", state: "rejected" };
  await undoAfter(staff, await staff.post(path, typed));
  const page = await pageOf(path);
  expect(fieldsIn(page).notes).toBe("");
  expect(textOf(page)).toContain("State: New");
  const again = await staff.post(path, { ...fieldsIn(page), state: "rejected" });
  const { version } = fieldsIn(await pageOf(path));
  await colleague.post(path, { version, notes: "Seen.", state: "hired" });
  await undoAfter(staff, again);
  expect(textOf(await pageOf(path))).toContain("State: Hired");
});

test("the same form that comes twice is told as saved, and counts once", async () => {
  const path = await apply("Sent Twice");
  const typed = { ...fieldsIn(await pageOf(path)), notes: "Once", state: "contacted" };
  await staff.post(path, typed);
  const again = await staff.post(path, typed);
  expect(await toldAfter(staff, again)).toContain("is now “Contacted”");
  expect(
    count(
      app,
      "SELECT count(*) FROM audit WHERE subject_id = ? AND action = 'update'",
      path.slice(-24),
    ),
  ).toBe(1);
});

test("notes that are too long, or an unknown state, come back with what was typed", async () => {
  const path = await apply("Too Long");
  const opened = fieldsIn(await pageOf(path));
  const long = await staff.post(path, { ...opened, notes: "ab".repeat(2001) });
  expect(long.status).toBe(400);
  const page = await long.text();
  expect(page).toContain("Notes must be at most 4,000 characters.");
  expect(fieldsIn(page).notes).toHaveLength(4002);
  expect((await staff.post(path, { ...opened, state: "gone" })).status).toBe(400);
  expect(fieldsIn(await pageOf(path)).notes).toBe("");
});

test("strangers read and change nothing", async () => {
  const path = await apply("Private Person");
  for (const address of [path, `${path}.data`]) {
    expect(await (await app.get(address)).text()).not.toContain("Private Person");
  }
  expect((await app.post(path, { version: "1", state: "hired" })).status).toBe(401);
  expect(textOf(await pageOf(path))).toContain("State: New");
});

test("states are links with their numbers, which a search narrows", async () => {
  for (const name of ["Counted A", "Counted B", "Counted C"]) {
    const path = await apply(name);
    if (name.endsWith("C")) await staff.post(path, { version: "1", state: "rejected" });
  }
  const page = textOf(await pageOf("/dashboard/Careers?q=counted&state=rejected"));
  expect(page).toMatch(
    /All \(3\) New \(2\) Contacted \(0\) Interview \(0\) Rejected \(1\) Hired \(0\)/,
  );
  expect(page).toContain("Counted C");
  expect(page).not.toContain("Counted A");
  const overview = textOf(await pageOf("/dashboard"));
  const [, rejected] = /Rejected \((\d+)\)/.exec(textOf(await pageOf("/dashboard/Careers"))) ?? [];
  expect(overview).toContain(`${rejected} rejected`);
});

test("the numbers on the overview lead to the applications in that state", async () => {
  await staff.post(await apply("Led From Overview"), { version: "1", state: "rejected" });
  expect(await pageOf("/dashboard")).toContain('href="/dashboard/Careers?state=rejected"');
});

test("the ways from an application back to the list and to its deletion keep the search", async () => {
  const path = await apply("Found By Search");
  const page = await pageOf(`${path}?q=found+by`);
  expect(page).toMatch(/href="\/dashboard\/Careers\?q=found\+by"[^>]*>Career Applications</);
  expect(page).toMatch(new RegExp(`href="${path}/delete\\?q=found\\+by"[^>]*>Delete<`));
});

test("an email is shown as it is written to", async () => {
  const page = await pageOf(await apply("Mailed To"));
  const [, shown = ""] = /href="mailto:nurse@example\.org">(.*?)<\/a>/.exec(page) ?? [];
  expect(shown.replace(/<[^>]*>/g, "")).toBe("nurse@example.org");
});

test("what happened to an application is told on the hospital's clock", async () => {
  const path = await apply("Timed In India");
  const at = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT at FROM audit WHERE subject_id = ?").pluck().get(path.slice(-24)),
  ) as string;
  const india = new Date(Date.parse(at) + 5.5 * 3600_000);
  const time = `${india.getUTCHours() % 12 || 12}:${String(india.getUTCMinutes()).padStart(2, "0")}`;
  const [, told = ""] = /An applicant, (.*)/.exec(textOf(await pageOf(path))) ?? [];
  expect(told).toMatch(new RegExp(`^${india.getUTCDate()} \\w+ \\d{4}, ${time}\\s[AP]M`));
});
