import { expect, test } from "vitest";
import { emptyDirectory } from "../tests/http.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
process.env.LOG_LEVEL = "silent";
const { toCachedResponse } = await import("./cached-response.ts");
const { createCacheStore } = await import("./cache-store.ts");
const { createRecompression } = await import("./recompression.ts");
const { toRenderedPage } = await import("./worker/page.ts");

const smaller = Buffer.from("smaller");
const worker = { compress: async () => ({ br: smaller, gzip: smaller }) };

async function storedPages(count: number) {
  const store = createCacheStore();
  const pages = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const rendered = await toRenderedPage(new Response(`<p>${number}</p>`), "http://hospital");
      return {
        key: { kind: "page", text: `/${number}` } as const,
        page: toCachedResponse(rendered, { of: () => 1, counted: 1 }, 0),
      };
    }),
  );
  for (const { key, page } of pages) store.set(key, page);
  return { store, pages };
}

test("at most twenty pages wait to be compressed again", async () => {
  const { store, pages } = await storedPages(200);
  const recompress = createRecompression(store, worker);
  for (const { key, page } of pages) recompress(key, page);
  await expect.poll(() => pages[19]?.page.variants.gzip.body).toBe(smaller);
  expect(pages.filter(({ page }) => page.isFullyCompressed)).toHaveLength(20);
});

test("a page that was evicted while it waited is skipped", async () => {
  const { store, pages } = await storedPages(3);
  const recompress = createRecompression(store, worker);
  for (const { key, page } of pages) recompress(key, page);
  store.delete({ kind: "page", text: "/1" });
  await expect.poll(() => pages[2]?.page.variants.gzip.body).toBe(smaller);
  expect(pages.map(({ page }) => page.isFullyCompressed)).toEqual([true, false, true]);
});

test("a list of many kilobytes stays as it is", async () => {
  const { store, pages } = await storedPages(2);
  const recompress = createRecompression(store, worker);
  const [long, short] = pages;
  if (long) long.page.variants.gzip.body = Buffer.alloc(40_000);
  for (const { key, page } of pages) recompress(key, page);
  await expect.poll(() => short?.page.variants.gzip.body).toBe(smaller);
  expect(long?.page.isFullyCompressed).toBe(false);
});
