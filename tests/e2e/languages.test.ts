import { expect } from "./test.ts";
import { test } from "./timed.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("somebody who reads Hindi finds a women's doctor and the hours @browsers", async ({
  page,
}) => {
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

test("somebody who reads Punjabi sees who sits tomorrow, and comes back to English", async ({
  page,
}) => {
  await page.goto("/pa/opd");
  const days = page.getByRole("navigation", { name: "ਦਿਨ" });
  await days.getByRole("link", { name: /^ਭਲਕੇ/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^ਓ\.ਪੀ\.ਡੀ\.: / })).toBeVisible();
  await page.getByText("ਵਿਭਾਗ ਜਾਂ ਡਾਕਟਰ ਚੁਣੋ").click();
  await page.getByLabel("ਵਿਭਾਗ", { exact: true }).selectOption("ਬੱਚਿਆਂ ਦਾ ਵਿਭਾਗ");
  await page.getByRole("button", { name: "ਵਿਖਾਓ" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("ਬੱਚਿਆਂ ਦਾ ਵਿਭਾਗ");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "OPD today" })).toBeVisible();
});
