import { admin } from "../../app/http.ts";
import { picture } from "../../forms/doctor-form.ts";
import { fillInDoctor } from "../support/doctor-form.ts";
import { endSessions } from "../support/end-sessions.ts";
import { signIn, signInByForm } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("a doctor's way from the form to the website, and off it again", async ({ page }, {
  project,
}) => {
  const name = `Dr Journey ${project.name}`;
  await signInByForm(page, "/dashboard/AddDoctor");

  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await fillInDoctor(page, name);
  const photo = { name: "me.png", mimeType: "image/png", buffer: await picture("png") };
  await page.getByLabel("Photo (optional)").setInputFiles(photo);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`${name} was added.`)).toBeVisible();

  await page.goto("/doctors");
  await page.getByPlaceholder("Name, Specialist").fill(`journey ${project.name}`);
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card).toContainText("₹1,200");
  await expect(card).toContainText("Speaks Hindi, English, Punjabi");
  await card.getByRole("link", { name: "View Full Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("9:30–10:00 AM").first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Punjabi" })).toBeVisible();

  await page.goto(`/dashboard/AddDoctor?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await page.getByLabel("Fees").fill("1300");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(`${name} was updated.`)).toBeVisible();
  await expect(page).toHaveURL(/\?q=Dr/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("₹1,300");

  await row.getByRole("link", { name: /^View/ }).click();
  await expect(page.getByText("Sees patients with fever.")).toBeVisible();
  await expect(page.getByRole("row").getByText("Hindi, English, Punjabi")).toBeVisible();
  await row.getByRole("link", { name: /^Hide/ }).click();
  await expect(page.getByText("Sees patients with fever.")).toBeHidden();

  await row.getByRole("button", { name: /Set to unavailable/ }).click();
  await expect(row.getByText("Unavailable", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByText("Are you sure you want to delete this doctor?")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByText("No doctors found")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Staff sign-in" })).toBeVisible();
});

test("a form with mistakes names them all, leads to them and keeps what was typed", {
  tag: oneWay(21),
}, async ({ page }) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 9000);
  await expect(page.getByLabel("Show on website")).toBeInViewport();
  await page.getByLabel("Name", { exact: true }).fill("डॉ. तारा");
  await page.getByLabel("Phone").fill("123");
  await page.getByRole("button", { name: "Create" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toContainText("Specialization is required.");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("डॉ. तारा");
  await expect(page.getByLabel("Phone")).toHaveValue("123");
  await summary.getByRole("link", { name: "Phone number must be 10 digits." }).click();
  await expect(page.getByLabel("Phone")).toBeInViewport();
});

test(
  "a session that ends in the middle of a form costs nothing that was typed",
  { tag: oneWay(22) },
  async ({ page, app }, { project }) => {
    const name = `Dr Interrupted ${project.name}`;
    await signIn(page, "/dashboard/AddDoctor/new");
    await fillInDoctor(page, name);
    endSessions(app);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
    await page.getByLabel("Your Email").fill(admin.email);
    await page.getByLabel("Your Password").fill(admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Go on and save" }).click();
    await expect(page.getByText(`${name} was added.`)).toBeVisible();
  },
);
