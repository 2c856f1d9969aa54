import type { Page } from "@playwright/test";
import { onDatabase } from "../../api/api.ts";
import type { Fault } from "../support/faulty-proxy.ts";
import { test } from "../support/faulty-way.ts";
import { forms } from "../support/forms.ts";
import { openQuietly } from "../support/quiet.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";

const reasons: [fault: Fault, reason: string][] = [
  ["cut", "The server could not be reached."],
  ["error", "The server reported an error (500)."],
  ["error with a message", "Back in five minutes."],
];

const walked = ["the careers form", "the badge of a doctor"];

for (const { form, failure, button, place, open, kept, done } of forms) {
  test(`${form} says in its place what went wrong, keeps what was typed, and looks after a lost reply`, {
    tag: walked.includes(form) ? [] : "@long",
  }, async ({ page, app, way }) => {
    const told = await open(page, app);
    const send = (place?.(page) ?? page).getByRole("button", { name: button });
    for (const [kind, reason] of reasons) {
      await test.step(kind, async () => {
        way.fault = { kind, of: "forms" };
        await send.click();
        await expect(told).toContainText(failure);
        await expect(told).toContainText(reason);
        await expect(told).not.toContainText(/nothing was|not saved/i);
        await kept(page);
      });
    }
    await test.step("lost", async () => {
      way.fault = { kind: "lost", of: "forms" };
      const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
      await send.click();
      await lost;
      way.fault = undefined;
      await done(page, app);
    });
  });
}

const red = "rgb(168, 38, 28)";

interface Read {
  what: string;
  from: string;
  /** Asks for what cannot be read. */
  go(page: Page): Promise<void>;
  text: string;
  /** What is there when it can be read. */
  there: string;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("link", { name }).first().click();

const reads: Read[] = [
  {
    what: "a profile from the home page",
    from: "/",
    go: press(/^Dr Asha Verma/),
    text: "Failed to fetch doctor",
    there: "Achievements",
  },
  {
    what: "a search for doctors",
    from: "/doctors",
    async go(page) {
      await page.getByPlaceholder("Name, Specialist").fill("asha");
      await page.getByPlaceholder("Name, Specialist").press("Enter");
    },
    text: "Failed to fetch available doctors",
    there: "Dr Asha Verma",
  },
  {
    what: "the list of doctors",
    from: "/dashboard",
    go: press(/^Add Doctor/),
    text: "Failed to fetch doctors",
    there: "Dr Asha Verma",
  },
  {
    what: "the applications",
    from: "/dashboard",
    go: press(/^Careers/),
    text: "Failed to fetch careers",
    there: "Download as CSV",
  },
  {
    what: "the links",
    from: "/dashboard",
    go: press(/^Add Links/),
    text: "Failed to fetch links",
    there: "Media Page Instagram Links",
  },
];

for (const { what, from, go, text, there } of reads) {
  test(`${what} that cannot be read is told in red in its place, and can be asked for again`, {
    tag: from === "/doctors" ? [] : "@long",
  }, async ({ page, way }) => {
    if (from === "/dashboard") await signIn(page, from);
    else await openQuietly(page, from);
    const told = page.getByRole("alert").filter({ hasText: text }).first();
    const again = page.getByRole("link", { name: "Try again" }).first();
    way.fault = { kind: "cut", of: "data" };
    await go(page);
    for (const [kind, reason] of [
      ...reasons,
      ["lost", "The server could not be reached."] as const,
    ]) {
      await test.step(kind, async () => {
        if (kind !== "cut") {
          way.fault = { kind, of: "data" };
          await again.click();
        }
        await expect(told).toContainText(text + reason);
        await expect(told).toHaveCSS("color", red);
        await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      });
    }
    way.fault = undefined;
    await again.click();
    await expect(page.getByText(there).first()).toBeVisible();
    await expect(told).toHaveCount(0);
  });
}

test("a doctor who cannot be read is told in the dialog, over the list", async ({
  page,
  app,
  way,
}) => {
  const id = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM doctors WHERE is_deleted = 0 ORDER BY name").pluck().get(),
  );
  await signIn(page, "/dashboard/AddDoctor");
  for (const [kind, reason] of reasons) {
    await test.step(kind, async () => {
      way.fault = { kind, of: "data" };
      await page.locator(`a[href^="/dashboard/AddDoctor/${id}/edit"]`).first().click();
      const dialog = page.getByRole("dialog", { name: "Edit Doctor" });
      await expect(dialog.getByRole("alert")).toHaveText(`Failed to fetch doctor${reason}`);
      way.fault = undefined;
      await dialog.getByRole("link", { name: "Close" }).click();
      await expect(page.getByRole("row").nth(1)).toBeVisible();
    });
  }
});
