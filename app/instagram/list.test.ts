import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";

const app = await startAppForFile();
const staff = await app.as(admin);

async function add(category: string, url: string): Promise<void> {
  expect((await staff.post("/dashboard/Links/new", { category, url })).status).toBe(303);
}

async function instagram(headers?: Record<string, string>): Promise<string> {
  return (await app.get("/Instagram", headers)).text();
}

test("a reel that staff add is on the page at once, without a request to Instagram or a script", async () => {
  await instagram();
  await add("mediainsta", "https://www.instagram.com/reel/NewReel1/");
  const page = await instagram();
  expect(page).toContain('src="/reel/NewReel1/embed" loading="lazy"');
  expect(page).toContain('sandbox="allow-scripts allow-same-origin allow-popups"');
  const poster = await app.get("/reel/NewReel1/embed");
  const text = await poster.text();
  expect(text).toContain('<a href="https://www.instagram.com/reel/NewReel1/embed"');
  expect(text).not.toContain("<script");
  expect(await htmlProblems(text)).toEqual([]);
  expect(poster.headers.get("Cache-Control")).toContain("s-maxage=2");
  expect(poster.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(withoutRegistration(page)).not.toMatch(/<script(?![^>]*(?:speculationrules|ld\+json))/);
});

test("a link that is no reel is a plain tile, and what is in it stays text", async () => {
  await add("mediainsta", 'https://www.instagram.com/reel/"><img/src=x/onerror=alert(1)>');
  await add("mediainsta", "https://elsewhere.example/reel/Elsewhere1/");
  const page = await instagram();
  expect(await htmlProblems(page)).toEqual([]);
  expect(page).not.toContain("<img/src=x");
  expect(page).not.toContain("Elsewhere1/embed");
  expect(page).toContain('<a href="https://elsewhere.example/reel/Elsewhere1/" target="_blank"');
});

test("only reels that staff have listed have a poster", async () => {
  for (const id of ["Unlisted1", "Elsewhere1", "%22%3E%3Cscript%3E"]) {
    expect((await app.get(`/reel/${id}/embed`)).status, id).toBe(404);
  }
});

test("links of the home page are not on the media page", async () => {
  await add("homeinsta", "https://www.instagram.com/reel/HomeOnly1/");
  expect(await instagram()).not.toContain("HomeOnly1");
});

test("the lite version shows links in place of frames", async () => {
  const page = await instagram({ "Save-Data": "on" });
  expect(page).not.toContain("<iframe");
  expect(page).toContain("Open on Instagram");
});

test("without links the page says so kindly", async () => {
  const page = await (await staff.get("/dashboard/Links")).text();
  for (const [path] of page.matchAll(/\/dashboard\/Links\/\w{24}\/delete/g)) {
    await staff.post(path, {});
  }
  const empty = await instagram();
  expect(empty).toContain("There is nothing here at the moment.");
  const [main = ""] = /<main.*<\/main>/s.exec(empty) ?? [];
  expect(main).toContain('href="https://www.instagram.com/"');
  expect(main).toContain('href="/pictures"');
});
