import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import { addOneOfEach, logIn, onDatabase } from "../api.ts";
import { picture } from "../doctor-form.ts";
import { type App, admin, emptyDirectory, startApp } from "../http.ts";
import { fillIn } from "./application-form.ts";
import { faults, whileBroken } from "./connection.ts";
import { fillInDoctor } from "./doctor-form.ts";
import { endSessions } from "./end-sessions.ts";
import { openLine } from "./line.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

interface Sent {
  form: string;
  /** What the form says first when it could not be sent. */
  failure: string;
  button: string | RegExp;
  /** Opens the form and fills it in; resolves to where it tells what went wrong. */
  open(page: Page, app: App): Promise<Locator>;
  /** Checks that all that was typed is still there. */
  kept(page: Page): Promise<void>;
  /** Checks that it was done in the end. */
  done(page: Page): Promise<void>;
}

const photo = { name: "me.png", mimeType: "image/png" };

async function one(app: App) {
  return addOneOfEach(app, (await logIn(app)).bearer);
}

function dialogAlert(page: Page): Locator {
  return page.getByRole("dialog").getByRole("alert");
}

const forms: Sent[] = [
  {
    form: "the careers form",
    failure: "Failed to submit career application",
    button: "Submit Application",
    async open(page) {
      await page.goto("/careers", { waitUntil: "networkidle" });
      await fillIn(page, "Offline Applicant");
      return page.getByRole("alert");
    },
    async kept(page) {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Offline Applicant");
      await expect(page.getByLabel("Resume Link")).toHaveValue("drive.example.com/journey");
    },
    done: (page) => expect(page.getByText("You have successfully applied!")).toBeVisible(),
  },
  {
    form: "the form for a new doctor",
    failure: "Failed to create doctor",
    button: "Create",
    async open(page) {
      await signIn(page, "/dashboard/AddDoctor/new");
      await fillInDoctor(page, "Dr Cut Off");
      const input = page.getByLabel("Photo (optional)");
      await input.setInputFiles({ ...photo, buffer: await picture("png", 8, 8) });
      return dialogAlert(page);
    },
    async kept(page) {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Cut Off");
      const slots = page.getByRole("group", { name: "Video Slots" });
      await expect(slots.getByLabel("09:30 AM")).toBeChecked();
      await expect(page.getByLabel("Photo (optional)")).toHaveValue(/me\.png$/);
      await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
    },
    done: (page) => expect(page.getByText("Dr Cut Off was added.")).toBeVisible(),
  },
  {
    form: "the form of a doctor",
    failure: "Failed to update doctor",
    button: "Update",
    async open(page, app) {
      const { doctor } = await one(app);
      await signIn(page, `/dashboard/AddDoctor/${doctor}/edit`);
      await page.getByLabel("Name", { exact: true }).fill("Dr Typed Anew");
      return dialogAlert(page);
    },
    kept: (page) => expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Typed Anew"),
    done: (page) => expect(page.getByText("Dr Typed Anew was updated.")).toBeVisible(),
  },
  {
    form: "the question whether to delete a doctor",
    failure: "Failed to delete doctor",
    button: "Delete",
    async open(page, app) {
      const { doctor } = await one(app);
      await signIn(page, `/dashboard/AddDoctor/${doctor}/delete`);
      return dialogAlert(page);
    },
    kept: (page) => expect(page.getByRole("dialog")).toContainText("Dr Test Doctor"),
    done: (page) => expect(page.getByText("Dr Test Doctor was deleted.")).toBeVisible(),
  },
  {
    form: "the badge of a doctor",
    failure: "Failed to update availability",
    button: /Set to unavailable/,
    async open(page, app) {
      const { doctor } = await one(app);
      await signIn(page, `/dashboard/AddDoctor?q=test+doctor&open=${doctor}`);
      const row = page.getByRole("row").filter({ hasText: "Hide" });
      return row.getByRole("alert");
    },
    kept: (page) =>
      expect(page.getByRole("row").filter({ hasText: "Hide" })).toContainText("Available:"),
    done: (page) =>
      expect(page.getByRole("row").filter({ hasText: "Hide" })).toContainText("Unavailable:"),
  },
  {
    form: "the form for a new link",
    failure: "Failed to create link",
    button: "Create Link",
    async open(page) {
      await signIn(page, "/dashboard/Links/new");
      await page.getByLabel("Category", { exact: true }).selectOption("Media Page Instagram Links");
      await page.getByLabel("URL").fill("https://www.instagram.com/reel/CutOff1/");
      return dialogAlert(page);
    },
    async kept(page) {
      await expect(page.getByLabel("Category", { exact: true })).toHaveValue("mediainsta");
      await expect(page.getByLabel("URL")).toHaveValue("https://www.instagram.com/reel/CutOff1/");
    },
    done: (page) => expect(page.getByText("The link was added.")).toBeVisible(),
  },
  {
    form: "the question whether to delete a link",
    failure: "Failed to delete link",
    button: "Delete",
    async open(page, app) {
      const { link } = await one(app);
      await signIn(page, `/dashboard/Links/${link}/delete`);
      return dialogAlert(page);
    },
    kept: (page) => expect(page.getByRole("dialog")).toContainText("Test12345"),
    done: (page) => expect(page.getByText("The link was deleted.")).toBeVisible(),
  },
  {
    form: "the question whether to delete an application",
    failure: "Failed to delete career",
    button: "Delete",
    async open(page, app) {
      const { application } = await one(app);
      await signIn(page, `/dashboard/Careers/${application}/delete`);
      return dialogAlert(page);
    },
    kept: (page) => expect(page.getByRole("dialog")).toContainText("Test Applicant"),
    done: (page) => expect(page.getByText("The application was deleted.")).toBeVisible(),
  },
  {
    form: "the sign-in",
    failure: "Login failed",
    button: "Sign In",
    async open(page) {
      await page.goto("/signin", { waitUntil: "networkidle" });
      await page.getByLabel("Your Email").fill(admin.email);
      await page.getByLabel("Your Password").fill(admin.password);
      return page.getByRole("alert");
    },
    async kept(page) {
      await expect(page.getByLabel("Your Email")).toHaveValue(admin.email);
      await expect(page.getByLabel("Your Password")).toHaveValue(admin.password);
    },
    done: (page) => expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible(),
  },
  {
    form: "a device that is signed out",
    failure: "Failed to sign out the device",
    button: /^Sign out/,
    async open(page, app) {
      await app.as(admin);
      await signIn(page, "/dashboard/Devices");
      return page.getByRole("row").filter({ hasText: "Unknown device" }).first().getByRole("alert");
    },
    kept: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Signed-in devices"),
    done: (page) => expect(page.getByText("The device was signed out.")).toBeVisible(),
  },
];

async function seeFailures(page: Page, sent: Sent, told: Locator): Promise<void> {
  const button = page.getByRole("button", { name: sent.button }).first();
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
  await button.click();
  await sent.done(page);
}

for (const sent of forms) {
  test(`${sent.form} tells why it could not be sent, loses nothing, and can be sent again`, async ({
    page,
    app,
  }) => {
    test.slow();
    await page.clock.install();
    const told = await sent.open(page, app);
    await seeFailures(page, sent, told);
  });
}

test("the form for the first account tells why it could not be sent, and can be sent again", async ({
  page,
}) => {
  test.slow();
  await using fresh = await startApp({}, emptyDirectory());
  const [, path = ""] = /(\/setup\?code=[\w-]+)/.exec(fresh.log()) ?? [];
  await page.clock.install();
  await page.goto(fresh.origin + path, { waitUntil: "networkidle" });
  await page.getByLabel("Name").fill("Desk");
  await page.getByLabel("Email").fill("desk@example.org");
  await page.getByLabel("Password", { exact: true }).fill("long enough");
  const kept = async () => {
    await expect(page.getByLabel("Name")).toHaveValue("Desk");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("long enough");
  };
  const sent = {
    ...{ form: "", failure: "Failed to create the account", button: "Create account", kept },
    open: async () => page.getByRole("alert"),
    done: () => expect(page.getByRole("heading", { name: "Staff sign-in" })).toBeVisible(),
  };
  await seeFailures(page, sent, await sent.open());
});

test("the form for a new password tells why it could not be sent, and can be sent again", async ({
  page,
}) => {
  test.slow();
  await using own = await startApp();
  await page.clock.install();
  await page.goto(`${own.origin}/signin?next=/dashboard/Devices/password`);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(admin.password);
  await page.getByLabel("New password", { exact: true }).fill("another password");
  const kept = async () => {
    await expect(page.getByLabel("Current password", { exact: true })).toHaveValue(admin.password);
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("another password");
  };
  const sent = {
    ...{ form: "", failure: "Failed to change the password", button: "Change password", kept },
    open: async () => dialogAlert(page),
    done: () => expect(page.getByText("Your password was changed.")).toBeVisible(),
  };
  await seeFailures(page, sent, await sent.open());
});

test("a reply that is lost on its way back is not told as if nothing was saved", async ({
  page,
  app,
}) => {
  await using line = await openLine(app);
  await page.goto(`${line.origin}/careers`, { waitUntil: "networkidle" });
  await fillIn(page, "Lost Reply");
  line.fate = (_pass, lose) => lose();
  const button = page.getByRole("button", { name: "Submit Application" });
  await button.click();
  const told = page.getByRole("alert");
  await expect(told).toContainText("The server could not be reached.");
  await expect(told).not.toContainText(/nothing was|not saved/i);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lost Reply");
  line.fate = (pass) => pass();
  await button.click();
  await expect(page.getByText("You have successfully applied!")).toBeVisible();
  const rows = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT count(*) AS rows FROM applications WHERE name = 'Lost Reply'").get(),
  );
  expect(rows).toEqual({ rows: 1 });
});

test("a photo has the time it needs, and a reply that comes too late moves nobody", async ({
  page,
  app,
}) => {
  test.slow();
  await using line = await openLine(app);
  await page.clock.install();
  await page.goto(`${line.origin}/signin?next=/dashboard/AddDoctor/new`);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await fillInDoctor(page, "Dr Slow Line");
  const buffer = await picture("png", 400, 300);
  await page.getByLabel("Photo (optional)").setInputFiles({ ...photo, buffer });
  const passed = Promise.withResolvers<() => void>();
  line.fate = (pass) => passed.resolve(pass);
  await page.getByRole("button", { name: "Create" }).click();
  const passTooLate = await passed.promise;

  const told = dialogAlert(page);
  await page.clock.fastForward(32_000);
  await expect(page.getByRole("button", { name: "Creating..." })).toBeVisible();
  await expect(told).toBeHidden();
  await page.clock.fastForward(buffer.length / 20);
  await expect(told).toContainText("No reply came from the server.");
  await expect(told).toContainText("may or may not have been saved");

  const reply = page.waitForResponse((response) => response.request().method() === "POST");
  passTooLate();
  await (await reply).finished();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Slow Line");
});

test("what the server itself says is passed on", async ({ page, app }) => {
  const told = (await forms[5]?.open(page, app)) as Locator;
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
  await forms[5]?.kept(page);
});

test("the first use of a badge works with the connection gone already", async ({ page, app }) => {
  const told = (await forms[4]?.open(page, app)) as Locator;
  await page.waitForLoadState("networkidle");
  await page.route("**", (route) => route.abort());
  await page
    .getByRole("button", { name: /Set to unavailable/ })
    .first()
    .click();
  await expect(told).toContainText("The server could not be reached.");
  await page
    .getByRole("link", { name: /^Edit Dr Test Doctor/ })
    .first()
    .click();
  await expect(page.getByText("the server could not be reached")).toBeVisible();
  await page.unroute("**");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Doctor" })).toBeVisible();
});

test("two quick clicks on a badge are two changes, and the last one counts", async ({
  page,
  app,
}) => {
  await forms[4]?.open(page, app);
  const row = page.getByRole("row").filter({ hasText: "Hide" });
  const badge = row.getByRole("button");
  const steps = await page.evaluate(() => history.length);
  await badge.dblclick();
  await expect(badge).toHaveText(/^Available:/);
  await badge.click();
  await expect(badge).toHaveText(/^Unavailable:/);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(badge).toHaveText(/^Unavailable:/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a form is sent once, and stays busy until the next page is there", async ({ page, app }) => {
  await forms[5]?.open(page, app);
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

test("a list that does not come after a form was saved is told as that", async ({ page, app }) => {
  await forms[5]?.open(page, app);
  await page.route(/\/dashboard\/Links\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Create Link" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Saved, but this page could not be loaded");
  await page.unroute(/\/dashboard\/Links\.data/);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("The link was added.")).toBeVisible();
  await page.route(/\/dashboard\/Careers\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Careers" }).click();
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("Nothing was changed")).toBeHidden();
});

test("a link in the summary of mistakes leads to its field and costs nothing", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await fillIn(page, "Linked Applicant");
  await page.getByLabel("Phone Number (10 digit)").fill("98765");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await page.getByRole("link", { name: "Phone must be 10 digits" }).click();
  await expect(page.getByLabel("Phone Number (10 digit)")).toBeFocused();
  await expect(page.locator("#application-phone-error")).toBeVisible();
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
  const row = page.getByRole("row").filter({ hasText: "Dr Staged" });
  await expect(row.locator("img[src^='/uploads/']")).toBeVisible();
});

test("a photo that was moved after it was chosen is told as that", async ({ page }) => {
  const file = join(emptyDirectory(), "moved.png");
  await writeFile(file, await picture("png", 8, 8));
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Moved");
  await page.getByLabel("Photo (optional)").setInputFiles(file);
  await rm(file);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(dialogAlert(page)).toContainText("The chosen file cannot be read.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Moved");
});

test("a session that ended, and then the connection too, cost nothing", async ({ page, app }) => {
  test.slow();
  await signIn(page, "/dashboard/AddDoctor/new");
  await fillInDoctor(page, "Dr Twice Unlucky");
  endSessions(app);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**", (route) => route.abort());
  await page.getByLabel("Your Email").fill(admin.email);
  for (const press of ["first", "second"]) {
    await test.step(`the ${press} try without a connection`, async () => {
      await page.getByLabel("Your Password").fill(admin.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
    });
  }
  await page.unroute("**");
  await expect(page.getByLabel("Your Password")).toHaveValue(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Go on and save" }).click();
  await expect(page.getByText("Dr Twice Unlucky was added.")).toBeVisible();
});
