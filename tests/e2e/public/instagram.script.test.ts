import { hydrate } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";
import { replyAsInstagram } from "./reply-as-instagram.ts";

test("a press on a row of the home page plays its reel, once, and another ends it", async ({
  page,
  app,
}) => {
  const asked = await replyAsInstagram(page, app);
  await page.goto("/");
  await hydrate(page);
  const row = page.getByText("Play reel 1 here");
  await row.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await row.click();
  const reel = page.getByTitle("Instagram reel 1", { exact: true });
  await expect(reel.contentFrame().getByText("The reel plays")).toBeVisible();
  // The click goes to the reel now.
  await reel.click();
  const paths = asked.map((address) => new URL(address).pathname);
  expect(paths).toEqual([expect.stringMatching(/^\/reel\/\w+\/embed$/)]);

  await row.click();
  await expect(reel).toHaveAttribute("src", /^\/reel\/\w+\/embed$/);
  expect(asked).toHaveLength(1);
});

test("a row that is opened before the script came plays once it is there", async ({
  page,
  app,
}) => {
  const asked = await replyAsInstagram(page, app);
  await page.goto("/");
  await page.getByText("Play reel 2 here").click();
  const reel = page.getByTitle("Instagram reel 2", { exact: true }).contentFrame();
  await expect(reel.getByText("The reel plays")).toBeVisible();
  expect(asked).toHaveLength(1);
});
