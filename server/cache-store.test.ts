import { expect, test } from "vitest";
import { emptyDirectory } from "../tests/http.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
process.env.LOG_LEVEL = "silent";
const { toCachedResponse } = await import("./cached-response.ts");
const { createCacheStore } = await import("./cache-store.ts");

function responseOf(bytes: number, usedAt: number) {
  const bodies = { br: Buffer.alloc(bytes / 2), gzip: Buffer.alloc(bytes / 2) };
  const headers = { etag: `"${usedAt}"`, shared: [], notModified: [] };
  const page = { status: 200, until: Number.POSITIVE_INFINITY, ...headers, bodies };
  return { ...toCachedResponse(page, { of: () => 1, counted: 1 }, 0), usedAt };
}

test("searches take two megabytes, those used longest ago make room, and all pages stay", () => {
  const store = createCacheStore();
  store.set("/doctors", responseOf(100_000, 0));
  for (let turn = 1; turn <= 50; turn += 1)
    store.set(`/search?q=${turn}`, responseOf(100_000, turn));
  const kept = Array.from({ length: 50 }, (_, at) => at + 1).filter((turn) =>
    store.get(`/search?q=${turn}`),
  );
  expect(kept).toEqual(Array.from({ length: 20 }, (_, at) => at + 31));
  expect(store.get("/doctors")).toBeDefined();
});

test("a search that would take the room of many is not kept", () => {
  const store = createCacheStore();
  store.set("/search?q=1", responseOf(1000, 1));
  store.set("/search?q=2", responseOf(400_000, 2));
  expect(store.size()).toBe(1);
});
