import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { notingWaits } from "../../server/waiting.ts";
import { createThreadQueue } from "./in-thread.server.ts";

const limits = { processorTime: 1500, time: 30_000, patience: 60_000, maxWaiting: 3 };
const patient = createThreadQueue(limits);
const impatient = createThreadQueue({
  ...limits,
  processorTime: 30_000,
  time: 4000,
  patience: 6000,
});
const hurried = createThreadQueue({ ...limits, time: 1000 });
const ended: string[] = [];

/** What becomes of a person's work; `ended` has who had it done, in that order. */
async function send(person: string, work = "returns", inThread = patient): Promise<unknown> {
  const result = inThread("../tests/app/working-thread", { work }, { person, outputBytes: 1000 });
  result.then(
    () => ended.push(person),
    () => {},
  );
  return result.catch((error: Error) => error.message);
}

test("one thread works at a time, and of each person one request waits, the newest", async () => {
  const begun = send("asha", "never ends");
  await pause(50);
  const older = send("asha");
  const newer = send("asha");
  expect(await older).toMatch(/^You have sent something else/);
  const others = [send("bina"), send("chand")];
  expect(await send("dev")).toMatch(/^Other long texts and files are being checked/);
  expect(await begun).toEqual({ exceeded: "processor time" });
  expect(await Promise.all([newer, ...others])).toEqual(Array(3).fill({ output: "" }));
  expect(ended).toEqual(["asha", "asha", "bina", "chand"]);
});

test("nobody waits for two threads that never end", { tags: ["long"] }, async () => {
  const never = ["asha", "bina"].map((person) => send(person, "never ends", impatient));
  await pause(50);
  expect(await send("chand", "returns", impatient)).toMatch(/^Other long texts and files/);
  const busy = expect.stringMatching(/^The server is too busy/);
  expect(await Promise.all(never)).toEqual([busy, busy]);
  expect(await send("chand", "returns", impatient)).toEqual({ output: "" });
});

test("what a busy server has not checked in time is not said to be too long", async () => {
  expect(await send("asha", "waits", hurried)).toMatch(/^The server is too busy/);
});

test("whoever is served meanwhile is told that this waits; a fault ends only what it is in", async () => {
  let told = 0;
  const onWait = () => {
    told += 1;
  };
  expect(await notingWaits(onWait, () => send("asha", "throws"))).toBe("a fault of ours");
  expect(await notingWaits(onWait, () => send("asha"))).toEqual({ output: "" });
  expect(told).toBe(2);
});
