import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";

const app = await startAppForFile();

test("a visitor chooses the lite version, sees that it is on, and leaves it again", async () => {
  const visitor = app.visitor();
  const whole = await (await visitor.get("/doctors")).text();
  expect(whole).toContain('id="hydration"');
  expect(whole).toMatch(/<button(?=[^>]* name="lite")[^>]* value="on"/);

  const chosen = await visitor.post("/lite", { lite: "on", return: "/doctors" });
  expect(chosen.status).toBe(303);
  expect(chosen.headers.get("Location")).toBe("/doctors");
  const lite = await (await visitor.get("/doctors")).text();
  expect(lite).not.toContain("<script");
  expect(lite).toContain("This is the data-saver version");
  expect(lite).toMatch(/<button(?=[^>]* name="lite")[^>]* value="off"/);

  await visitor.post("/lite", { lite: "off", return: "/doctors" });
  expect(await (await visitor.get("/doctors")).text()).toContain('id="hydration"');
});

test("who searched or chose a day comes back to it", async () => {
  const from = (address: string) =>
    app.post("/lite", { lite: "on", return: "/doctors" }, { Referer: address });
  const here = `${app.origin}/doctors?q=asha&page=2`;
  expect((await from(here)).headers.get("Location")).toBe("/doctors?q=asha&page=2");
  for (const other of [`${app.origin}/opd?by=time`, "no address"]) {
    expect((await from(other)).headers.get("Location")).toBe("/doctors");
  }
});

test("the choice is kept for a year, and for the whole site", async () => {
  const response = await app.post("/lite", { lite: "on", return: "/" });
  expect(response.headers.get("Set-Cookie")).toBe(
    "lite=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
  );
});

test("a browser that saves data gets the lite version unasked", async () => {
  const html = await (await app.get("/doctors", { "Save-Data": "on" })).text();
  expect(html).not.toContain("<script");
  expect(html).toContain("This is the data-saver version");
});

test("the form sends nobody to another site", async () => {
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example\t",
    "https://evil.example/",
    "https:evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "/\r\nSet-Cookie: a=b",
    "",
  ];
  for (const address of elsewhere) {
    const response = await app.post("/lite", { lite: "on", return: address });
    expect([address, response.status, response.headers.get("Location")]).toEqual([
      address,
      303,
      "/",
    ]);
  }
});

test("its address, when opened, leads to the home page", async () => {
  const response = await app.get("/lite");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
});

test("the forms keep their looks in the lite version", async () => {
  const form = await app.get("/careers", { Cookie: "lite=1" });
  expect(await form.text()).toContain(' style="');
  expect(form.headers.get("Content-Security-Policy")).toContain("style-src-attr 'unsafe-inline'");
  const article = await app.get("/Chemotherapy");
  expect(article.headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
});
