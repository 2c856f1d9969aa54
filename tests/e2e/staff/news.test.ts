import { startMailServer } from "../../app/mail-server.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

test("an administrator has new applications told by email and in a feed", {
  tag: oneWay(3),
}, async ({ page }) => {
  await using server = await startMailServer();
  await signIn(page, "/dashboard/News");
  await page.getByRole("link", { name: "Set up email" }).click();
  await page.getByLabel("Mail server").fill("two words");
  await page.getByLabel("Protection of the connection").selectOption({ index: 2 });
  await page.getByLabel("Port").fill(String(server.port));
  await page.getByLabel("Sender").fill("website@example.org");
  await page.getByLabel("Who gets the news").fill("desk@example.org");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Enter the name of the mail server");
  await page.getByLabel("Mail server").fill("127.0.0.1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Email is set up. Now send a test.")).toBeVisible();
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await expect(page.getByLabel("Mail server")).toHaveValue("127.0.0.1");
  await expect(page.getByLabel("Protection of the connection")).toHaveValue("none");

  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test was sent to desk@example.org.")).toBeVisible();
  expect(server.taken.join()).toContain("Subject: A test from the website of");
  await page.getByRole("link", { name: "Switch off email" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Email is off. Nothing is sent any more.")).toBeVisible();
  await expect(page.getByLabel("Mail server")).toHaveValue("");

  await page.getByRole("main").getByRole("link", { name: "Alerts" }).click();
  await page.getByRole("link", { name: "Make an address" }).click();
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = (await page.locator("#address").textContent()) ?? "";
  expect((await fetch(address)).status).toBe(200);
  await page.getByRole("link", { name: "Done" }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("The address of your news feed has ended.")).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});
