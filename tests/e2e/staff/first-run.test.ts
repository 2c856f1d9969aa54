import { emptyDirectory, startApp } from "../../app/http.ts";
import { readSetUpCode } from "../../app/set-up-code.ts";
import { fillInDoctor } from "../support/doctor-form.ts";
import { expect, oneWay, test } from "../support/test.ts";

const password = "river lotus candle";

test("a new hospital walks through the steps, skips one, goes on there later, and opens its website", {
  tag: oneWay(16),
}, async ({ page }) => {
  await using fresh = await startApp({}, emptyDirectory());
  const title = page.getByRole("heading", { level: 1 });
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  await page.goto(`${fresh.origin}/setup?code=${await readSetUpCode(fresh)}`);
  await page.getByLabel("Name").fill("Asha Verma");
  await page.getByLabel("Email").fill("asha@example.org");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(title).toHaveText("Who you are");
  await page.getByLabel("Name", { exact: true }).fill("शांति नर्सिंग होम");
  await save.click();
  await expect(title).toHaveText("Departments");
  await expect(page.getByText("“Identity” was saved.")).toBeVisible();
  await page.getByLabel(/^General Medicine/).check();
  await save.click();
  await expect(title).toHaveText("How to reach you");
  await expect(page.getByText(/Oncology, .* are hidden/)).toBeVisible();
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  const bar = page.locator("main form > div").last();
  const ways = await bar.locator("button, a").all();
  const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
  expect(boxes).toHaveLength(4);
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBe(boxes[0]?.y);
  }
  const parking = page.getByLabel("Parking");
  await parking.focus();
  const [field, under] = [await parking.boundingBox(), await bar.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await page.setViewportSize(usual);
  await save.click();
  await expect(page.getByRole("alert").first()).toContainText("is required");
  await expect(page.getByText(/Oncology, .* are hidden/)).toBeHidden();
  await page.goto(`${fresh.origin}/dashboard/SetUp/contact`);
  await page.getByRole("link", { name: "Skip", exact: true }).click();
  await expect(title).toHaveText("Hours");
  await page.getByLabel("Visiting hours").fill("5–7 PM");
  await save.click();
  await expect(title).toHaveText("Services");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(title).toHaveText("Hours");
  await expect(page.getByLabel("Visiting hours")).toHaveValue("5–7 PM");
  await page.getByRole("link", { name: "Insurers" }).click();
  await expect(title).toHaveText("Insurers");
  await save.click();
  await expect(title).toHaveText("Your first doctor");
  await fillInDoctor(page, "Dr Tara Rana", page.getByRole("main"));
  await page.getByRole("button", { name: "Create" }).click();
  await expect(title).toHaveText("Open the website");
  await expect(page.getByRole("main")).toContainText("Fill in what is missing above.");
  await page.goto(`${fresh.origin}/dashboard`);

  const list = page.getByRole("region", { name: /^Set up/ });
  await expect(list.getByRole("heading")).toHaveText("Set up: 5 of 14 done");
  await list.getByRole("link", { name: "Go on: How to reach you" }).click();
  await expect(title).toHaveText("How to reach you");
  await page.goto(`${fresh.origin}/dashboard/Hospital/Facilities`);
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("was saved.");
  await page.goto(`${fresh.origin}/dashboard`);
  await list.getByRole("button", { name: "Keep the illustrations" }).click();
  await expect(list.getByRole("heading")).toHaveText("Set up: 7 of 14 done");
  await page.goto(`${fresh.origin}/`);
  await expect(page.getByRole("heading", { name: "What we treat" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "General Medicine", exact: true })).toBeVisible();
  await expect(main).not.toContainText(/NICU|NABH|\bbeds\b|Kidney stones, prostate/);
  await page.goto(`${fresh.origin}/about`);
  await expect(main).not.toContainText(/Seven departments|Health camps|[Dd]eluxe|[Pp]rivate room/);
  await page.goto(`${fresh.origin}/contact`);
  await expect(page.getByRole("contentinfo")).toContainText(
    "The address and phone numbers are samples.",
  );
  await expect(page.getByText("This is a preview for staff.")).toBeVisible();

  await page.goto(`${fresh.origin}/dashboard/SetUp/contact`);
  const contact = {
    Number: "0184 234 5678",
    Email: "desk@shanti.example",
    Street: "Mall Road",
    City: "Karnal",
    State: "Haryana",
    "Postal code": "132001",
  };
  for (const [label, text] of Object.entries(contact))
    await page.getByLabel(label).first().fill(text);
  await save.click();
  await expect(title).toHaveText("Hours");
  await page.goto(`${fresh.origin}/dashboard/SetUp/open`);
  await expect(main).toContainText("0184 234 5678");
  await page.getByRole("button", { name: "Open the website" }).click();
  await expect(page.getByText("The website is open. Visitors see it now.")).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${fresh.origin}/`);
  await expect(page.getByRole("banner")).toContainText("शांति नर्सिंग होम");
  await expect(page.getByText("This is a preview")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Oncology" })).toHaveCount(0);
});
