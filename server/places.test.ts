import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const rejections = {
  own: { status: 429, message: "own" },
  others: { status: 503, message: "others" },
} as const;

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve("done") };
}

function inTime(): Promise<string> {
  return Promise.resolve("at once");
}

test("one account takes no more than its share, and what waits goes on once a place is free", async () => {
  const take = createPlaces({ total: 3, ofOne: 2, patience: 10_000, rejections });
  const slow = [openWork(), openWork()];
  const held = slow.map(({ work }) => take("first", work));
  const waiting = take("first", inTime);
  expect(await take("second", inTime)).toBe("at once");
  expect(await Promise.race([waiting, Promise.resolve("still waiting")])).toBe("still waiting");
  slow[0]?.end();
  expect(await waiting).toBe("at once");
  slow[1]?.end();
  expect(await Promise.all(held)).toEqual(["done", "done"]);
});

test("who waits too long is told whose work was in the way, and leaves nothing behind", async () => {
  const take = createPlaces({ total: 2, ofOne: 1, patience: 20, rejections });
  const [first, second] = [openWork(), openWork()];
  const held = [take("first", first.work), take("second", second.work)];
  await expect(take("first", inTime)).rejects.toThrow("own");
  await expect(take("third", inTime)).rejects.toThrow("others");
  first.end();
  expect(await held[0]).toBe("done");
  expect(await take("third", inTime)).toBe("at once");
  expect(await take("first", inTime)).toBe("at once");
  second.end();
  await held[1];
});

test("of one account at most ten wait", async () => {
  const take = createPlaces({ total: 1, ofOne: 1, patience: 10_000, rejections });
  const { work, end } = openWork();
  const all = Array.from({ length: 11 }, () => take("first", work));
  await expect(take("first", inTime)).rejects.toThrow("own");
  end();
  expect(await Promise.all(all)).toHaveLength(11);
});

test("work that fails gives its place back", async () => {
  const take = createPlaces({ total: 1, ofOne: 1, patience: 10_000, rejections });
  const broken = () => Promise.reject(new Error("broken"));
  await expect(take("first", broken)).rejects.toThrow("broken");
  expect(await take("first", inTime)).toBe("at once");
});
