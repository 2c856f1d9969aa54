import { expect, test } from "vitest";
import { emptyDirectory } from "../../tests/app/http.ts";

// The settings are read when a module is loaded.
process.env.DATA_DIR = emptyDirectory();
process.env.LOG_LEVEL = "silent";
const { toCachedResponse } = await import("../http/cached-response.ts");
const { createCacheStore } = await import("./cache-store.ts");

function responseOf(bytes: number) {
  const bodies = { br: Buffer.alloc(bytes / 2), gzip: Buffer.alloc(bytes / 2) };
  const headers = { etag: '"1"', shared: [], notModified: [] };
  const page = {
    kind: "page",
    status: 200,
    until: Number.POSITIVE_INFINITY,
    isQuick: false,
  } as const;
  return toCachedResponse({ ...page, ...headers, bodies }, { of: () => 1, counted: 1 }, 0);
}

const page = (text: string) => ({ kind: "page", text }) as const;
const search = (turn: number) => ({ kind: "search", text: `/search?q=${turn}` }) as const;
const call = (turn: number) => ({ kind: "call", text: `/api/v1/doctor/${turn}` }) as const;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test("searches take two megabytes, those used longest ago make room, and all pages stay", () => {
  const store = createCacheStore();
  store.set(page("/doctors"), responseOf(100_000));
  for (const turn of numbers(50)) store.set(search(turn), responseOf(100_000));
  const kept = numbers(50).filter((turn) => store.get(search(turn)));
  expect(kept).toEqual(numbers(50).slice(30));
  expect(store.get(page("/doctors"))).toBeDefined();
});

test("a search that would take the room of many is not kept", () => {
  const store = createCacheStore();
  store.set(search(1), responseOf(1000));
  store.set(search(2), responseOf(400_000));
  expect(store.size()).toBe(1);
});

test("a program that reads ten thousand doctors one by one evicts no page, and takes two megabytes", () => {
  const store = createCacheStore();
  for (const turn of numbers(500)) store.set(page(`/${turn}`), responseOf(1000));
  for (const turn of numbers(10_000)) store.set(call(turn), responseOf(5000));
  expect(numbers(500).every((turn) => store.get(page(`/${turn}`)))).toBe(true);
  const kept = numbers(10_000).filter((turn) => store.get(call(turn)));
  expect(kept).toEqual(numbers(10_000).slice(-419));
});

test("pages that staff have made enormous take 64 megabytes, however many they are", () => {
  const store = createCacheStore();
  for (const turn of numbers(100)) store.set(page(`/${turn}`), responseOf(1_000_000));
  expect(numbers(100).filter((turn) => store.get(page(`/${turn}`)))).toHaveLength(67);
  store.set(page("/larger"), responseOf(1_100_000));
  expect(store.get(page("/larger"))).toBeUndefined();
});
