import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { addOneOfEach, doctorBody, logIn } from "../../api/api.ts";
import { type App, admin } from "../../app/http.ts";
import { picture } from "../../forms/doctor-form.ts";
import { fillInDoctor } from "../support/doctor-form.ts";
import { endSessions } from "../support/end-sessions.ts";
import { holdScript } from "../support/hold-script.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave this form?" });
const offer = (page: Page) =>
  page.getByText(/^You had started to fill this form at \d+:\d\d [AP]M\./);
const nameField = (page: Page) => page.getByLabel("Name", { exact: true });

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

async function openNewDoctor(page: Page): Promise<void> {
  await signIn(page, "/dashboard/AddDoctor");
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await page.getByRole("dialog", { name: "Add Doctor" }).waitFor();
  // Script has made it modal, so it listens to keys too.
  await page.locator("dialog:modal").waitFor();
}

/** Leaves the open form with what was typed, and opens it again. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Close" }).click();
  await press(page, "Leave");
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
}

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}

test("a form with something typed in it asks before it is left, and its draft goes when it is thrown away or somebody signs out", async ({
  page,
}) => {
  await openNewDoctor(page);
  await nameField(page).fill("Dr Half Typed");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  const ways: [string, () => Promise<unknown>][] = [
    ["Esc", () => page.keyboard.press("Escape")],
    ["Esc again", () => page.keyboard.press("Escape")],
    ["Close", () => page.getByRole("link", { name: "Close" }).click()],
    ["Back", () => page.evaluate(() => history.back())],
    ["Back again", () => page.evaluate(() => history.back())],
    ["the menu", () => menu.getByRole("link", { name: "Careers" }).dispatchEvent("click")],
  ];
  for (const [way, leave] of ways) {
    await test.step(way, async () => {
      await leave();
      await expect(leaving(page)).toBeVisible();
      await expect(leaving(page)).toContainText("is kept on this device for a day");
      await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(leaving(page)).toBeHidden();
      await expect(nameField(page)).toHaveValue("Dr Half Typed");
      await expect(page).toHaveURL(/\/AddDoctor\/new$/);
    });
  }
  await page.evaluate(() => history.back());
  await press(page, "Leave");
  await expect(page).toHaveURL(/\/AddDoctor$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await press(page, "Discard");
  await expect(offer(page)).toBeHidden();
  expect(await drafts(page)).not.toContain("Half Typed");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await expect(page.getByRole("dialog", { name: "Add Doctor" })).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await nameField(page).fill("Dr Forgotten");
  await page.getByRole("link", { name: "Close" }).click();
  await press(page, "Leave");
  expect(await drafts(page)).toContain("Forgotten");
  await press(page, "Logout");
  await expect(page).toHaveURL(/\/$/);
  expect(await drafts(page)).not.toContain("Forgotten");
  await openNewDoctor(page);
  await expect(offer(page)).toBeHidden();
});

test("an invitation that is half typed is kept, and is no draft once its link is made @long", async ({
  page,
}) => {
  const email = page.getByLabel("Email");
  const invite = page.getByRole("link", { name: "Invite", exact: true });
  await signIn(page, "/dashboard/Staff");
  await invite.click();
  await page.locator("dialog:modal").waitFor();
  await email.fill("half.typed@example.org");
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toContainText("is kept on this device for a day");
  await press(page, "Stay");
  await expect(email).toHaveValue("half.typed@example.org");
  await page.getByRole("link", { name: "Close" }).click();
  await press(page, "Leave");
  await invite.click();
  await expect(offer(page)).toBeVisible();
  await press(page, "Restore");
  await expect(email).toHaveValue("half.typed@example.org");
  await press(page, "Make the link");
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/Staff$/);
  await invite.click();
  await expect(email).toHaveValue("");
  await expect(offer(page)).toBeHidden();
  expect(await drafts(page)).not.toContain("half.typed");
});

test("Esc in the question means to stay, however often it is pressed @browsers", async ({
  page,
}) => {
  await openNewDoctor(page);
  await nameField(page).fill("Dr Impatient");
  for (const round of [1, 2, 3]) {
    await test.step(`round ${round}`, async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(nameField(page)).toBeFocused();
      await expect(leaving(page)).toBeHidden();
    });
  }
  await nameField(page).evaluate((field) => field.blur());
  for (const round of [1, 2, 3]) {
    await test.step(`with no field focused, round ${round}`, async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
      await press(page, "Stay");
      await expect(leaving(page)).toBeHidden();
      await expect(page.getByRole("dialog", { name: "Add Doctor" })).toBeVisible();
    });
  }
});

test("nothing is asked where nothing was changed, or when it was saved @long", async ({ page }) => {
  await openNewDoctor(page);
  await nameField(page).fill("Dr Nobody");
  await nameField(page).fill("");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/AddDoctor$/);
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await expect(nameField(page)).toHaveValue("");
  await expect(offer(page)).toBeHidden();

  await page.goto("/dashboard/Links");
  await page.getByRole("link", { name: "Add Link", exact: true }).click();
  await page.getByLabel("Category", { exact: true }).selectOption("mediainsta");
  await page.getByLabel("URL").fill("https://www.instagram.com/reel/KeptForm1/");
  await press(page, "Create Link");
  await expect(page.getByText("The link was added.")).toBeVisible();
  await page.getByRole("link", { name: "Add Link", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Add New Link" })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await drafts(page)).not.toContain("KeptForm1");
});

test("a ticked box and a chosen photo count as typed @long", async ({ page }) => {
  await openNewDoctor(page);
  const slots = page.getByRole("group", { name: "Video Slots" });
  await slots.getByRole("button", { name: "All" }).click();
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toContainText("is kept on this device");
  await press(page, "Stay");
  await slots.getByRole("button", { name: "None" }).click();
  const buffer = await picture("png", 8, 8);
  const photo = { name: "me.png", mimeType: "image/png", buffer };
  await page.getByLabel("Photo (optional)").setInputFiles(photo);
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toContainText("will be lost");
  await press(page, "Stay");
  await press(page, "Remove this photo");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/AddDoctor$/);
});

test("the browser asks before a reload, and what was typed is still there @browsers", async ({
  page,
}) => {
  await openNewDoctor(page);
  await nameField(page).click();
  await nameField(page).fill("Dr Reloaded");
  const asked: string[] = [];
  let answer: "accept" | "dismiss" = "dismiss";
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(nameField(page)).toHaveValue("Dr Reloaded");
  answer = "accept";
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await press(page, "Restore");
  await expect(nameField(page)).toHaveValue("Dr Reloaded");
});

test("what was typed in the morning is offered in the evening", async ({ page }) => {
  await page.clock.install({ time: "2026-11-23T09:00:00+05:30" });
  await openNewDoctor(page);
  await nameField(page).click();
  await nameField(page).fill("Dr Morning");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.clock.fastForward("12:00:00");
  await page.reload();
  await expect(offer(page)).toBeVisible();
});

test("who types before the page's script is there goes on typing in the same field, and it counts too", async ({
  page,
}) => {
  await signIn(page, "/dashboard/AddDoctor");
  const letScriptCome = await holdScript(page);
  await page.goto("/dashboard/AddDoctor/new", { waitUntil: "commit" });
  await nameField(page).pressSequentially("Dr Ea");
  letScriptCome();
  await page.locator("dialog:modal").waitFor();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type("rly");
  await expect(nameField(page)).toHaveValue("Dr Early");
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toContainText("is kept on this device");
  await press(page, "Leave");
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await press(page, "Restore");
  await expect(nameField(page)).toHaveValue("Dr Early");
});

test("what was typed is put back whole: texts, choices, boxes and slots", async ({ page }) => {
  await openNewDoctor(page);
  await fillInDoctor(page, "Dr Put Back");
  await page.getByLabel("About").fill("First line.\nSecond line.");
  await page
    .getByRole("dialog")
    .getByLabel("Availability", { exact: true })
    .selectOption("unavailable");
  await page.getByLabel("Show on website").uncheck();
  await leaveAndReturn(page);
  await expect(nameField(page)).toHaveValue("");
  await press(page, "Restore");
  await expect(offer(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue("Dr Put Back");
  await expect(page.getByLabel("About")).toHaveValue("First line.\nSecond line.");
  await expect(page.getByRole("dialog").getByLabel("Availability", { exact: true })).toHaveValue(
    "unavailable",
  );
  await expect(page.getByLabel("Show on website")).not.toBeChecked();
  for (const list of ["Hospital Slots", "Video Slots"]) {
    const ticked = page.getByRole("group", { name: list }).locator("details input:checked");
    await expect(ticked).toHaveCount(1);
    await expect(ticked).toHaveAttribute("value", "09:30 AM");
  }
  await press(page, "Create");
  await expect(page.getByText("Dr Put Back was added.")).toBeVisible();
  expect(await drafts(page)).not.toContain("Put Back");
});

test("what is put back in a list has the focus in its first field that is seen", async ({
  page,
}) => {
  await signIn(page, "/dashboard/Hospital/leaders");
  await press(page, "Add a leader");
  const name = page.getByLabel("Name", { exact: true }).last();
  await name.fill("Dr Put Back");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await press(page, "Restore");
  await expect(name).toHaveValue("Dr Put Back");
  await expect(page.getByLabel("Name", { exact: true }).first()).toBeFocused();
});

test("typing anew beside an offered draft costs neither of the two @long", async ({ page }) => {
  await openNewDoctor(page);
  await nameField(page).fill("Dr First");
  await leaveAndReturn(page);
  await nameField(page).fill("Dr Second");
  await leaveAndReturn(page);
  const putBack = page.getByRole("button", { name: "Restore" });
  await expect(putBack).toHaveCount(2);
  await putBack.first().click();
  await expect(nameField(page)).toHaveValue("Dr First");
  await putBack.click();
  await expect(nameField(page)).toHaveValue("Dr Second");
  await expect(putBack).toHaveCount(1);
});

test("what was typed outlives the browser, for a day and no longer", async ({
  page,
  browser,
  app,
}) => {
  await openNewDoctor(page);
  await nameField(page).fill("Dr Power Cut");
  const storageState = await page.context().storageState();
  await page.close({ runBeforeUnload: false });

  const again = await browser.newContext({ storageState, baseURL: app.origin });
  const restarted = await again.newPage();
  await restarted.goto("/dashboard/AddDoctor/new");
  await press(restarted, "Restore");
  await expect(nameField(restarted)).toHaveValue("Dr Power Cut");

  await restarted.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith("draft ")) continue;
      const draft = JSON.parse(value);
      localStorage.setItem(key, JSON.stringify({ ...draft, until: draft.until - 86_400_000 }));
    }
  });
  const nextDay = await again.newPage();
  await nextDay.goto("/dashboard/AddDoctor/new");
  await nextDay.getByRole("dialog", { name: "Add Doctor" }).waitFor();
  await nextDay.locator("dialog:modal").waitFor();
  await expect(offer(nextDay)).toBeHidden();
  expect(await drafts(nextDay)).not.toContain("Power Cut");
  await again.close();
});

test("what one account typed is not offered to another", async ({ page, app, context }) => {
  const second = { email: "second@example.org", password: "lamp river basket moon" };
  addAccount(app, second);
  await openNewDoctor(page);
  await nameField(page).fill("Dr Private");
  await page.getByRole("link", { name: "Close" }).click();
  await press(page, "Leave");
  await expect(page).toHaveURL(/\/AddDoctor$/);
  for (const [account, offered] of [
    [second, 0],
    [admin, 1],
  ] as const) {
    await context.clearCookies();
    await page.goto("/signin?next=/dashboard/AddDoctor/new");
    await page.getByLabel("Your Email").fill(account.email);
    await page.getByLabel("Your Password").fill(account.password);
    await press(page, "Sign In");
    await page.getByRole("dialog", { name: "Add Doctor" }).waitFor();
    await expect(offer(page)).toHaveCount(offered);
  }
});

test("a draft of a doctor says that the doctor was saved since, and saving it shows both @long", async ({
  page,
  app,
}) => {
  const { bearer } = await logIn(app);
  const { doctor } = await addOneOfEach(app, bearer);
  await signIn(page, `/dashboard/AddDoctor/${doctor}/edit`);
  await page.getByLabel("Fees").fill("950");
  await page.getByRole("link", { name: "Close" }).click();
  await press(page, "Leave");
  await expect(page).toHaveURL(/\/AddDoctor$/);
  const address = `/api/v1/doctor/${doctor}`;
  const saved = await app.send("PUT", address, { ...doctorBody, experience: 13 }, bearer);
  expect(saved.status).toBe(200);

  await page.goto(`/dashboard/AddDoctor/${doctor}/edit`);
  await expect(offer(page)).toContainText("Somebody has saved it since then");
  await press(page, "Restore");
  await expect(page.getByLabel("Fees")).toHaveValue("950");
  await press(page, "Update");
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody else saved this doctor" });
  await expect(conflict).toBeFocused();
  await expect(conflict).toBeInViewport();
  await expect(conflict.getByRole("row", { name: "Fees" })).toContainText("950");
  await expect(conflict.getByRole("row", { name: "Experience" })).toContainText("13");
  // And once more, while that was being read.
  const again = await app.send("PUT", address, { ...doctorBody, experience: 14 }, bearer);
  expect(again.status).toBe(200);
  await press(page, "Update");
  await expect(conflict.getByRole("row", { name: "Experience" })).toContainText("14");
  await expect(conflict).toBeFocused();
  await press(page, "Update");
  await expect(page.getByText("Dr Test Doctor was updated.")).toBeVisible();
});

test("a password is never kept, shown or not, and the form says so", async ({ page }) => {
  await signIn(page, "/dashboard/Devices/password");
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("a secret of mine");
  await page.getByRole("button", { name: "Show password" }).last().click();
  await expect(field).toHaveAttribute("type", "text");
  await field.press("End");
  await page.keyboard.type(" and more");
  expect(await drafts(page)).not.toContain("secret");
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toContainText("What you typed will be lost.");
  await press(page, "Leave");
  await expect(page).toHaveURL(/\/Devices$/);
  expect(await drafts(page)).not.toContain("secret");
});

for (const [what, script] of [
  [
    "is full",
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
  ],
  [
    "may not be used",
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });",
  ],
]) {
  test(`where the browser's storage ${what}, forms work and promise nothing`, {
    tag: what === "is full" ? "@long" : [],
  }, async ({ page }) => {
    await page.addInitScript(script as string);
    await signIn(page, "/dashboard/Links/new");
    await page.getByLabel("URL").fill("https://www.instagram.com/reel/NoStorage1/");
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toContainText("What you typed will be lost.");
    await press(page, "Stay");
    await page.getByLabel("Category", { exact: true }).selectOption("mediainsta");
    await press(page, "Create Link");
    await expect(page.getByText("The link was added.")).toBeVisible();
    await press(page, "Logout");
    await expect(page).toHaveURL(/\/$/);
  });
}

async function sendTooLate(page: Page, app: App): Promise<void> {
  endSessions(app);
  await press(page, "Create");
  await page.getByRole("heading", { name: "Your session has ended" }).waitFor();
}

test("a draft outlives the screen of an ended session @long", async ({ page, app }) => {
  await openNewDoctor(page);
  await fillInDoctor(page, "Dr Walked Away");
  await sendTooLate(page, app);
  await openNewDoctor(page);
  await press(page, "Restore");
  await expect(nameField(page)).toHaveValue("Dr Walked Away");
});

test("a draft goes once it was saved after an ended session, and another one stays @long", async ({
  page,
  app,
}) => {
  test.slow();
  await openNewDoctor(page);
  await nameField(page).fill("Dr Other");
  await leaveAndReturn(page);
  await fillInDoctor(page, "Dr Signed In Again");
  await page.getByLabel("About").fill("First line.\nSecond line.");
  await sendTooLate(page, app);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await press(page, "Sign In");
  await press(page, "Go on and save");
  await expect(page.getByText("Dr Signed In Again was added.")).toBeVisible();
  await page.getByRole("link", { name: "Add Doctor" }).last().click();
  await press(page, "Restore");
  await expect(nameField(page)).toHaveValue("Dr Other");
  await expect(offer(page)).toBeHidden();
});

function addAccount(app: App, { email, password }: typeof admin): void {
  execFileSync(process.execPath, ["commands/staff.ts", "add", email], {
    input: `${password}\n`,
    env: { ...process.env, DATA_DIR: app.dataDirectory },
  });
}
