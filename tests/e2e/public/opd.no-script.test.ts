import { countClicks } from "../support/counted.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

const phone = { width: 360, height: 740 };

test("which gynaecologist is here tomorrow afternoon: three taps from the home page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const taps = countClicks();
  await taps.on(page.getByRole("link", { name: "OPD today" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OPD today");
  await taps.on(page.getByRole("link", { name: /^Tomorrow, Tue ?24/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OPD on Tuesday 24 November");
  const section = page.getByRole("heading", { name: "Obstetrics and Gynaecology" }).locator("..");
  await expect(section).toContainText("Dr Gurpreet Kaur (sample)₹900 4:00–6:00 PM · Room 3");
  expect(taps.count).toBeLessThanOrEqual(3);
  for (const path of [page.url(), "/opd/week"]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width <= phone.width]).toEqual([path, true]);
  }
});

test("on the card of a doctor the hours are read to their end on a phone", async ({
  page,
  addDoctor,
}) => {
  await page.setViewportSize(phone);
  const hospitalSlots = ["11:00 AM", "11:30 AM", "12:00 PM", "05:30 PM", "06:00 PM", "06:30 PM"];
  await addDoctor({ name: "Dr Two Sessions", hospitalSlots });
  await page.goto("/doctors?q=two+sessions");
  const hours = page.getByRole("article").getByText("11:00 AM–12:30 PM, 5:30–7:00 PM");
  await expect(hours).toContainText("Ask which days: ");
  const [line, words] = await hours.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [element, range].map((part) => part.getBoundingClientRect().right);
  });
  expect(words).toBeLessThanOrEqual((line ?? 0) + 1);
});

test("the specialities are chosen on a phone too", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/doctors");
  const main = page.getByRole("main");
  const urology = main.getByRole("link", { name: "Urology", exact: true }).first();
  await expect(urology).toBeHidden();
  await main.locator("summary").first().click();
  await urology.click();
  await expect(page).toHaveURL(/speciality=urology/);
});

test("a card leads to its page wherever it is touched", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, cards] of [
    ["/doctors", page.getByRole("article")],
    ["/", page.getByRole("region", { name: "Specialities" }).getByRole("listitem")],
    ["/", page.getByRole("region", { name: "Our Team of Experts" }).getByRole("listitem")],
    ["/GeneralSurgery", page.getByRole("region", { name: /doctor/i }).getByRole("listitem")],
  ] as const) {
    await page.goto(path);
    const card = cards.first();
    await card.scrollIntoViewIfNeeded();
    const [link, touched] = await card.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, bottom - 12);
      return [element.querySelector("a"), hit?.closest("a")].map((one) => one?.href);
    });
    expect([path, touched]).toEqual([path, link]);
  }
});

test("the front desk marks somebody away and back, adds a visiting doctor's hours and closes a day, in few clicks", async ({
  page,
}) => {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "/dashboard/AddDoctor?q=Harjit");

  const away = countClicks();
  await away.on(link(/^Away/));
  await away.on(page.getByLabel("Away today and tomorrow"));
  await away.on(page.getByLabel("Now", { exact: true }));
  await away.on(button("Save"));
  await expect(page.getByRole("status").first()).toContainText("is away until Wednesday");
  expect(away.count).toBe(4);

  const undone = countClicks();
  await undone.on(button("Undo"));
  await expect(page.getByRole("status").first()).toContainText(
    "The absence “Away Mon 23 and Tue 24 Nov” was deleted.",
  );
  await expect(page.getByRole("row").filter({ hasText: "Harjit" })).not.toContainText("Away until");
  expect(undone.count).toBe(1);
  await page.getByRole("link", { name: /^Away/ }).click();
  await page.getByLabel("Away today and tomorrow").click();
  await page.getByLabel("Now", { exact: true }).click();
  await button("Save").click();

  const back = countClicks();
  await back.on(link(/^OPD times of Dr Harjit/));
  await back.on(link(/^(Is back|Not away).*23/));
  await back.on(page.getByRole("dialog").getByRole("button", { name: "End the absence" }));
  await expect(link(/^(Is back|Not away)/)).toHaveCount(0);
  expect(back.count).toBe(3);
  await page.goto("/opd");
  const harjit = page.getByRole("listitem").filter({ hasText: "Dr Harjit Singh" });
  await expect(harjit.first()).toContainText("In OPD now until 11:00 AM");

  await page.goto("/dashboard/AddDoctor?q=Karan");
  const visiting = countClicks();
  await visiting.on(link(/^OPD times of Dr Karan/));
  await visiting.on(link("Add OPD session"));
  await visiting.on(page.getByLabel("Sat"));
  await visiting.choose(page.getByLabel("From"), "10:00 AM");
  await visiting.choose(page.getByLabel("To", { exact: true }), "1:00 PM");
  await visiting.on(page.getByText("Only some weeks, or only for a time"));
  await visiting.on(page.getByLabel("2nd", { exact: true }));
  await visiting.on(page.getByLabel("4th", { exact: true }));
  await visiting.on(button(/^Add|^Save/));
  await expect(page.getByRole("status").first()).toContainText("The OPD session was added.");
  await expect(page.getByRole("main")).toContainText("2nd and 4th Sat");
  expect(visiting.count).toBe(9);

  const closing = countClicks();
  await closing.on(link("Days without OPD"));
  await closing.on(link("Choose holidays of the State"));
  await closing.on(page.getByLabel(/26 Jan 2027/));
  await closing.on(page.getByLabel(/25 Dec 2026/));
  await closing.on(button("Close the OPD on these days"));
  await expect(page.getByRole("status").first()).toContainText("The OPD is closed on 2 more days.");
  expect(closing.count).toBe(5);
});
