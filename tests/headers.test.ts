import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";

const app = await startAppForFile();
const built = join(import.meta.dirname, "../build/client");

/** All that comes before the body, the status included. */
async function headOf(path: string, cookie = ""): Promise<string> {
  const lines = ["Host: localhost", "Accept-Encoding: br", ...(cookie ? [cookie] : [])];
  const received = await app.raw(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  return received.slice(0, received.indexOf("\r\n\r\n") + 4);
}

async function sitemapPath(beginning: string): Promise<string> {
  const sitemap = await (await app.get("/sitemap.xml")).text();
  const [, path = ""] = new RegExp(`<loc>[^<]*(${beginning}[^<]*)</loc>`).exec(sitemap) ?? [];
  return path;
}

test("the headers of a page take at most 930 bytes", async () => {
  const pages = ["/", "/doctors", "/pictures", "/pictures/3", "/careers", "/signin", "/about"];
  const others = ["/Chemotherapy", "/management", "/Instagram", "/emergency", "/privacy", "/a-z"];
  const profile = await sitemapPath("/doctor/");
  for (const path of [...pages, ...others, profile, "/search?q=fever", "/no-such-page"]) {
    const head = await headOf(path);
    expect(head, path).toMatch(/^HTTP\/1\.1 (?:200|404) /);
    expect(head.length, path).toBeLessThanOrEqual(930);
  }
});

test("the headers of a dashboard page take at most 900 bytes", async () => {
  const signedIn = await app.post("/signin", admin);
  const [session = ""] = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  for (const path of ["/dashboard", "/dashboard/AddDoctor", "/dashboard/AddDoctor/new"]) {
    const head = await headOf(path, `Cookie: ${session}`);
    expect(head, path).toMatch(/^HTTP\/1\.1 200 /);
    expect(head.length, path).toBeLessThanOrEqual(900);
  }
});

test("the headers of a file take at most 300 bytes", async () => {
  const uploads = join(app.dataDirectory, "uploads");
  const photo = "0f0e0d0c-0b0a-4908-8706-050403020100-320.webp";
  const pictures = readdirSync(join(built, "media"));
  mkdirSync(uploads, { recursive: true });
  const picture = pictures.find((name) => name.endsWith(".webp")) as string;
  copyFileSync(join(built, "media", picture), join(uploads, photo));
  const files = [
    ...readdirSync(built).filter((name) => /\.\w+$/.test(name)),
    ...readdirSync(join(built, "assets")).map((name) => `assets/${name}`),
    ...pictures.slice(0, 20).map((name) => `media/${name}`),
    `uploads/${photo}`,
  ].filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  // Not all at once: an address has no more than 256 connections.
  while (files.length > 0) {
    const some = files.splice(0, 100);
    const heads = await Promise.all(some.map((name) => headOf(`/${name}`)));
    for (const [at, head] of heads.entries()) {
      expect(head, some[at]).toMatch(/^HTTP\/1\.1 200 /);
      expect(head.length, `${some[at]}\n${head}`).toBeLessThanOrEqual(300);
    }
  }
});
