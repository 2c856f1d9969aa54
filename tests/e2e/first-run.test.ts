import { emptyDirectory, startApp } from "../http.ts";
import { readSetUpCode } from "../set-up-code.ts";
import { fillInDoctor } from "./doctor-form.ts";
import { expect, test } from "./test.ts";

const password = "river lotus candle";

test("a new hospital walks through the five steps, skips one, and goes on there later", async ({
  page,
}) => {
  await using fresh = await startApp({}, emptyDirectory());
  const title = page.getByRole("heading", { level: 1 });
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  await page.goto(`${fresh.origin}/setup?code=${await readSetUpCode(fresh)}`);
  await page.getByLabel("Name").fill("Asha Verma");
  await page.getByLabel("Email").fill("asha@example.org");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await expect(page.getByRole("banner")).not.toContainText("NABH");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").first()).toContainText("Your account was created.");
  await page.getByLabel("Your Email").fill("asha@example.org");
  await page.getByRole("textbox", { name: "Your Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(title).toHaveText("Who you are");
  await page.getByLabel("Name", { exact: true }).fill("शांति नर्सिंग होम");
  await save.click();
  await expect(title).toHaveText("How to reach you");
  await expect(page.getByText("“Identity” was saved.")).toBeVisible();
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
  await expect(page.getByText("“Identity” was saved.")).toBeHidden();
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

  const list = page.getByRole("region", { name: /^Set up/ });
  await expect(list.getByRole("heading")).toHaveText("Set up: 4 of 14 done");
  await list.getByRole("link", { name: "Go on: How to reach you" }).click();
  await expect(title).toHaveText("How to reach you");
  await page.goto(`${fresh.origin}/dashboard/Hospital/Facilities`);
  await save.click();
  await expect(page.getByRole("status").first()).toContainText("was saved.");
  await page.goto(`${fresh.origin}/dashboard`);
  await list.getByRole("button", { name: "Keep the illustrations" }).click();
  await expect(list.getByRole("heading")).toHaveText("Set up: 6 of 14 done");
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
});
