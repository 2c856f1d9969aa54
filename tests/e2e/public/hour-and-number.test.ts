import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const phone = { width: 360, height: 740 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether an element is in the window with nothing of it under the sticky header. */
async function isClear(page: Page, element: Locator): Promise<boolean> {
  const [box, header] = [await boxOf(element), await boxOf(page.locator("body > header"))];
  const height = page.viewportSize()?.height ?? 0;
  return box.y >= header.bottom && box.bottom <= height;
}

/** The address changes before the page is whole and stands where it stays. */
async function expectLoaded(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState();
}

function panelOf(page: Page): Locator {
  return page.getByRole("complementary", { name: /^OPD of / });
}

test.describe("on a phone", { tag: "@plain" }, () => {
  test.use({ viewport: phone });

  for (const about of ["Short.", "A very long story. ".repeat(200)]) {
    test(
      `Check Availability leads to the times, of a doctor with ${about.length} characters of About`,
      {
        tag: about.length < 10 ? "@long" : [],
      },
      async ({ page, addDoctor }, { project }) => {
        const name = `Dr ${project.name} ${about.length}`;
        const id = await addDoctor({ name, about });
        await page.goto(`/doctors?q=${encodeURIComponent(name)}`);
        await page.getByRole("link", { name: /^Check Availability/ }).click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
        await expectLoaded(page, new RegExp(`/doctor/${id}#times$`));
        const panel = panelOf(page);
        await expect.poll(() => isClear(page, panel.getByRole("heading"))).toBe(true);
        expect(await isClear(page, panel.getByText("4:00–4:30 PM"))).toBe(true);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(panel.getByText("04:00 PM")).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(panel.getByRole("link", { name: /^Call / })).toBeFocused();
      },
    );
  }

  test("the doctors are a list that one looks through, and a card leads to its doctor", async ({
    page,
    addDoctor,
  }, { project }) => {
    await page.goto("/doctors");
    const heights = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(175);
    // Other journeys may have added doctors to the 21 of the samples.
    const added = heights.sort((one, other) => one - other).slice(21);
    const { height } = await boxOf(page.locator("html"));
    expect(height - added.reduce((sum, card) => sum + card + 4, 0)).toBeLessThan(4800);

    const name = `Dr ${project.name} Venkatanarasimharajuvaripeta Subrahmanyam Ranganathan Iyer`;
    const specialization = "Gynaecology and Reproductivemedicinewithfetaltherapyandgenetics";
    const hospital = "Morni Hospital, second building beside the water tank, Sector 20, Panchkula";
    const hospitalSlots = ["09:00 AM", "11:00 AM", "11:30 AM", "05:00 PM", "06:30 PM"];
    const id = await addDoctor({ name, specialization, hospital, hospitalSlots, fees: 12500 });
    await page.goto(`/doctors?q=${encodeURIComponent(name)}`);
    const card = page.getByRole("article");
    // Other journeys may have entered OPD days: then the line of the hours says to ask for them, and breaks.
    const isLonger = (await card.getByText("Ask which days").count()) > 0;
    expect((await boxOf(card)).height).toBeLessThanOrEqual(isLonger ? 175 + 16 : 175);
    // All but the room of the dot before it, which is not there at the beginning of a line.
    await expect(card.getByText("₹12,500")).toBeInViewport({ ratio: 0.9 });
    await expect(card.getByText("9:00 AM–7:00 PM, with breaks")).toBeVisible();
    const [profile, times] = [
      await boxOf(card.getByRole("link", { name: /^View Full Profile/ })),
      await boxOf(card.getByRole("link", { name: /^Check Availability/ })),
    ];
    expect(times.y).toBe(profile.y);
    expect([profile.height, times.height]).toEqual([44, 44]);
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(new RegExp(`/doctor/${id}$`));

    await page.goto("/doctors");
    await page.locator("summary").click();
    await page.locator("main").getByRole("link", { name: specialization, exact: true }).click();
    await expectLoaded(page, /\?speciality=gynaecology/);
    await expect(page.getByText(`1 doctor in ${specialization}`)).toBeVisible();
    // A scroll bar may take some of the 360.
    const hidden = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    };
    expect(await page.evaluate(hidden)).toBe(0);
    await page.locator("summary").click();
    await page.locator("main").getByRole("link", { name: "Urology", exact: true }).click();
    await expectLoaded(page, /\?speciality=urology$/);
    // Other journeys may have added doctors to the two of the samples.
    await expect(page.getByText(/doctors? in Urology/)).toBeVisible();
    const cards = await page.getByRole("article").allTextContents();
    expect(cards.length).toBeGreaterThanOrEqual(2);
    expect(cards.filter((text) => !text.includes("Urology"))).toEqual([]);
    expect(await page.evaluate(hidden)).toBe(0);
  });

  test("View Full Profile begins with the doctor, then the times, then the fee", async ({
    page,
    addDoctor,
  }, { project }) => {
    const name = `Dr Order ${project.name}`;
    const id = await addDoctor({ name });
    await page.goto(`/doctors?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: /^View Full Profile/ }).click();
    await expectLoaded(page, new RegExp(`/doctor/${id}$`));
    const title = page.getByRole("heading", { level: 1, name });
    expect(await isClear(page, title)).toBe(true);
    const badge = await boxOf(page.getByText("Available", { exact: true }));
    const panel = await boxOf(panelOf(page));
    const fee = await boxOf(page.getByText("Fee", { exact: true }));
    expect(fee.y).toBeGreaterThanOrEqual(badge.bottom);
    expect(panel.y).toBeGreaterThanOrEqual(fee.bottom);
    // Other journeys may have entered OPD days: then the times stand below a line that says to call.
    const first = panelOf(page)
      .getByText(/^(?:Call to ask|4:00–4:30 PM)$/)
      .first();
    expect(await isClear(page, first)).toBe(true);
  });

  test("a doctor who is away has a number to call instead of times", async ({ page, addDoctor }, {
    project,
  }) => {
    const name = `Dr Away ${project.name}`;
    await addDoctor({ name, availability: "unavailable" });
    await page.goto(`/doctors?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: /^Check Availability/ }).click();
    const panel = panelOf(page);
    const away = panel.getByText("This doctor is not seeing patients at present.");
    await expect.poll(() => isClear(page, away)).toBe(true);
    expect(await isClear(page, panel.getByRole("link", { name: /^Call / }))).toBe(true);
    await expect(page.getByText(/\d:00/)).toHaveCount(0);
  });

  test("the emergency numbers of a page are as large as a thumb", async ({ page }) => {
    for (const path of ["/StrokeManagement", "/NeurologyT", "/about"]) {
      await page.goto(path);
      const links = page.locator('main a[href="tel:112"], main a[href="tel:108"]');
      expect(await links.count()).toBeGreaterThan(1);
      for (const link of await links.all()) {
        await link.click({ trial: true });
        const { width, height } = await boxOf(link);
        expect(width).toBeGreaterThanOrEqual(32);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test("the numbers in a red box are buttons of 44 pixels with their number as their name", async ({
    page,
  }) => {
    await page.goto("/Orthopaedic");
    const box = page.getByRole("heading", { name: /^Immediate action required: Call 112 or 108/ });
    for (const number of ["112", "108"]) {
      const link = box.getByRole("link", { name: number, exact: true });
      await expect(link).toHaveAttribute("href", `tel:${number}`);
      const { width, height } = await boxOf(link);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test("a cell of a table says of which column it is", async ({ page }) => {
    await page.goto("/StrokeManagement");
    const cell = page.locator("main td[data-label]").first();
    const label = (await cell.getAttribute("data-label")) ?? "";
    expect(label).not.toBe("");
    await expect(cell).toHaveAccessibleName(`${label} ${await cell.textContent()}`);
  });

  test("the hospital's number is not broken in two lines", async ({ page }) => {
    for (const path of ["/about", "/careers", "/search?q=xyzzy", "/doctors?q=xyzzy"]) {
      await page.goto(path);
      for (const width of [320, 340, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 740 });
        for (const link of await page.locator('main a[href^="tel:+"]:not(.button):visible').all()) {
          const lines = await link.evaluate((element) => element.getClientRects().length);
          expect([path, width, lines]).toEqual([path, width, 1]);
        }
      }
    }
  });
});

test("on a wide screen the times stand beside the doctor, and whole on the card of the home page @plain", async ({
  page,
  addDoctor,
}, { project }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = `Dr Wide ${project.name} Venkatanarasimharajuvaripeta Subrahmanyam Ranganathan Iyer`;
  const hospitalSlots = ["11:00 AM", "11:30 AM", "12:00 PM", "05:30 PM", "06:00 PM", "06:30 PM"];
  const id = await addDoctor({ name, hospitalSlots });
  await page.goto(`/doctor/${id}#times`);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await isClear(page, heading)).toBe(true);
  expect(await isClear(page, panelOf(page).getByText("4:00–4:30 PM"))).toBe(true);
  const title = await boxOf(heading);
  const about = await boxOf(page.getByRole("heading", { name: "About", exact: true }));
  const panel = await boxOf(panelOf(page));
  expect(panel.x).toBeGreaterThanOrEqual(title.right);
  expect(panel.x).toBeGreaterThanOrEqual(about.right);
  expect(panel.y).toBeLessThan(title.bottom);
  expect(about.x).toBeLessThan(title.x);

  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: name });
  const hours = card.getByText("11:00 AM–12:30 PM, 5:30–7:00 PM");
  const hidden = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await hours.evaluate(hidden)).toBe(0);
  // All cards of a carousel are as high as the highest.
  expect((await boxOf(card)).height).toBeLessThanOrEqual(520);
});
