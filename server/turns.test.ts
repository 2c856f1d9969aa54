import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns, TooBusyError } from "./turns.ts";

/** Work that ends when it is told to. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = {
    leave: undefined as (() => void) | undefined,
    resolve,
    reject,
    begin(leave: () => void) {
      work.leave = leave;
      return promise;
    },
  };
  return work;
}

test("what waits for something else lets others have its turn, up to a number", async () => {
  const turns = createTurns();
  const all = Array.from({ length: 44 }, createWork);
  const outcomes = all.map((one) => turns.take("visitor", one.begin));
  for (const one of all) {
    await nextTurn();
    one.leave?.();
    one.leave?.();
  }
  await nextTurn();
  expect(all.filter(({ leave }) => leave)).toHaveLength(42);
  expect(turns.isTaken()).toBe(true);
  all[0]?.resolve("first");
  all[41]?.resolve("last that kept its turn");
  await nextTurn();
  expect(all.filter(({ leave }) => leave)).toHaveLength(43);
  expect(await outcomes[0]).toBe("first");
  for (const one of all) one.resolve("");
  await Promise.all(outcomes);
  expect(turns.isTaken()).toBe(false);
});

test("work that fails after it has left its turn fails for who wants it alone", async () => {
  const turns = createTurns();
  const failing = createWork();
  const outcome = turns.take("staff", failing.begin);
  await nextTurn();
  failing.leave?.();
  failing.reject(new TooBusyError());
  await expect(outcome).rejects.toThrow(TooBusyError);
  expect(await turns.take("staff", async () => "next")).toBe("next");
});
