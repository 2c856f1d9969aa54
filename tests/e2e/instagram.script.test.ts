import { hydrate } from "./hydration.ts";
import { expect, test } from "./test.ts";

test("a click on a tile of the home page plays its reel, once", async ({ page, app }) => {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== app.origin,
    (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: "text/html", body: "<p>The reel plays</p>" });
    },
  );
  await page.goto("/");
  await hydrate(page);
  const tile = page.getByTitle("Instagram reel 1", { exact: true });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.contentFrame().getByText("It will be loaded from Instagram.")).toBeVisible();
  const box = await tile.boundingBox();
  const clickTile = () => page.mouse.click((box?.x ?? 0) + 80, (box?.y ?? 0) + 80);
  await clickTile();
  await expect(tile.contentFrame().getByText("The reel plays")).toBeVisible();
  // The click goes to the reel now.
  await clickTile();
  expect(asked).toEqual([expect.stringMatching(/^\/reel\/\w+\/embed$/)]);
});
