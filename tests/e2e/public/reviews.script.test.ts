import { startApp } from "../../app/http.ts";
import { expect, test } from "../support/test.ts";

const widget = "https://reviews.example/widget.js";
const elsewhere = "https://elsewhere.example/";

test("links inside the reviews widget lead nowhere, and the page stays whole when it cannot be reached", async ({
  page,
  context,
}) => {
  await using app = await startApp({ REVIEWS_WIDGET_URL: widget });
  const links = ["_self", "_top", "_parent", "_blank"].map(
    (target) => `<p><a href="${elsewhere}" target="${target}">Go ${target}</a></p>`,
  );
  const body = `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(links.join(""))})`;
  await page.route(widget, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await page.goto(app.origin);
  const frame = page.frameLocator('iframe[title="Reviews by patients"]');
  await page.locator("iframe[title]").first().scrollIntoViewIfNeeded();
  for (const target of ["_self", "_top", "_parent", "_blank"]) {
    await frame.getByText(`Go ${target}`).click();
  }
  await expect(frame.getByText("Go _self")).toBeVisible();
  expect(page.url()).toBe(`${app.origin}/`);
  expect(context.pages()).toHaveLength(1);
  expect(asked).toContain(widget);
  expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([]);

  await page.route(widget, (route) => route.abort());
  await page.goto(app.origin);
  await page.getByRole("heading", { name: "Tell us about your visit" }).scrollIntoViewIfNeeded();
  await expect(frame.getByText("If nothing follows, it cannot be reached.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accreditations" })).toBeVisible();
});
