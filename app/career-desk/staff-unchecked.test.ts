import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { toldAfter } from "../../tests/forms/send-again.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();
const staff = await app.as(admin);
const list = "/dashboard/Careers/Unchecked";

// The sample data has some of its own, which are in nobody's way.
for (let number = 1; number <= 9; number += 1) {
  await app.post("/careers", {
    name: `Crowded ${number}`,
    position: "Nurse",
    email: "crowd@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/resume",
  });
}

async function pageOf(path: string): Promise<string> {
  return (await staff.get(path)).text();
}

function idOf(name: string): string {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM applications WHERE name = ?").pluck().get(name),
  ) as string;
}

test("the list of applications names how many are unchecked, and shows none of them", async () => {
  const page = await pageOf("/dashboard/Careers");
  expect(page).toContain("Unchecked (7)");
  expect(page).toContain("Crowded 5");
  expect(page).not.toContain("Crowded 6");
  expect(await pageOf("/dashboard/Careers/export.csv")).not.toContain("Crowded 6");
});

test("the unchecked ones can be looked at and searched", async () => {
  const page = await pageOf(`${list}?q=crowded`);
  for (const number of [6, 7, 8, 9]) expect(page).toContain(`Crowded ${number}`);
  expect(page).not.toContain("Crowded 5");
  expect(page).not.toContain("Cheap Loans");
  expect(page).toContain("Delete those found (4)");
  expect(await pageOf(`${list}?q=nobody`)).toContain("No unchecked applications found");
});

test("one can be moved to the list, and twice is no error", async () => {
  const path = `${list}/${idOf("Crowded 9")}/move`;
  expect(await pageOf(path)).toContain("Crowded 9, Nurse");
  for (let time = 1; time <= 2; time += 1) {
    const moved = await staff.post(path, {});
    expect(await toldAfter(staff, moved)).toBe("Crowded 9 was moved to Career Applications.");
  }
  const searched = await staff.post(`${path}?q=crowded`, {});
  expect(searched.headers.get("Location")).toBe(`${list}?q=crowded`);
  expect(textOf(await pageOf(`/dashboard/Careers/${idOf("Crowded 9")}`))).toMatch(
    /History Moved to Career Applications .* Applied/,
  );
  expect(await pageOf("/dashboard/Careers")).toContain("Crowded 9");
  expect(await pageOf(`${list}?q=crowded`)).not.toContain("Crowded 9");
  const shown = `/dashboard/Careers/${idOf("Crowded 9")}`;
  const [entry = ""] = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT max(id) FROM audit").pluck().all(),
  ).map(String);
  expect((await staff.post("/dashboard/Undo", { first: entry, last: entry })).status).toBe(303);
  expect(textOf(await pageOf(shown))).toMatch(
    /History Moved back to Unchecked .* Moved to Career Applications .* Applied/,
  );
  await staff.post(path, {});
});

test("one can be deleted, and the list of the others comes back", async () => {
  const path = `${list}/${idOf("Crowded 8")}/delete`;
  expect(await pageOf(path)).toContain("Are you sure you want to delete this application?");
  const deleted = await staff.post(path, {});
  expect(deleted.headers.get("Location")).toMatch(/^\/dashboard\/Careers\/Unchecked#\w{24}$/);
  const gone = await staff.post(path.replace("delete", "move"), {});
  expect(await toldAfter(staff, gone)).toBe("The application was deleted.");
});

test("those that a search found are deleted together, after a question, and nothing that came since", async () => {
  const path = `${list}/delete?q=crowded`;
  const question = await pageOf(path);
  expect(question).toContain("Are you sure you want to delete these applications?");
  expect(question).toContain("2 unchecked applications found by “crowded”");
  const [, until = ""] = /name="until" value="([^"]+)"/.exec(question) ?? [];
  const justAfter = new Date(Date.parse(until) + 1).toISOString();
  onDatabase(app, (sqlite) =>
    sqlite
      .prepare("UPDATE applications SET created_at = ? WHERE name = ?")
      .run(justAfter, "Crowded 6"),
  );
  const deleted = await staff.post(path, { until });
  expect(await toldAfter(staff, deleted)).toBe("1 unchecked application deleted.");
  const again = await staff.post(path, { until });
  expect(await toldAfter(staff, again)).toBe("They had already been deleted.");
  const left = await pageOf(list);
  expect(left).toContain("Crowded 6");
  expect(left).not.toContain("Crowded 7");
  expect(left).toContain("Cheap Loans");
  expect(await pageOf("/dashboard/Careers")).toContain("Crowded 5");
});

test("who is about to delete what is gone already is told, and led back to the list", async () => {
  const gone = await staff.get(`${list}/delete?q=crowded+7`);
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, list]);
  expect(await toldAfter(staff, gone)).toBe("No unchecked application is found by “crowded 7”.");
});

test("without the time of the question nothing is deleted", async () => {
  for (const until of ["", "x", "9".repeat(40)]) {
    expect((await staff.post(`${list}/delete`, { until })).status).toBe(400);
  }
  expect(await pageOf(list)).toContain("Crowded 6");
});

test("strangers see and move nothing", async () => {
  for (const path of [list, `${list}/delete`, `${list}.data`]) {
    const response = await app.get(path);
    expect(response.status).not.toBe(200);
    expect(await response.text()).not.toContain("Crowded");
  }
  expect((await app.post(`${list}/${idOf("Crowded 6")}/move`, {})).status).toBe(401);
  expect(await pageOf(list)).toContain("Crowded 6");
});
