import type { Page } from "@playwright/test";
import type { App } from "../../app/http.ts";

/** Replies to what a page asks of other servers, with a reel that plays; returns the addresses as they come. */
export async function replyAsInstagram(page: Page, app: App): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== app.origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>The reel plays</p>" });
    },
  );
  return asked;
}
