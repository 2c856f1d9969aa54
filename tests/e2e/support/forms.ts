import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { addOneOfEach, logIn, onDatabase } from "../../api/api.ts";
import { type App, admin, emptyDirectory } from "../../app/http.ts";
import { picture } from "../../forms/doctor-form.ts";
import { fillInApplication } from "./application-form.ts";
import { fillInDoctor } from "./doctor-form.ts";
import { openQuietly } from "./quiet.ts";
import { signIn } from "./sign-in.ts";
import { expect } from "./test.ts";

export interface Sent {
  form: string;
  failure: string;
  button: string | RegExp;
  /** Where on the page the form is, if there are others like it. */
  place?(page: Page): Locator;
  /** Opens the form and fills it in; resolves to where it tells what went wrong. */
  open(page: Page, app: App): Promise<Locator>;
  /** Checks that all that was typed is still there. */
  kept(page: Page): Promise<void>;
  /** Checks that it was done in the end, and once. */
  done(page: Page, app: App): Promise<void>;
}

export const photo = { name: "me.png", mimeType: "image/png" };

/** On a disk: a browser that sends a form again reads its file again. */
async function photoFile(): Promise<string> {
  const file = join(emptyDirectory(), photo.name);
  writeFileSync(file, await picture("png", 8, 8));
  return file;
}

async function one(app: App) {
  return addOneOfEach(app, (await logIn(app)).bearer);
}

export function openRow(page: Page): Locator {
  return page.getByRole("row").filter({ hasText: "Hide" });
}

function otherDevice(page: Page): Locator {
  return page.getByRole("row").filter({ hasText: "Unknown device" }).first();
}

export function dialogAlert(page: Page): Locator {
  return page.getByRole("dialog").getByRole("alert");
}

// Journeys share the app of their worker: others may have sent the same before.
let rowsBefore = 0;

export const forms: Sent[] = [
  {
    form: "the careers form",
    failure: "Failed to submit career application",
    button: "Submit Application",
    async open(page, app) {
      rowsBefore = countRows(app, "applications");
      await openQuietly(page, "/careers");
      await fillInApplication(page, "Offline Applicant");
      return page.getByRole("alert");
    },
    async kept(page) {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Offline Applicant");
      await expect(page.getByLabel("Resume Link")).toHaveValue("drive.example.com/journey");
    },
    async done(page, app) {
      await expect(page.getByText("You have successfully applied!")).toBeVisible();
      expect(countRows(app, "applications")).toBe(rowsBefore + 1);
    },
  },
  {
    form: "the form for a new doctor",
    failure: "Failed to create doctor",
    button: "Create",
    async open(page, app) {
      rowsBefore = countRows(app, "doctors");
      await signIn(page, "/dashboard/AddDoctor/new");
      await fillInDoctor(page, "Dr Cut Off");
      const input = page.getByLabel("Photo (optional)");
      await input.setInputFiles(await photoFile());
      return dialogAlert(page);
    },
    async kept(page) {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr Cut Off");
      const slots = page.getByRole("group", { name: "Video Slots" });
      await expect(slots.getByLabel("09:30 AM")).toBeChecked();
      await expect(page.getByLabel("Photo (optional)")).toHaveValue(/me\.png$/);
      await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
    },
    async done(page, app) {
      await expect(page.getByText("Dr Cut Off was added.")).toBeVisible();
      expect(countRows(app, "doctors")).toBe(rowsBefore + 1);
    },
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
    place: openRow,
    async open(page, app) {
      const { doctor } = await one(app);
      await signIn(page, `/dashboard/AddDoctor?q=test+doctor&open=${doctor}`);
      return openRow(page).getByRole("alert");
    },
    kept: (page) => expect(openRow(page)).toContainText("Available:"),
    done: (page) => expect(openRow(page)).toContainText("Unavailable:"),
  },
  {
    form: "the form for a new link",
    failure: "Failed to create link",
    button: "Create Link",
    async open(page, app) {
      rowsBefore = countRows(app, "links");
      await signIn(page, "/dashboard/Links/new");
      await page.getByLabel("Category", { exact: true }).selectOption("Media Page Instagram Links");
      await page.getByLabel("URL").fill("https://www.instagram.com/reel/CutOff1/");
      return dialogAlert(page);
    },
    async kept(page) {
      await expect(page.getByLabel("Category", { exact: true })).toHaveValue("mediainsta");
      await expect(page.getByLabel("URL")).toHaveValue("https://www.instagram.com/reel/CutOff1/");
    },
    async done(page, app) {
      await expect(page.getByText("The link was added.")).toBeVisible();
      expect(countRows(app, "links")).toBe(rowsBefore + 1);
    },
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
      await openQuietly(page, "/signin");
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
    place: otherDevice,
    async open(page, app) {
      await app.as(admin);
      await signIn(page, "/dashboard/Devices");
      return otherDevice(page).getByRole("alert");
    },
    kept: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("My account"),
    done: (page) => expect(page.getByText("The device is signed out.")).toBeVisible(),
  },
];

function countRows(app: App, table: string): number {
  return onDatabase(app, (sqlite) => sqlite.prepare(`SELECT 1 FROM ${table}`).all().length);
}
