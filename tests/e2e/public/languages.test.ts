import { showLongDay } from "#app/timetable/words.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

test.use({ viewport: { width: 360, height: 740 } });
// Each worker would start an app for them, and then one for the journeys after them.
test.describe.configure({ mode: "default" });

test("somebody who reads Hindi finds a women's doctor and the hours @plain", async ({ page }) => {
  await page.goto("/doctors");
  await page.getByRole("link", { name: "हिंदी" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "हमारे डॉक्टर" })).toBeVisible();
  await page.getByPlaceholder("नाम या विभाग").fill("महिला");
  await page.getByRole("button", { name: "खोजें", exact: true }).click();
  await expect(page.getByRole("article").first()).toContainText("महिला रोग और डिलीवरी");
  await page.getByRole("link", { name: /^Dr Asha.* का समय देखें$/ }).click();
  await expect(page.getByRole("heading", { name: /^Dr Asha.* की ओ\.पी\.डी\.$/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "आज" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^फोन करें/ }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/hi\/doctor\//);
});

test("somebody who reads Punjabi sees who sits tomorrow, and comes back to English @plain", async ({
  page,
}) => {
  await page.goto("/pa/opd");
  const days = page.getByRole("navigation", { name: "ਦਿਨ" });
  await days.getByRole("link").nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: /^ਓ\.ਪੀ\.ਡੀ\.: / })).toBeVisible();
  await page.getByText("ਵਿਭਾਗ ਜਾਂ ਡਾਕਟਰ ਚੁਣੋ").click();
  await page.getByLabel("ਵਿਭਾਗ", { exact: true }).selectOption("ਬੱਚਿਆਂ ਦਾ ਵਿਭਾਗ");
  await page.getByRole("button", { name: "ਵਿਖਾਓ" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("ਬੱਚਿਆਂ ਦਾ ਵਿਭਾਗ");
  const day = new URL(page.url()).searchParams.get("day") ?? "";
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`OPD on ${showLongDay(day)}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Paediatrics");
});

test("who applies in Hindi is told in Hindi what is missing, keeps what was typed, and is thanked @browsers", async ({
  page,
}) => {
  await page.goto("/hi/careers");
  await page.getByLabel("नाम", { exact: true }).fill("आशा देवी");
  await page.getByLabel("कौन सा काम").fill("नर्स");
  await page.getByLabel("ईमेल").fill("asha@example.org");
  await page.getByLabel(/^फोन नंबर/).fill("98765");
  const link = page.getByLabel("बायोडाटा का लिंक");
  await link.fill("https://example.org/asha");
  await page.getByRole("button", { name: "आवेदन भेजें" }).click();
  await expect(page.getByText("फोन नंबर में 10 अंक होने चाहिए").first()).toBeVisible();
  await expect(link).toHaveValue("https://example.org/asha");
  await page.getByLabel(/^फोन नंबर/).fill("9876543210");
  await page.getByRole("button", { name: "आवेदन भेजें" }).click();
  await expect(page.getByText("आपका आवेदन मिल गया!")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/hi/careers/applied");
  await expect(link).toHaveValue("");
  await expect(page.getByLabel("नाम", { exact: true })).toHaveValue("");
});

test("who types chest pain in Punjabi reads at once whom to call, and first aid in Punjabi @plain", async ({
  page,
}) => {
  await page.goto("/pa");
  const search = page.getByRole("main").getByRole("searchbox").first();
  await search.fill("ਛਾਤੀ ਵਿੱਚ ਦਰਦ");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/pa\/search/);
  await expect(page.getByRole("main").getByRole("link", { name: "112" }).first()).toBeVisible();
  await page.goto("/pa/emergency");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^ਐਮਰਜੈਂਸੀ/);
  await page.getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL(/\/hi\/emergency$/);
});

test("somebody whose child chokes reads in Punjabi what to do, from the emergency page on @plain", async ({
  page,
}) => {
  await page.goto("/pa/emergency");
  await page.getByRole("link", { name: "ਗਲੇ ਵਿੱਚ ਕੁਝ ਫਸ ਜਾਣਾ" }).click();
  await expect(page).toHaveURL(/\/pa\/ChokingAndCPR#/);
  await expect(page.locator(":target")).toBeInViewport();
  await expect(page.locator(":target")).toHaveText(/^[\p{Script=Gurmukhi}\p{P}\s]+$/u);
});
