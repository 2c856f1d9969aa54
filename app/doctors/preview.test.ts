import sharp from "sharp";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { lacks, structuredDataIn } from "../../tests/pages/schema-org.ts";

const app = await startAppForFile();
const list = await (await app.get("/doctors?q=asha")).text();
const [profile = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
const html = await (await app.get(profile)).text();

function tagsOf(page: string): Map<string, string> {
  const tags = page.matchAll(/<meta (?:property|name)="(\w+:[\w:]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = "", content = ""]) => [name, content]));
}

const complete = [
  "og:type",
  "og:site_name",
  "og:locale",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
];

test.each([
  "/",
  "/doctors",
  "/GeneralSurgery",
  "/contact",
  "/Pictures",
  "/insurance",
  "/careers",
  profile,
])("a link to %s shows a title, a text and a picture of known size in a message", async (path) => {
  const tags = tagsOf(await (await app.get(path)).text());
  expect(complete.filter((name) => !tags.get(name))).toEqual([]);
});

test("a link to a doctor shows a picture of 1200 by 630 pixels with the name, of at most 100 KB", async () => {
  const tags = tagsOf(html);
  expect(tags.get("og:image")).toBe(`${app.origin}${profile}/preview.jpg`);
  expect(tags.get("og:description")).toMatch(/Fee ₹[\d,]+\. Speaks \w+/);
  const response = await app.get(`${profile}/preview.jpg`);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(100_000);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const { channels } = await sharp(bytes).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(100);
  expect((await app.get("/doctor/0123456789abcdef01234567/preview.jpg")).status).toBe(404);
});

test("machines read of a doctor all that schema.org asks of a physician and of a trail of pages", () => {
  const things = structuredDataIn(html);
  expect(things.map((thing) => thing["@type"])).toEqual(["Physician", "BreadcrumbList"]);
  expect(things.flatMap(lacks)).toEqual([]);
  expect(things[0]?.telephone).toMatch(/^\+91\d{10}$/);
});
