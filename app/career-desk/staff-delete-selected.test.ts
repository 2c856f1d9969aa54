import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { count, toldAfter, undoAfter } from "../../tests/forms/send-again.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Applies several times, and returns the ids that the boxes of the list have. */
async function apply(...names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    await app.post("/careers", {
      name,
      position: "Nurse",
      email: "nurse@example.org",
      phone: "9876543210",
      resume_link: "https://example.org/resume",
    });
    const list = await pageOf(`/dashboard/Careers?q=${encodeURIComponent(name)}`);
    found.push(/<input[^>]*type="checkbox"[^>]*value="(\w{24})"/.exec(list)?.[1] ?? "");
  }
  return found;
}

async function pageOf(path: string): Promise<string> {
  return (await staff.get(path)).text();
}

function pathWith(ids: string[], more = ""): string {
  return `/dashboard/Careers/delete?${new URLSearchParams(ids.map((id) => ["id", id]))}${more}`;
}

function remove(ids: string[], more = "") {
  const body = new URLSearchParams(ids.map((id) => ["id", id]));
  return staff.send("POST", `/dashboard/Careers/delete${more}`, body.toString(), form);
}

test("those that are selected are named, deleted together after a question, and nothing of them is left", async () => {
  const ids = await apply("Bulk One", "Bulk Two", "Bulk Three", "Bulk Left");
  const question = await pageOf(pathWith(ids.slice(0, 3), "&q=bulk&state=new"));
  expect(textOf(question)).toMatch(
    /Are you sure you want to delete these 3 applications\? Bulk One, Nurse Bulk Two, Nurse Bulk Three, Nurse/,
  );
  expect(question.match(/type="hidden" name="id"/g)).toHaveLength(3);
  const deleted = await remove(ids.slice(0, 3), "?q=bulk&state=new");
  expect(deleted.headers.get("Location")).toBe("/dashboard/Careers?q=bulk&state=new");
  expect(await toldAfter(staff, deleted)).toBe("3 applications were deleted.");
  const list = await pageOf("/dashboard/Careers?q=bulk");
  expect(list).toContain("Bulk Left");
  expect(list).not.toMatch(/Bulk (?:One|Two|Three)/);
});

test("a deletion of several is undone at once, with their notes", async () => {
  const ids = await apply("Back One", "Back Two");
  const path = `/dashboard/Careers/${ids[0]}`;
  await staff.post(path, { version: "1", notes: "Lives in Kalka", state: "hired" });
  await undoAfter(staff, await remove(ids));
  const list = await pageOf("/dashboard/Careers?q=back");
  for (const id of ids) expect(list).toContain(id);
  const page = await pageOf(path);
  expect(page).toContain("Lives in Kalka");
  expect(textOf(page)).toMatch(/State: Hired.*Restored/);
});

test("what a colleague deleted meanwhile is told, and is no error", async () => {
  const [first = "", second = "", third = ""] = await apply("Gone One", "Gone Two", "Gone Three");
  await staff.post(`/dashboard/Careers/${first}/delete`, {});
  const question = textOf(await pageOf(pathWith([first, second])));
  expect(question).toContain("Are you sure you want to delete this application? Gone Two, Nurse");
  expect(question).toContain("1 application was already deleted by somebody else.");
  const some = await remove([first, second, third]);
  expect(await toldAfter(staff, some)).toBe(
    "2 applications were deleted. 1 had already been deleted.",
  );
  expect(await toldAfter(staff, await remove([second, third]))).toBe(
    "They had already been deleted.",
  );
  const nobody = await staff.get(pathWith([first]));
  expect(await toldAfter(staff, nobody)).toBe("It had already been deleted.");
});

test("without anything selected the button says what to do", async () => {
  const before = count(app, "SELECT count(*) FROM applications");
  expect(textOf(await pageOf("/dashboard/Careers/delete"))).toContain("Nothing is selected");
  expect(await toldAfter(staff, await remove([]))).toBe("Nothing was selected.");
  expect(count(app, "SELECT count(*) FROM applications")).toBe(before);
});

test("at most 200 go at once, and the same one counts once", async () => {
  const [id = ""] = await apply("Counted Once");
  expect(await toldAfter(staff, await remove([id, id]))).toBe("1 application was deleted.");
  const many = Array.from({ length: 230 }, (_, number) => String(number).padStart(24, "0"));
  expect((await remove(many)).status).toBe(400);
  expect((await staff.get(pathWith(many))).status).toBe(303);
});

test("strangers delete nothing", async () => {
  const ids = await apply("Stays Here");
  const question = await app.get(pathWith(ids));
  expect(await question.text()).not.toContain("Stays Here");
  expect((await app.post("/dashboard/Careers/delete", { id: ids[0] ?? "" })).status).toBe(401);
  expect(await pageOf("/dashboard/Careers")).toContain("Stays Here");
});
