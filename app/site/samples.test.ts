import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { preparedDirectory, startApp } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";

const app = await startAppForFile({ TRUST_PROXY: "loopback" });
const https = { "X-Forwarded-Proto": "https" };
const line = "The name, address and phone numbers are samples.";
const warning = `This website is being set up. ${line} In an emergency call 112.`;
const paths = [
  "/",
  "/about",
  "/contact",
  "/doctors",
  "/Chemotherapy",
  "/opd",
  "/emergency",
  "/careers",
  "/no-such-page",
];

async function read(path: string, headers?: Record<string, string>) {
  const response = await app.get(path, headers);
  return { robots: response.headers.get("X-Robots-Tag"), html: await response.text() };
}

function countOf(part: string, html: string): number {
  return html.split(part).length - 1;
}

test.each(paths)(
  "%s tells visitors of a public website about samples, and search engines nothing",
  async (path) => {
    const { html, robots } = await read(path, https);
    expect(html).toContain(warning);
    expect(html.indexOf(warning)).toBeLessThan(html.indexOf("<footer") >>> 0);
    if (path !== "/no-such-page") expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(robots).toBe("noindex");
    expect(html).not.toContain("application/ld+json");
  },
);

test.each(paths)("%s of a trial on plain HTTP tells it at its end alone", async (path) => {
  const { html, robots } = await read(path);
  expect(html).not.toContain("being set up");
  expect(countOf(line, html.replace(/<script.*?<\/script>/gs, ""))).toBe(1);
  expect(robots).toBeNull();
  expect(html).not.toContain('name="robots"');
});

test("the origin that the hospital has set counts, whatever the way of the request", async () => {
  await using published = await startApp({ ORIGIN: "https://hospital.example" });
  const response = await published.get("/about", { Host: "hospital.example" });
  expect(await response.text()).toContain(warning);
});

test("search engines may read a public website of samples, and are shown no sitemap", async () => {
  const robots = await (await app.get("/robots.txt", https)).text();
  expect(robots).not.toContain("Sitemap:");
  expect(robots).not.toContain("Disallow: /\n");
  expect(await (await app.get("/robots.txt")).text()).toContain("Sitemap: http://");
});

test("the lines go one after the other, with the next request after name and contact are saved", async () => {
  await using own = await startApp({ TRUST_PROXY: "loopback" }, preparedDirectory());
  const about = async () => (await own.get("/about", https)).text();
  storeSettings(own, { identity: { name: "Shanti Nursing Home" } });
  expect(await about()).toContain("The address and phone numbers are samples.");
  storeSettings(own, { contact: { city: "Karnal" } });
  for (const path of paths) {
    const response = await own.get(path, https);
    expect(response.headers.get("X-Robots-Tag")).toBeNull();
    const html = await response.text();
    expect(html).not.toContain("being set up");
    expect(html).not.toMatch(/(?:are|is a) samples?\./);
    expect(html).not.toContain('name="robots"');
    // The rooms of the sample in a message would be taken for its own.
    expect(html).not.toContain("social-card");
  }
  expect(await (await own.get("/", https)).text()).toContain("application/ld+json");
  expect(await (await own.get("/robots.txt", https)).text()).toContain("Sitemap: https://");
});

test("a hospital that has said where it is, and not its name, shows that line alone", async () => {
  storeSettings(app, { contact: { city: "Karnal" } });
  expect(await (await app.get("/about", https)).text()).toContain("The name is a sample.");
});
