import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAdmission } from "./admission.ts";
import type { Exchange } from "./http/exchange.ts";

/** Work that ends when it is told to. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = {
    wait: undefined as (() => void) | undefined,
    resolve,
    reject,
    begin(onWait: () => void) {
      work.wait = onWait;
      return promise;
    },
  };
  return work;
}

test("work that waits for something else lets others begin, up to a number", async () => {
  const { run } = createAdmission();
  const all = Array.from({ length: 44 }, createWork);
  const outcomes = all.map((one) => run("visitor", one.begin));
  for (const one of all) {
    await nextTurn();
    one.wait?.();
    one.wait?.();
  }
  await nextTurn();
  expect(all.filter(({ wait }) => wait)).toHaveLength(42);
  all[0]?.resolve("first");
  all[41]?.resolve("last that others wait for");
  await nextTurn();
  expect(all.filter(({ wait }) => wait)).toHaveLength(43);
  expect(await outcomes[0]).toBe("first");
  for (const one of all) one.resolve("");
  await Promise.all(outcomes);
  expect(await run("visitor", async () => "the next")).toBe("the next");
});

test("work that fails while others run fails for the one who wanted it alone", async () => {
  const { run } = createAdmission();
  const failing = createWork();
  const outcome = run("staff", failing.begin);
  await nextTurn();
  failing.wait?.();
  failing.reject(new Error("broken"));
  await expect(outcome).rejects.toThrow("broken");
  expect(await run("staff", async () => "next")).toBe("next");
});

test("the most urgent work begins first, and what nobody waits for last", async () => {
  const { run } = createAdmission();
  const held = [createWork(), createWork()];
  const begun: string[] = [];
  const outcomes = held.map(({ begin }) => run("visitor", begin));
  const waiting = (["ahead", "visitor", "page", "staff"] as const).map((priority) =>
    run(priority, async () => begun.push(priority)),
  );
  for (const { resolve } of held) resolve("done");
  await Promise.all([...outcomes, ...waiting]);
  expect(begun).toEqual(["staff", "page", "visitor", "ahead"]);
});

test("of visitors at most sixty wait, which keeps no staff out", async () => {
  const { run } = createAdmission();
  const all = Array.from({ length: 62 }, createWork);
  const outcomes = all.map(({ begin }) => run("visitor", begin));
  await expect(run("visitor", async () => "one too many")).rejects.toThrow("Very many people");
  const staff = run("staff", async () => "at once");
  all[0]?.resolve("");
  expect(await staff).toBe("at once");
  for (const { resolve } of all) resolve("");
  await Promise.all(outcomes);
});

test("once thirty visitors wait, what can best be done without is refused first, but not to staff", async () => {
  const { admit, run } = createAdmission();
  const request = { method: "GET", headers: {}, socket: { remoteAddress: "203.0.113.9" } };
  const visitor = { request } as unknown as Exchange;
  const page = { path: "/opd", query: [] };
  const search = { path: "/search", query: [], shedFirst: true };
  const all = Array.from({ length: 32 }, createWork);
  const last = createWork();
  const outcomes = all.map(({ begin }) => run("visitor", begin));
  expect(await admit(visitor, search, "visitor")).toBe("visitor");
  outcomes.push(run("visitor", last.begin));
  await expect(admit(visitor, search, "visitor")).rejects.toThrow("Very many people");
  expect(await admit(visitor, page, "visitor")).toBe("visitor");
  expect(await admit({ ...visitor, account: "asha" }, search, "visitor")).toBe("staff");
  for (const { resolve } of [...all, last]) resolve("");
  await Promise.all(outcomes);
});
