import { expect, test } from "vitest";
import { startAppForFile } from "../tests/app.ts";
import { residentMemoryOf } from "../tests/process-memory.ts";

const mebibyte = 1024 * 1024;

const app = await startAppForFile({ RATE_LIMITS: "off" });

test("both processes stay light with every public page in the cache", async () => {
  const sitemap = await (await app.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) await app.get(path, { "Accept-Encoding": "br" });
  expect(residentMemoryOf(app.process.pid as number)).toBeLessThan(230 * mebibyte);
}, 60_000);
