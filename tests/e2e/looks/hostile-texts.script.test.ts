import { admin, startApp } from "../../app/http.ts";
import { saveHostileTexts } from "../../hostile/hostile-texts.ts";
import { share } from "../../runner/rounds.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const pages = ["/", "/about", "/management", "/contact", "/insurance", "/doctors", "/ChestPain"];
const forms = ["Texts", "Leaders", "Contact"].map((group) => `/dashboard/Hospital/${group}`);

test("texts that would run open no dialog, and nothing has to be kept from running", async ({
  page,
}) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  await saveHostileTexts(await app.as(admin));
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  await signIn(page, `${app.origin}/dashboard`, app.origin);
  for (const path of share([...pages, ...forms], 2)) {
    await page.goto(app.origin + path);
    await expect(page.getByText("alert(1)").or(page.locator("textarea")).first()).toBeAttached();
    expect(await page.locator("x-evil").count()).toBe(0);
    expect([path, heard]).toEqual([path, []]);
  }
});
