import sharp from "sharp";
import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { residentMemoryOf, sharedMemoryOf } from "../../tests/app/process-memory.ts";
import { filmWithPlace, longFilm } from "../../tests/files/film.ts";
import { sendTile, tileFields } from "../../tests/forms/picture-form.ts";

const mebibyte = 1024 * 1024;

// Compiled code that is kept would count.
const app = await startAppForFile({ RATE_LIMITS: "off", NODE_COMPILE_CACHE: undefined });

test("both processes are light with every public page in the cache, once they rest", async () => {
  const sitemap = await (await app.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) await app.get(path, { "Accept-Encoding": "br" });
  await expect
    .poll(() => residentMemoryOf(app.process.pid as number), { timeout: 30_000 })
    .toBeLessThan(240 * mebibyte);
}, 60_000);

/** What the work gave, and the most memory that both processes took meanwhile. */
async function peakOf<Result>(work: Promise<Result>): Promise<{ result: Result; peak: number }> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sharedMemoryOf(app.process.pid as number));
  }, 25);
  const result = await work.finally(() => clearInterval(timer));
  return { result, peak };
}

test("films take a bounded part of the memory while they come, and none while they go", {
  timeout: 60_000,
  retry: 0,
}, async () => {
  const staff = await app.as(admin);
  // The same film sent once more would be known again, and saved.
  const lengths = [10, 9.75, 9.5].map((size) => size * mebibyte);
  const films = await Promise.all(lengths.map((length) => longFilm(length)));
  const fields = { place: "film", version: "0", film: "own" };
  // A short one, with which all that is needed is loaded.
  await sendTile(staff, "film", fields, await filmWithPlace("mp4"), "video/mp4");
  const before = sharedMemoryOf(app.process.pid as number);
  const sending = films.map((film) =>
    sendTile(staff, "film", { ...fields, version: "1" }, film, "video/mp4"),
  );
  const coming = await peakOf(Promise.all(sending));
  expect(coming.result.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  // A thread copies one at a time without what a phone has written into it; the others wait in memory for their turn.
  expect(coming.peak).toBeLessThan(320 * mebibyte);
  const page = await (await staff.get("/dashboard/Pictures/film")).text();
  const [, src = ""] = /src="(\/uploads\/[^"]+-film.mp4)/.exec(page) ?? [];
  const served = Array.from({ length: 24 }, async () => (await app.get(src)).arrayBuffer());
  const going = await peakOf(Promise.all(served));
  for (const { byteLength } of going.result) expect(byteLength).toBeGreaterThan(9 * mebibyte);
  expect(going.peak - before).toBeLessThan(12 * 10 * mebibyte);
});

test("they stay so while two upright photos of 48 megapixels come in", async () => {
  const staff = await app.as(admin);
  const taken = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: "#c96" },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // As large as the file of a phone.
  const photo = Buffer.concat([taken, Buffer.alloc(20_000_000)]);
  const anchors = ["gallery-reception", "gallery-ward"];
  const forms = await Promise.all(anchors.map((anchor) => tileFields(staff, "gallery", anchor)));
  const sending = Promise.all(forms.map((fields) => sendTile(staff, "gallery", fields, photo)));
  const { result, peak } = await peakOf(sending);
  expect(result.map(({ status }) => status)).toEqual([303, 303]);
  expect(peak).toBeLessThan(280 * mebibyte);
}, 60_000);
