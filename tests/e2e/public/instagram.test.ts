import { expect, test } from "../support/test.ts";
import { replyAsInstagram } from "./reply-as-instagram.ts";

test("nothing is asked of Instagram before a visitor plays a reel, and then only that reel", async ({
  page,
  app,
}) => {
  const asked = await replyAsInstagram(page, app);
  await page.goto("/Instagram");
  await page.getByText("Play reel 1 here").click();
  const reel = page.locator("iframe").first().contentFrame();
  await expect(reel.getByText("It will be loaded from Instagram.")).toBeVisible();
  expect(asked).toEqual([]);

  await reel.getByRole("link", { name: "Play this reel here" }).click();
  await expect(reel.getByText("The reel plays")).toBeVisible();
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.instagram\.com\/reel\/\w+\/embed$/),
  ]);
});

test("the poster of a reel has the colours of the site @plain", async ({ page }) => {
  await page.goto("/Instagram");
  await page.getByText("Play reel 1 here").click();
  const poster = page.locator("iframe").first().contentFrame().getByRole("link");
  await expect(poster).toHaveCSS("background-color", "rgb(15, 76, 84)");
});
