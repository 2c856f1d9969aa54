import { expect, test } from "vitest";
import "../tests/app/temporary-data.ts";
import { countAgainst, inWords, networksOf, rateLimit } from "./rate-limit.ts";

test("events of one key have to wait once there were too many", async () => {
  const limit = rateLimit(2, 60);
  expect(await countAgainst([limit, "a"])).toBeUndefined();
  expect(await countAgainst([limit, "a"])).toBeUndefined();
  expect(await countAgainst([limit, "a"])).toBeGreaterThan(50);
  expect(await countAgainst([limit, "b"])).toBeUndefined();
});

test("an event that one limit rejects counts against no other", async () => {
  const [broad, narrow] = [rateLimit(2, 60), rateLimit(1, 60)];
  for (let time = 0; time < 5; time += 1) await countAgainst([broad, "all"], [narrow, "a"]);
  expect(await countAgainst([broad, "all"], [narrow, "b"])).toBeUndefined();
  expect(await countAgainst([broad, "all"], [narrow, "c"])).toBeGreaterThan(0);
});

test("of many keys the one that was counted longest ago is forgotten", async () => {
  const limit = rateLimit(1, 60);
  await countAgainst([limit, "first"]);
  await countAgainst([limit, "second"]);
  for (let key = 0; key < 9_999; key += 1) await countAgainst([limit, `other ${key}`]);
  expect(await countAgainst([limit, "second"])).toBeGreaterThan(0);
  expect(await countAgainst([limit, "first"])).toBeUndefined();
});

test("a wait is told in minutes up to an hour, and then in hours", () => {
  expect([1, 60, 61, 3600, 3601, 7200, 7201].map(inWords)).toEqual([
    "1 minute",
    "1 minute",
    "2 minutes",
    "60 minutes",
    "2 hours",
    "2 hours",
    "3 hours",
  ]);
});

test("the networks around an address are those that one person may have", () => {
  expect(networksOf("203.0.113.9")).toEqual(["203.0.113.0/24"]);
  expect(networksOf("2001:db8:1:23ff::9")).toEqual(["2001:db8:1:2300::/56", "2001:db8:1:0::/48"]);
});
