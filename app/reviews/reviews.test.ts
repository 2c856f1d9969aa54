import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { startApp } from "../../tests/app/http.ts";

const widget = 'https://reviews.example/widget.js?a=1&b="2"';
const app = await startAppForFile({ REVIEWS_WIDGET_URL: widget });

test("without a widget there is no frame, and the home page invites to call", async () => {
  await using plain = await startApp();
  expect((await plain.get("/reviews")).status).toBe(404);
  const html = await (await plain.get("/")).text();
  expect(html).not.toContain('src="/reviews"');
  expect(html).toContain("Tell us about your visit");
});

test("a widget runs in a frame that keeps it in, under a policy of its own", async () => {
  const home = await app.get("/");
  expect(await home.text()).toMatch(/<iframe src="\/reviews"[^>]*sandbox="allow-scripts"/);
  expect(home.headers.get("Content-Security-Policy")).not.toContain("reviews.example");

  const frame = await app.get("/reviews");
  const policy = frame.headers.get("Content-Security-Policy") ?? "";
  expect(frame.status).toBe(200);
  expect(frame.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/script-src https:\/\/reviews\.example 'sha256-[^']+';/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  // As an origin of its own, or it could read the website as whoever is signed in.
  expect(policy.split("; ")).toContain("sandbox allow-scripts");
  expect(await frame.text()).toContain(
    '<script src="https://reviews.example/widget.js?a=1&amp;b=&quot;2&quot;">',
  );
});

test("the lite home page has no frame even where a widget is set", async () => {
  const html = await (await app.get("/", { "Save-Data": "on" })).text();
  expect(html).not.toContain("<iframe");
});
