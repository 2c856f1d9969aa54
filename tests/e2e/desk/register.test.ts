import type { Page } from "@playwright/test";
import { everyDay, logIn } from "../../api/api.ts";
import { admin } from "../../app/http.ts";
import { share } from "../../runner/rounds.ts";
import { findLayoutProblems } from "../support/layout-problems.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

const register = "/dashboard/Register";

async function openOf(page: Page, doctor: string): Promise<void> {
  await page.goto(register);
  await page
    .getByRole("list", { name: "Sittings" })
    .getByRole("link", { name: doctor })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name: doctor })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

for (const width of share([1280, 360], 2)) {
  test(
    `at ${width} pixels a morning at the desk goes from one row to the next`,
    {
      tag: width > 360 ? "@scripted" : "@plain",
    },
    async ({ page, addDoctor, app, javaScriptEnabled, browserName }, { project }) => {
      const name = `Dr Parameswaran ${project.name} ${width}`;
      const family = `${width}`.padStart(6, "0");
      const phone = `98${javaScriptEnabled ? "11" : "22"}${family}`;
      const id = await addDoctor({ name });
      const { bearer } = await logIn(app);
      for (const hours of [everyDay, { ...everyDay, from: "08:00" }]) {
        await app.send("POST", `/api/v1/doctor/${id}/sittings`, hours, bearer);
      }
      await page.setViewportSize({ width, height: 740 });
      await signIn(page, register);
      await openOf(page, name);

      // Somebody new walks in.
      await page.getByRole("link", { name: "Walk-in" }).click();
      await page.getByLabel("Phone number").fill(phone);
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Name" }).fill("Harpreet Kaur");
      await page.getByRole("textbox", { name: "Age", exact: true }).fill("34");
      await page.getByRole("button", { name: "Give token", exact: true }).click();
      await expect(page.getByRole("status").first()).toContainText("Token 1 for Harpreet Kaur");

      // The phone rings: the number is known, the doctor is chosen already.
      await page.getByRole("link", { name: "New appointment" }).click();
      await page.getByLabel("Phone number").fill(phone);
      await page.keyboard.press("Enter");
      await page.getByText("Somebody else").click();
      await page.getByRole("textbox", { name: "Name" }).fill("Manjit Singh");
      await page.getByRole("button", { name: "Give token", exact: true }).click();
      await expect(rowOf(page, "Manjit Singh")).toBeVisible();

      await rowOf(page, "Manjit Singh").getByRole("button", { name: "Arrived" }).click();
      await expect(page.getByRole("status").first()).toContainText("Manjit Singh is waiting.");

      await page.getByRole("button", { name: "Call 1: Harpreet Kaur" }).click();
      await expect(page.getByRole("status").first()).toContainText("Harpreet Kaur is being seen");
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();

      const row = rowOf(page, "Manjit Singh");
      await row.getByText("⋯").click();
      const steps = await row.locator("details > div").boundingBox();
      expect(steps?.x).toBeGreaterThanOrEqual(0);
      expect((steps?.x ?? 0) + (steps?.width ?? 0)).toBeLessThanOrEqual(width);
      await row.getByRole("button", { name: "Left" }).click();
      await expect(rowOf(page, "Manjit Singh")).toContainText("Did not come");

      // Moved to the other hours.
      await rowOf(page, "Manjit Singh").getByText("⋯").click();
      await rowOf(page, "Manjit Singh").getByRole("link", { name: "Move…" }).click();
      await page.getByRole("button", { name: "Move", exact: true }).click();
      await expect(page.getByRole("status").first()).toContainText("Manjit Singh has token 1 now");

      await page.getByRole("link", { name: "Print list" }).click();
      await expect(page.getByRole("cell", { name: "Manjit Singh", exact: true })).toBeVisible();

      // The slip and the roll are one sheet each, whatever the dashboard has to say on the screen.
      await app.as(admin);
      await page.goto(register);
      await expect(
        page.getByText("signed in to your account on a new device").first(),
      ).toBeVisible();
      await openOf(page, name);
      const slip = rowOf(page, "Harpreet Kaur").getByRole("link", { name: "Slip" });
      await rowOf(page, "Harpreet Kaur").getByText("⋯").click();
      await slip.click();
      for (const paper of ["On 80 mm paper", "On A5 paper"]) {
        await page.getByRole("link", { name: paper }).click();
        await expect(page.getByRole("link", { name: paper })).toHaveCount(0);
        if (browserName !== "chromium") continue;
        const sheet = await page.pdf({ preferCSSPageSize: true });
        expect(sheet.toString("latin1").match(/\/Count \d+/g)).toEqual(["/Count 1"]);
      }

      const visitor = await page.context().newPage();
      await visitor.goto(`/doctor/${id}/token`);
      await expect(visitor.getByText("Token 1 is being seen, 2 given.")).toBeVisible();
      await expect(visitor.getByText("Harpreet")).toHaveCount(0);

      // The screen on the wall is read on phones as well.
      await visitor.setViewportSize({ width: 360, height: 740 });
      await visitor.goto("/opd/board");
      // Where those of other tests fill more than one page, each has its minute.
      const another = visitor.getByRole("heading", { name: /\d of \d/ });
      await expect(visitor.getByText(name).or(another).first()).toBeVisible();
      await expect(visitor.getByText("Harpreet")).toHaveCount(0);
      expect(await visitor.evaluate(findLayoutProblems)).toEqual([]);
    },
  );
}

test(
  "the next of other hours is called from the list of sittings, and the register stays where it is",
  {
    tag: "@scripted",
  },
  async ({ page, addDoctor, app }, { project }) => {
    const { bearer } = await logIn(app);
    const names = [`Dr Shown ${project.name}`, `Dr Beside ${project.name}`] as const;
    for (const name of names) {
      const id = await addDoctor({ name });
      await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
      const body = { source: "walk-in", fee: 800, name: `Patient of ${name}`, phone: "9833000001" };
      await app.send("POST", `/api/v1/doctor/${id}/appointments`, body, bearer);
    }
    const [shown, beside] = names;
    await signIn(page, register);
    await openOf(page, shown);
    const sitting = page
      .getByRole("list", { name: "Sittings" })
      .getByRole("listitem")
      .filter({ hasText: beside });
    await sitting.getByRole("button", { name: "Call 1" }).click();
    await expect(page.getByRole("status").first()).toContainText("is being seen");
    await expect(page.getByRole("heading", { level: 2, name: shown })).toBeVisible();
    await expect(sitting.getByRole("button")).toHaveCount(0);
  },
);

test(
  "a doctor who came into OPD while the form was open is asked about when the absence begins",
  {
    tag: "@scripted",
  },
  async ({ page, addDoctor, app }, { project }) => {
    const id = await addDoctor({ name: `Dr Arrives ${project.name}` });
    await signIn(page, `${register}/away/${id}`);
    const { bearer } = await logIn(app);
    await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
    await page.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("link", { name: "This doctor is in OPD now. Choose when the absence begins." })
      .click();
    await page.getByRole("radio", { name: "Now", exact: true }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status").first()).toContainText("is away until");
  },
);
