import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import { onDatabase } from "../../api/api.ts";
import { type App, admin, emptyDirectory, startApp } from "../../app/http.ts";
import { readSetUpCode } from "../../app/set-up-code.ts";
import { picture } from "../../forms/doctor-form.ts";
import { fillInApplication } from "../support/application-form.ts";
import { faults, whileBroken } from "../support/connection.ts";
import { fillInDoctor } from "../support/doctor-form.ts";
import { endSessions } from "../support/end-sessions.ts";
import { type FaultyProxy, startFaultyProxy } from "../support/faulty-proxy.ts";
import { test } from "../support/faulty-way.ts";
import { dialogAlert, forms, openRow, photo, type Sent } from "../support/forms.ts";
import { openQuietly, watchRequests } from "../support/quiet.ts";
import { isReady, signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";

const newLink = forms.find(({ form }) => form === "the form for a new link") as Sent;
const badgeForm = forms.find(({ form }) => form === "the badge of a doctor") as Sent;

async function seeFailures(
  page: Page,
  app: App,
  way: FaultyProxy,
  sent: Omit<Sent, "form" | "open">,
  told: Locator,
): Promise<void> {
  const button = (sent.place?.(page) ?? page).getByRole("button", { name: sent.button });
  await test.step("the connection is gone", () =>
    whileBroken(page, faults.gone, async () => {
      await button.click();
      await expect(told).toContainText(sent.failure);
      await expect(told).toContainText("The server could not be reached.");
      await sent.kept(page);
    }));
  await test.step("a proxy replies for the server", () =>
    whileBroken(page, faults.badGateway, async () => {
      await button.click();
      await expect(told).toContainText("The server reported an error (502).");
      await sent.kept(page);
    }));
  await test.step("a page comes that nobody can read", () =>
    whileBroken(page, faults.proxyPage, async () => {
      await button.click();
      await expect(told).toContainText("The reply could not be read.");
      await sent.kept(page);
    }));
  await test.step("no reply comes", () =>
    whileBroken(page, faults.silent, async () => {
      const asked = page.waitForRequest((request) => request.method() === "POST");
      await button.click();
      await asked;
      await page.clock.fastForward(32_000);
      await expect(told).toContainText(sent.failure);
      await expect(told).toContainText("No reply came from the server.");
      await expect(told).not.toContainText(/nothing was/i);
      await sent.kept(page);
    }));
  await test.step("it is done, and the response gets lost", async () => {
    way.fault = { kind: "lost", of: "forms" };
    await button.click();
    await expect(told).toContainText("The server could not be reached.");
    await expect(told).not.toContainText(/nothing was|not saved/i);
    await sent.kept(page);
    way.fault = undefined;
  });
  await button.click();
  await sent.done(page, app);
}

test("the form for a new link tells why it could not be sent, loses nothing, and can be sent again", async ({
  page,
  app,
  way,
}) => {
  test.slow();
  await page.clock.install();
  const told = await newLink.open(page, app);
  await seeFailures(page, app, way, newLink, told);
});

test("the form for the first account tells why it could not be sent, and can be sent again @long", async ({
  page,
}) => {
  test.slow();
  await using fresh = await startApp({}, emptyDirectory());
  await using way = await startFaultyProxy(fresh.origin);
  const path = `/setup?code=${await readSetUpCode(fresh)}`;
  await page.clock.install();
  await openQuietly(page, way.origin + path);
  await page.getByLabel("Name").fill("Desk");
  await page.getByLabel("Email").fill("desk@example.org");
  await page.getByLabel("Password", { exact: true }).fill("long enough");
  const kept = async () => {
    await expect(page.getByLabel("Name")).toHaveValue("Desk");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("long enough");
  };
  const sent = {
    ...{ failure: "Failed to create the account", button: "Create account", kept },
    done: () => expect(page.getByRole("heading", { name: "Staff sign-in" })).toBeVisible(),
  };
  await seeFailures(page, fresh, way, sent, page.getByRole("alert"));
});

test("the form for a new password tells why it could not be sent, and can be sent again @long", async ({
  page,
}) => {
  test.slow();
  await using own = await startApp();
  await using way = await startFaultyProxy(own.origin);
  await page.clock.install();
  await page.goto(`${way.origin}/signin?next=/dashboard/Devices/password`);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(admin.password);
  await page.getByLabel("New password", { exact: true }).fill("lamp river basket moon");
  const kept = async () => {
    await expect(page.getByLabel("Current password", { exact: true })).toHaveValue(admin.password);
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue(
      "lamp river basket moon",
    );
  };
  const sent = {
    ...{ failure: "Failed to change the password", button: "Change password", kept },
    done: () => expect(page.getByText("Your password was changed.")).toBeVisible(),
  };
  await seeFailures(page, own, way, sent, dialogAlert(page));
});

test("a photo has the time it needs, and a response that comes too late moves nobody", async ({
  page,
  way,
}) => {
  test.slow();
  await page.clock.install();
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Slow Line");
  const buffer = await picture("png", 400, 300);
  await page.getByLabel("Photo (optional)").setInputFiles({ ...photo, buffer });
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  way.holds = late;
  const asked = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Create" }).click();
  await asked;

  const told = dialogAlert(page);
  await page.clock.fastForward(32_000);
  await expect(page.getByRole("button", { name: "Creating..." })).toBeVisible();
  await expect(told).toBeHidden();
  await page.clock.fastForward(buffer.length / 20);
  await expect(told).toContainText("No reply came from the server.");
  await expect(told).toContainText("may or may not have been saved");

  const response = page.waitForResponse((response) => response.request().method() === "POST");
  arrive();
  await response;
  // Its end is not waited for: the browser does not always tell it of a request that the page gave up.
  await page.waitForTimeout(500);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Slow Line");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Dr Slow Line was added.")).toBeVisible();
  await page.goto("/dashboard/AddDoctor?q=slow+line");
  await expect(page.getByRole("link", { name: "Edit Dr Slow Line" })).toHaveCount(1);
});

test("what the server itself says is passed on", async ({ page, app }) => {
  const told = await newLink.open(page, app);
  const button = page.getByRole("button", { name: "Create Link" });
  const says = (status: number, contentType: string, body: string) => async (route: Route) =>
    route.fulfill({ status, contentType, body });
  const ownPage = "<main><h1>Not now</h1><p>Back in five minutes.</p></main>";
  await whileBroken(page, says(503, "text/html", ownPage), async () => {
    await button.click();
    await expect(told).toContainText("Failed to create link");
    await expect(told).toContainText("Back in five minutes.");
  });
  await whileBroken(page, says(400, "text/plain", "The form did not arrive whole."), async () => {
    await button.click();
    await expect(told).toContainText("The form did not arrive whole.");
  });
  await whileBroken(page, says(413, "text/html", "<h1>Too large</h1>"), async () => {
    await button.click();
    await expect(told).toContainText("What you sent is too large.");
  });
  await newLink.kept(page);
});

test("a form stays whose sender has to set up two-step sign-in first, and can be sent afterwards", async ({
  page,
}) => {
  await using app = await startApp({ RATE_LIMITS: "off", REQUIRE_SECOND_FACTOR: "on" });
  const change = (sql: string) => onDatabase(app, (sqlite) => sqlite.exec(sql));
  const setUp =
    "INSERT INTO second_factors (staff_id, secret, created_at, confirmed_at) SELECT id, '', created_at, created_at FROM staff";
  await signIn(page, `${app.origin}/dashboard/SecondStep`, app.origin);
  change(setUp);
  await page.goto(`${app.origin}/dashboard/Links/new`);
  await isReady(page);
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  const url = page.getByRole("textbox", { name: "URL" });
  await url.fill("https://www.instagram.com/p/Typed1/");
  change("DELETE FROM second_factors");
  await page.getByRole("button", { name: "Create Link" }).click();
  await expect(dialogAlert(page)).toContainText("Set up two-step sign-in first.");
  await expect(dialogAlert(page)).toContainText("once two-step sign-in is on");
  await expect(url).toHaveValue("https://www.instagram.com/p/Typed1/");
  change(setUp);
  await page.getByRole("button", { name: "Create Link" }).click();
  await expect(page.getByRole("status").first()).toContainText("added");
});

test("the first use of a badge works with the connection gone already @long", async ({
  page,
  app,
}) => {
  const quiet = watchRequests(page);
  const told = await badgeForm.open(page, app);
  await quiet();
  await page.route("**", (route) => route.abort());
  await openRow(page).getByRole("button").click();
  await expect(told).toContainText("The server could not be reached.");
  await openRow(page).getByRole("link", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Doctor" });
  await expect(dialog.getByRole("alert")).toContainText("The server could not be reached.");
  await page.unroute("**");
  await dialog.getByRole("link", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeVisible();
});

test("two quick clicks on a badge are two changes, and the last one counts", async ({
  page,
  app,
}) => {
  await badgeForm.open(page, app);
  const badge = openRow(page).getByRole("button");
  const steps = await page.evaluate(() => history.length);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await badge.dblclick();
  await expect(badge).toHaveText(/^Available:/);
  await expect.poll(() => sent).toBe(2);
  await badge.click();
  await expect(badge).toHaveText(/^Unavailable:/);
  const id = new URL(page.url()).searchParams.get("open");
  const stored = () =>
    onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT availability FROM doctors WHERE id = ?").pluck().get(id),
    );
  await expect.poll(() => sent).toBe(3);
  await expect.poll(stored).toBe("unavailable");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a form is sent once, and stays busy until the next page is there", async ({ page, app }) => {
  await newLink.open(page, app);
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/\/dashboard\/Links\.data/, async (route) => {
    await shown;
    await route.continue();
  });
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  const list = page.waitForRequest(/\/dashboard\/Links\.data/);
  await page.getByRole("button", { name: "Create Link" }).dblclick();
  const busy = page.getByRole("button", { name: "Creating..." });
  await list;
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await page.getByLabel("URL").press("Enter");
  await page.keyboard.press("Enter");
  expect(sent).toBe(1);
  show();
  await expect(page.getByText("The link was added.")).toBeVisible();
  expect(sent).toBe(1);
});

test("a list that does not come after a form was saved is told as that @long", async ({
  page,
  app,
}) => {
  await newLink.open(page, app);
  await page.route(/\/dashboard\/Links\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Create Link" }).click();
  const told = page.getByRole("alert");
  await expect(told).toContainText("Failed to fetch links");
  await expect(told).toContainText("Your change was saved.");
  await page.unroute(/\/dashboard\/Links\.data/);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("The link was added.")).toBeVisible();
  await page.route(/\/dashboard\/Careers\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career Applications");
  await expect(told).toHaveText("Failed to fetch careersThe server could not be reached.");
});

test("a link in the summary of mistakes leads to its field, costs nothing, and goes when that is edited", async ({
  page,
}) => {
  await openQuietly(page, "/careers");
  await fillInApplication(page, "Linked Applicant");
  await page.getByLabel("Phone Number (10 digit)").fill("98765");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  await page.getByRole("link", { name: "Phone must be 10 digits" }).click();
  await expect(page.getByLabel("Phone Number (10 digit)")).toBeFocused();
  await expect(page.locator("#application-phone-error")).toBeVisible();
  await page.getByLabel("Phone Number (10 digit)").fill("9876543210");
  await expect(page.getByText("Phone must be 10 digits")).toHaveCount(0);
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Linked Applicant");
});

test("what the server keeps for a form survives a later failure", async ({ page }) => {
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Staged");
  await page.getByLabel("Phone").fill("123");
  const input = page.getByLabel("Photo (optional)");
  await input.setInputFiles({ ...photo, buffer: await picture("png", 8, 8) });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(dialogAlert(page)).toContainText("Phone number must be 10 digits.");
  await input.setInputFiles([]);
  await page.getByLabel("Phone").fill("9812345678");
  await whileBroken(page, faults.gone, async () => {
    await page.getByRole("button", { name: "Create" }).click();
    await expect(dialogAlert(page)).toContainText("The server could not be reached.");
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Dr Staged was added.")).toBeVisible();
  await page.goto("/dashboard/AddDoctor?q=Dr+Staged");
  const row = page.getByRole("row").filter({ hasText: "Dr Staged" });
  await expect(row.locator("img[src^='/uploads/']")).toBeVisible();
});

test("a photo that was moved after it was chosen is told as that @long", async ({ page }) => {
  const file = join(emptyDirectory(), "moved.png");
  await writeFile(file, await picture("png", 8, 8));
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Moved");
  await page.getByLabel("Photo (optional)").setInputFiles(file);
  await expect(page.locator("img[src^='blob:']")).toBeVisible();
  await rm(file);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(dialogAlert(page)).toContainText("The chosen file cannot be read.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Moved");
});

test("a session that ended, and then the connection too, cost nothing @long", async ({
  page,
  app,
}) => {
  test.slow();
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Twice Unlucky");
  endSessions(app);
  const isQuiet = watchRequests(page);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await isQuiet();
  await page.route("**", (route) => route.abort());
  await page.getByLabel("Your Email").fill(admin.email);
  for (const press of ["first", "second"]) {
    await test.step(`the ${press} try without a connection`, async () => {
      await page.getByLabel("Your Password").fill(admin.password);
      // What was lost is sent once more by itself.
      let left = 2;
      const failed = page.waitForEvent("requestfailed", () => --left === 0);
      await page.getByRole("button", { name: "Sign In" }).click();
      await failed;
      await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
    });
  }
  await page.unroute("**");
  await expect(page.getByLabel("Your Password")).toHaveValue(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Go on and save" }).click();
  await expect(page.getByText("Dr Twice Unlucky was added.")).toBeVisible();
});
