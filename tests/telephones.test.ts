import { expect, test } from "vitest";
import { startApp } from "./http.ts";
import { telephoneProblems } from "./telephone-links.ts";

const besides = [
  "/no-such-page",
  "/doctor/000000000000000000000000",
  "/offline",
  "/signin",
  "/doctors?q=xyzzy",
  "/search",
  "/search?q=xyzzy",
  "/search?q=ambulance",
  "/search?q=call+at+once",
];

test("every telephone number that a visitor reads can be tapped", {
  timeout: 180_000,
}, async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const sitemap = await (await app.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(listed.length).toBeGreaterThan(90);
  // One after another: the app renders only a few pages at once.
  const requests = new Map<string, () => Promise<Response>>();
  for (const path of [...listed, ...besides]) requests.set(path, () => app.get(path));
  requests.set("a form that is refused", () => app.post("/careers", { name: "" }));
  requests.set("a page that takes no form", () => app.post("/about", { any: "thing" }));

  const problems: string[] = [];
  for (const [name, request] of requests) {
    const html = await (await request()).text();
    expect(html).toContain('href="tel:+91');
    for (const problem of telephoneProblems(html)) problems.push(`${name}: ${problem}`);
  }
  expect(problems).toEqual([]);
});
