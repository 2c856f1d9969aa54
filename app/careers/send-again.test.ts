import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { signInColleague, toldAfter } from "../../tests/forms/send-again.ts";

const fields = {
  name: "Lost Applicant",
  position: "Nurse",
  email: "lost@example.org",
  phone: "9876543210",
  resume_link: "https://drive.example.com/lost",
};

const app = await startAppForFile();
const staff = await app.as(admin);

function applications(): string[] {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM applications WHERE name = ?").pluck().all(fields.name),
  ) as string[];
}

test("an application whose response was lost is kept once, and thanked for when it is sent again, also with capitals in its email", async () => {
  await app.postAndHangUp("/careers", fields, () => applications().length > 0);
  await app.post("/careers", { ...fields, email: "Lost@Example.org" });
  const again = await app.post("/careers", fields);
  expect(again.status).toBe(303);
  const thanks = await app.get(again.headers.get("Location") ?? "");
  expect(await thanks.text()).toContain("You have successfully applied!");
  expect(applications()).toHaveLength(1);
});

test("an application's deletion sent again is told as done, and a late one as too late", async () => {
  const path = `/dashboard/Careers/${applications()[0]}/delete`;
  await staff.postAndHangUp(path, {}, () => applications().length === 0);
  const again = await staff.post(path, {});
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe("The application was deleted.");
  const colleague = await signInColleague(app);
  const late = await colleague.post(path, {});
  expect(await toldAfter(colleague, late)).toBe("It had already been deleted.");
  const question = await staff.get(path);
  expect(question.status).toBe(303);
  expect(question.headers.get("Location")).toMatch(/^\/dashboard\/Careers(?:#|$)/);
  expect(await toldAfter(staff, question)).toBe("The application was deleted.");
  const unknown = "/dashboard/Careers/0123456789abcdef01234567/delete";
  expect((await staff.get(unknown)).status).toBe(404);
  expect((await staff.post(unknown, {})).status).toBe(404);
});

test("a deletion sent again much later is told as having been done before", async () => {
  const path = onDatabase(app, (sqlite) => {
    sqlite.exec("UPDATE audit SET at = '2026-01-01T00:00:00.000Z' WHERE action = 'delete'");
    return sqlite.prepare("SELECT subject_id FROM audit WHERE action = 'delete'").pluck().get();
  });
  const again = await staff.post(`/dashboard/Careers/${path}/delete`, {});
  expect(await toldAfter(staff, again)).toBe("It had already been deleted.");
});
