import type { Locator, Page } from "@playwright/test";
import { share } from "../../runner/rounds.ts";
import { fillInDoctor } from "../support/doctor-form.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

const list = "/dashboard/AddDoctor";

/** Two ranges are sent with the form where there is no script to add them one by one. */
async function chooseRanges(slots: Locator, script: boolean): Promise<void> {
  for (const [row, [from, to]] of [
    ["9:00 AM", "12:00 PM"],
    ["5:00 PM", "7:00 PM"],
  ].entries()) {
    const add = slots.getByRole("button", { name: "Add" });
    if (script) await add.waitFor();
    await slots
      .getByLabel("From")
      .nth(script ? 0 : row)
      .selectOption(from as string);
    await slots
      .getByLabel("to", { exact: true })
      .nth(script ? 0 : row)
      .selectOption(to as string);
    if (script) await add.click();
  }
}

async function expectInView(page: Page, row: Locator, message: string): Promise<void> {
  const status = page.getByRole("status").filter({ hasText: message });
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(row).toContainText("Changed just now");
  await expect(row).toBeInViewport({ ratio: 1 });
  const [above, below] = [await status.boundingBox(), await row.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

for (const width of share([1280, 360], 2)) {
  test(
    `at ${width} pixels what was changed is in view, marked, and a click from the website`,
    {
      tag: width > 360 ? "@scripted" : "@plain",
    },
    async ({ page, addDoctor, browserName, javaScriptEnabled: script }, { project }) => {
      // The sandbox that stands for a Firefox without script switches autofocus off too.
      const focuses = script || browserName !== "firefox";
      const nameField = page.getByRole("dialog").getByLabel("Name", { exact: true });
      const family = `${project.name} ${width}`;
      const name = `Dr Zubin ${family}`;
      for (let number = 10; number < 20; number += 1) {
        await addDoctor({ name: `Dr Crowd ${number} ${family}`, fees: number });
      }
      await page.setViewportSize({ width, height: 740 });
      await signIn(page, `${list}?q=${encodeURIComponent(family)}&sort=-fees`);
      await page.getByRole("link", { name: "Add Doctor" }).last().click();
      if (focuses) await expect(nameField).toBeFocused();
      await fillInDoctor(page, name);
      await page.getByLabel("Phone").fill("+91 98765-43210");
      await page.getByLabel("Fees").fill("₹ 1");
      await page.getByLabel("Experience").fill("15+ years");
      const hospital = page.getByRole("group", { name: "Hospital Slots" });
      await hospital.getByLabel("09:30 AM").uncheck();
      await chooseRanges(hospital, script);
      await page.getByLabel("Same as hospital slots").check();
      await page.getByRole("button", { name: "Create" }).click();

      const row = page.getByRole("row").filter({ hasText: name }).first();
      await expectInView(page, row, `${name} was added.`);
      await expect(row).toContainText("15 years");
      const toWebsite = page.getByRole("link", { name: "View on website" });
      const website = await toWebsite.getAttribute("href");

      await row.getByRole("button", { name: /Set to unavailable/ }).click();
      await expectInView(page, row, `${name} is now unavailable.`);
      if (width === 360) {
        const { height = 0 } = (await row.boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(160);
        await expect(row.getByRole("link", { name: /^Edit/ })).toBeHidden();
        await row.getByText("More", { exact: false }).click();
        await expect(row.getByRole("link", { name: "9876543210" }).last()).toBeVisible();
      }
      await row.getByRole("link", { name: /^Edit/ }).click();
      if (focuses) await expect(nameField).toBeFocused();
      await page.getByLabel("Languages spoken").fill("Gujarati");
      await page.getByRole("button", { name: "Update" }).click();
      await expectInView(page, row, `${name} was updated.`);
      await expect(toWebsite).toHaveAttribute("href", website ?? "");
      await page.goto(website ?? "");
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText("Gujarati")).toBeVisible();
    },
  );
}

test("ten doctors and their actions are seen at once, under a head that stays @scripted", async ({
  page,
  addDoctor,
}, { project }) => {
  const specialization = "Otorhinolaryngology and Oesophagogastroduodenoscopy";
  const email = "a.very.long.name.of.a.mailbox@department.hospital.example.org";
  const name = `Dr Long ${project.name} Venkatanarasimharajuvaripeta Subramaniam Balasubrahmanyam`;
  await addDoctor({ name, specialization, contact: { phone: "9876543210", email } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, list);
  const known = page.getByRole("button", { name: "This was me" });
  while (await known.first().isVisible()) {
    const count = await known.count();
    await known.first().click();
    await expect(known).not.toHaveCount(count);
  }
  const rows = page.locator("tbody tr");
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  await page.locator("tbody tr").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeInViewport({ ratio: 1 });

  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  for (const width of [1025, 1060, 1100, 1140, 1180, 1220, 1260, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    for (const action of [/^Edit/, /^Delete/, /^View details/]) {
      const link = page.getByRole("link", { name: action });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByRole("row").filter({ hasText: name }).first();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(160);
  await card.getByText("More", { exact: false }).click();
  const isWhole = (text: Element) => text.scrollHeight <= text.clientHeight + 1;
  expect(await card.locator("strong").first().evaluate(isWhole)).toBe(true);
  await expect(card.getByText(specialization)).toBeVisible();
});

test(
  "the head of the list sorts it, and the overview leads to who is away",
  { tag: oneWay(11) },
  async ({ page, addDoctor }, { project }) => {
    const word = `Sorting ${project.name}`;
    await addDoctor({ name: `Dr A ${word}`, fees: 100, availability: "unavailable" });
    await addDoctor({ name: `Dr B ${word}`, fees: 20 });
    await signIn(page);
    await page.getByRole("link", { name: "of them unavailable" }).click();
    await expect(page.getByLabel("Availability").first()).toHaveValue("unavailable");
    await expect(page.getByRole("row", { name: `Dr A ${word}` })).toBeVisible();
    await expect(page.getByRole("button", { name: /Set to unavailable/ })).toHaveCount(0);

    await page.getByLabel("Search", { exact: true }).fill(word);
    await page.getByLabel("Availability").first().selectOption("All");
    await page.getByRole("button", { name: "Search" }).click();
    const names = page.locator("tbody strong").filter({ visible: true });
    await expect(names).toHaveText([`Dr A ${word}`, `Dr B ${word}`]);
    const fees = page.getByRole("columnheader", { name: "Fees" });
    await fees.getByRole("link").click();
    await expect(fees).toHaveAttribute("aria-sort", "ascending");
    await expect(names).toHaveText([`Dr B ${word}`, `Dr A ${word}`]);
    await fees.getByRole("link").click();
    await expect(fees).toHaveAttribute("aria-sort", "descending");
    await page.reload();
    await expect(names).toHaveText([`Dr A ${word}`, `Dr B ${word}`]);
  },
);
