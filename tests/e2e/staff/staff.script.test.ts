import type { Locator } from "@playwright/test";
import { doctorBody, logIn } from "../../api/api.ts";
import { picture } from "../../forms/doctor-form.ts";
import { openQuietly } from "../support/quiet.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("empty fields are told without asking the server", async ({ page }) => {
  await page.goto("/signin");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await page.getByLabel("Your Email").focus();
  await page.getByRole("button", { name: "Show password" }).waitFor();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill out all fields");
  expect(sent).toBe(0);
});

test("the password can be looked at", async ({ page }) => {
  await page.goto("/signin");
  await page.getByLabel("Your Password").fill("secret words");
  await expect(page.getByLabel("Your Password")).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Your Password")).toHaveAttribute("type", "text");
});

test("a dialog keeps the focus, and Esc goes back to the list", async ({ page }) => {
  await signIn(page, "/dashboard/AddDoctor?q=asha");
  await page.getByRole("link", { name: /^Delete Dr Asha/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Delete" });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest("dialog") !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/AddDoctor\?q=asha$/);
  await expect(page.getByRole("link", { name: /^Delete Dr Asha/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/AddDoctor\?q=asha$/);
});

test("what somebody else saved takes the focus each time, and a list without its search has an empty field", async ({
  page,
  app,
  addDoctor,
}) => {
  const id = await addDoctor({ name: "Dr Meanwhile", fees: 100 });
  const { bearer } = await logIn(app);
  await signIn(page, "/dashboard/AddDoctor");
  const search = page.getByLabel("Search", { exact: true });
  await search.fill("meanwhile");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=meanwhile/);
  await page.getByRole("link", { name: "Edit Dr Meanwhile" }).click();
  await page.getByLabel("Fees").fill("150");
  const notice = page.getByRole("alert").filter({ hasText: "Somebody else saved this doctor" });
  for (const fees of [200, 300]) {
    const body = { ...doctorBody, name: "Dr Meanwhile", fees };
    await app.send("PUT", `/api/v1/doctor/${id}`, body, bearer);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(notice).toContainText(String(fees));
    await expect(notice).toBeFocused();
  }
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(search).toHaveValue("meanwhile");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(search).toHaveValue("");
});

test("in the form for a doctor an error goes when its field is edited, and a number is shown back as it was understood", async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  await page.getByRole("button", { name: "Create" }).click();
  const message = page.getByRole("dialog").locator("#doctor-name-error");
  await expect(message).toHaveText("Name is required.");
  await page.getByLabel("Name", { exact: true }).fill("D");
  await expect(message).toBeHidden();

  const pasted = { Phone: "+91 98765 43210", Fees: "₹1,000", Experience: "15+ yrs" };
  for (const [label, typed] of Object.entries(pasted)) {
    await page.getByLabel(label, { exact: true }).fill(typed);
  }
  await page.getByLabel("Email", { exact: true }).focus();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("9876543210");
  await expect(page.getByLabel("Fees", { exact: true })).toHaveValue("1000");
  await expect(page.getByLabel("Experience", { exact: true })).toHaveValue("15");
});

test("a dialog begins in its first field, and Create is few keys away", async ({ page }) => {
  await signIn(page, "/dashboard/AddDoctor");
  await page.getByRole("link", { name: "Add Doctor" }).last().press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  const create = page.getByRole("button", { name: "Create" });
  let presses = 0;
  while (presses < 60 && !(await create.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    presses += 1;
  }
  expect(presses).toBeLessThanOrEqual(38);
  // What a browser says where somebody chooses no file after all.
  await page.locator('input[type="file"]').dispatchEvent("cancel", { bubbles: true });
  // It would close a moment later.
  await page.waitForTimeout(1000);
  await expect(create).toBeVisible();
  await page.goto("/dashboard/Links/new");
  await expect(page.getByLabel("Category", { exact: true })).toBeFocused();
  await page.goto("/dashboard/Devices/password");
  await expect(page.getByLabel("Current password")).toBeFocused();
});

test("the last day moves along with a first day behind it alone, and the days stay as many", async ({
  page,
}) => {
  await signIn(page, "/dashboard/Closures/new");
  const first = page.getByLabel("First day", { exact: true });
  const last = page.getByLabel("Last day");
  await first.fill("2027-01-26");
  await last.fill("2027-01-30");
  await first.fill("2027-01-30");
  await expect(last).toHaveValue("2027-01-30");
  await first.fill("2027-01-28");
  await first.fill("2027-02-03");
  await expect(last).toHaveValue("2027-02-05");
});

test("video slots follow the hospital slots until they are chosen by themselves", async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  const hospital = page.getByRole("group", { name: "Hospital Slots" });
  const video = page.getByRole("group", { name: "Video Slots" });
  const same = video.getByLabel("Same as hospital slots");
  await addRange(hospital, "9:00 AM", "12:00 PM");
  await expect(hospital).toContainText("9:00 AM–12:00 PM");
  await same.check();
  await expect(video).toContainText("9:00 AM–12:00 PM");
  await addRange(hospital, "5:00 PM", "7:00 PM");
  await expect(video).toContainText("9:00 AM–12:00 PM, 5:00–7:00 PM");
  await video.getByText("Half-hour slots").click();
  await video.getByLabel("09:00 AM").uncheck();
  await expect(same).not.toBeChecked();
  await expect(video).toContainText("9:30 AM–12:00 PM, 5:00–7:00 PM");
  await expect(hospital).toContainText("9:00 AM–12:00 PM, 5:00–7:00 PM");
  await hospital.getByLabel("From").selectOption("3:00 PM");
  await hospital.getByRole("button", { name: "Add" }).click();
  await expect(hospital.getByRole("alert")).toHaveText("Choose a beginning, and an end after it.");
});

test("a chosen photo shows at once and can be taken back, and the file picker can be left without one", async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  const input = page.getByLabel("Photo (optional)");
  const leavePicker = async () => {
    // As browsers send it when the file picker is left without a choice.
    await input.dispatchEvent("cancel", { bubbles: true, cancelable: false });
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: "Add Doctor" })).toBeVisible();
    await expect(page).toHaveURL(/\/AddDoctor\/new$/);
  };
  await leavePicker();
  await input.setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await picture("jpeg"),
  });
  await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
  await page.getByRole("button", { name: "Remove this photo" }).click();
  await expect(page.getByRole("img", { name: "Your choice" })).toBeHidden();
  await expect(input).toHaveValue("");

  await page.getByLabel("Name", { exact: true }).fill("Dr Kept");
  const problem = page.getByText("This file cannot be shown here. A photo has to be JPEG");
  for (const [name, mimeType, isPhoto] of [
    ["IMG_0001.heic", "image/heic", true],
    // As iPhones name it, and as Windows knows it.
    ["IMG_0002.HEIC", "application/octet-stream", true],
    ["list.pdf", "application/pdf", false],
  ] as const) {
    const refused = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener("error", () => resolve(), { capture: true, once: true });
        }),
    );
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from("no photo of a browser") });
    await refused;
    await expect(problem).toBeVisible({ visible: !isPhoto });
    await expect(page.getByRole("img", { name: "Your choice" })).toBeHidden();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Kept");
    await page.getByRole("button", { name: "Remove this photo" }).click();
    await expect(problem).toBeHidden();
  }

  await leavePicker();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Kept");
});

test("all slots can be ticked at once, and a range that nobody has added is taken too", async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  const slots = page.getByRole("group", { name: "Video Slots" });
  // Again until script has come: before, the button does nothing.
  await expect(async () => {
    const isOpen = await slots.getByRole("checkbox", { name: "09:30 AM" }).isVisible();
    if (!isOpen) await slots.getByText("Half-hour slots").click();
    await slots.getByRole("button", { name: "All" }).click();
    await expect(slots.getByRole("checkbox", { checked: true })).toHaveCount(20, { timeout: 1000 });
  }).toPass();
  await slots.getByRole("button", { name: "None" }).click();
  await expect(slots.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await slots.getByLabel("From").selectOption("9:00 AM");
  await slots.getByLabel("to", { exact: true }).selectOption("12:00 PM");
  await expect(slots).toContainText("9:00 AM–12:00 PM");
  await slots.getByRole("button", { name: "None" }).click();
  await expect(slots).toContainText("No time chosen yet");
});

test("the search says that it is loading, and when it fails", async ({ page, context }) => {
  await openQuietly(page, "/doctors");
  await page.getByPlaceholder("Name, Specialist").fill("asha");
  await context.route("**/doctors.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.abort();
  });
  await page.getByPlaceholder("Name, Specialist").press("Enter");
  await expect(page.getByText("Loading doctors...")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch available doctors");
});

async function addRange(slots: Locator, from: string, to: string): Promise<void> {
  await slots.getByRole("button", { name: "Add" }).waitFor();
  await slots.getByLabel("From").selectOption(from);
  await slots.getByLabel("to", { exact: true }).selectOption(to);
  await slots.getByRole("button", { name: "Add" }).click();
}
