import type { Locator, Page } from "@playwright/test";
import { logIn, sittingBody } from "../api.ts";
import { admin } from "../http.ts";
import { signIn } from "./sign-in.ts";
import { expect } from "./test.ts";
import { test } from "./timed.ts";

const everyDay = { ...sittingBody, weekdays: [1, 2, 3, 4, 5, 6, 7], from: "06:00", to: "23:00" };
const register = "/dashboard/Register";

/** Clicks as somebody with a mouse does, and counts them. */
function countClicks() {
  let clicks = 0;
  return {
    async click(locator: Locator): Promise<void> {
      clicks += 1;
      await locator.click();
    },
    async expectAtMost(most: number): Promise<void> {
      expect(clicks).toBeLessThanOrEqual(most);
      clicks = 0;
    },
  };
}

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

for (const width of [1280, 360]) {
  test(
    `at ${width} pixels a morning at the desk takes few clicks`,
    {
      tag: width > 360 ? "@wide" : "@narrow",
    },
    async ({ page, addDoctor, app, javaScriptEnabled }, { project }) => {
      const name = `Dr Morning ${project.name} ${width}`;
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
      const { click, expectAtMost } = countClicks();

      // Somebody new walks in.
      await click(page.getByRole("link", { name: "Walk-in" }));
      await page.getByLabel("Phone number").fill(phone);
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Name" }).fill("Harpreet Kaur");
      await page.getByRole("textbox", { name: "Age", exact: true }).fill("34");
      await click(page.getByRole("button", { name: "Give token", exact: true }));
      await expect(page.getByRole("status").first()).toContainText("Token 1 for Harpreet Kaur");
      await expectAtMost(4);

      // The phone rings: the number is known, the doctor is chosen already.
      await click(page.getByRole("link", { name: "New appointment" }));
      await page.getByLabel("Phone number").fill(phone);
      await page.keyboard.press("Enter");
      await click(page.getByText("Somebody else"));
      await page.getByRole("textbox", { name: "Name" }).fill("Manjit Singh");
      await click(page.getByRole("button", { name: "Give token", exact: true }));
      await expect(rowOf(page, "Manjit Singh")).toBeVisible();
      await expectAtMost(3);

      await click(rowOf(page, "Manjit Singh").getByRole("button", { name: "Arrived" }));
      await expect(page.getByRole("status").first()).toContainText("Manjit Singh is waiting.");
      await expectAtMost(1);

      await click(page.getByRole("button", { name: "Call 1: Harpreet Kaur" }));
      await expect(page.getByRole("status").first()).toContainText("Harpreet Kaur is being seen");
      await expectAtMost(1);

      const row = rowOf(page, "Manjit Singh");
      await click(row.getByText("⋯"));
      await click(row.getByRole("button", { name: "Left" }));
      await expect(rowOf(page, "Manjit Singh")).toContainText("Did not come");
      await expectAtMost(2);

      // Moved to the other hours.
      await click(rowOf(page, "Manjit Singh").getByText("⋯"));
      await click(rowOf(page, "Manjit Singh").getByRole("link", { name: "Move…" }));
      await click(page.getByRole("button", { name: "Move", exact: true }));
      await expect(page.getByRole("status").first()).toContainText("Manjit Singh has token 1 now");
      await expectAtMost(4);

      await click(page.getByRole("link", { name: "Print list" }));
      await expect(page.getByRole("cell", { name: "Manjit Singh", exact: true })).toBeVisible();
      await expectAtMost(1);

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
        const sheet = await page.pdf({ preferCSSPageSize: true });
        expect(sheet.toString("latin1").match(/\/Count \d+/g)).toEqual(["/Count 1"]);
      }

      const visitor = await page.context().newPage();
      await visitor.goto(`/doctor/${id}/token`);
      await expect(visitor.getByText("Token 1 is being seen, 2 given.")).toBeVisible();
      await expect(visitor.getByText("Harpreet")).toHaveCount(0);
    },
  );
}

test("a doctor is away: all are moved, and one is told, in few clicks", async ({
  page,
  addDoctor,
  app,
  javaScriptEnabled,
}, { project }) => {
  const name = `Dr Away ${project.name}`;
  const id = await addDoctor({ name });
  const { bearer } = await logIn(app);
  await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
  await signIn(page, register);
  for (const person of ["Om Prakash", "Rekha Devi"]) {
    const phone = `98${javaScriptEnabled ? "33" : "44"}000001`;
    await page.goto(`${register}/new?phone=${phone}&doctor=${id}`);
    if (person === "Rekha Devi") await page.getByText("Somebody else").click();
    await page.getByRole("textbox", { name: "Name" }).fill(person);
    await page.getByRole("button", { name: "Give token", exact: true }).click();
    await expect(rowOf(page, person)).toBeVisible();
  }
  const { click, expectAtMost } = countClicks();
  await click(page.getByRole("link", { name: "Move all…" }));
  await click(page.getByRole("button", { name: "Move all 2" }));
  await expect(page.getByText("0 of 2 told")).toBeVisible();
  await expectAtMost(6);
  await expect(rowOf(page, "Om Prakash").getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await click(rowOf(page, "Om Prakash").getByRole("button", { name: "Told" }));
  await expect(page.getByText("1 of 2 told")).toBeVisible();
  await expectAtMost(2);
});

test(
  "the tasks of the desk take few keys",
  { tag: ["@browsers", "@autofocus"] },
  async ({ page, addDoctor, app, javaScriptEnabled, browserName }, { project }) => {
    const id = await addDoctor({ name: `Dr Fifteen ${project.name}` });
    const { bearer } = await logIn(app);
    for (const hours of [everyDay, { ...everyDay, from: "08:00" }]) {
      await app.send("POST", `/api/v1/doctor/${id}/sittings`, hours, bearer);
    }
    await signIn(page, register);
    await openOf(page, `Dr Fifteen ${project.name}`);
    const home = page.url();
    let keys = 0;
    const press = async (...pressed: string[]) => {
      for (const key of pressed) {
        keys += 1;
        // Playwright's keys do not reach the access keys of a browser.
        const target = page.locator(`[accesskey="${key}"]`);
        if (key.length > 1) await page.keyboard.press(key);
        else if (key === "s") await target.focus();
        else await target.click();
      }
    };
    const isDone = async (text: string | RegExp, most: number) => {
      await expect(page.getByRole("status").first()).toContainText(text);
      expect([text, keys <= most, keys]).toEqual([text, true, keys]);
      keys = 0;
      await page.goto(home);
    };
    const phone = `98${javaScriptEnabled ? "57" : "58"}000${browserName === "firefox" ? "002" : "001"}`;

    // Somebody new walks in.
    await press("w");
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await page.keyboard.type(phone);
    await press("Enter");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type("Gurpreet Singh");
    await press("Tab");
    await page.keyboard.type("34");
    await press("Enter");
    await isDone("Token 1 for Gurpreet Singh", 6);

    // The phone rings: the number is known, and the doctor is chosen in the register.
    await press("n");
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await page.keyboard.type(phone);
    await press("Enter");
    await expect(page.getByRole("radio", { name: /^Gurpreet Singh/ })).toBeFocused();
    await page.getByText("Somebody else").click();
    await page.getByRole("textbox", { name: "Name" }).fill("Simran Kaur");
    await press("Enter");
    await isDone("Token 2 for Simran Kaur", 3);

    // She has arrived: found by her number, and the button has the focus.
    await press("s");
    await page.keyboard.type("Simran Kaur");
    await press("Enter");
    await expect(page.getByRole("button", { name: "Arrived" })).toBeFocused();
    await press("Enter");
    await isDone("Simran Kaur is waiting.", 3);

    await press("c");
    await isDone("Gurpreet Singh is being seen", 1);
    await press("c");
    await isDone("Simran Kaur is being seen", 1);

    await press("p");
    await expect(page.getByRole("heading", { name: /^Dr Fifteen/ })).toBeVisible();
    expect(keys).toBe(1);
  },
);

test("the keyboard alone gives a token to somebody who is known", async ({
  page,
  addDoctor,
  app,
  javaScriptEnabled,
  browserName,
}, { project }) => {
  const id = await addDoctor({ name: `Dr Keys ${project.name}` });
  const { bearer } = await logIn(app);
  await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
  await signIn(page, register);
  const phone = `98${javaScriptEnabled ? "55" : "66"}000001`;
  for (const times of [1, 2]) {
    await page.goto(`${register}/new?doctor=${id}`);
    // The sandbox in which Firefox has no script has no autofocus either.
    const isSandboxed = browserName === "firefox" && !javaScriptEnabled;
    if (isSandboxed) await page.getByLabel("Phone number").focus();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press("Enter");
    if (times === 1) {
      await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
      await page.keyboard.type("Baldev Raj");
    } else {
      await expect(page.getByRole("radio", { name: /^Baldev Raj/ })).toBeFocused();
      await page.getByText(/Later days/).waitFor();
      const days = page.locator("input[name=when]");
      await days.nth(1).check();
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").first()).toContainText("for Baldev Raj");
  }
});
