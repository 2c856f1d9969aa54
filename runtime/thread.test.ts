import { join } from "node:path";
import { expect, test } from "vitest";
import { runThread } from "./thread.ts";

const file = join(import.meta.dirname, "../tests/app/working-thread.ts");
const limits = { processorTime: 20_000, time: 60_000, outputBytes: 1000 };

test("a thread returns what it makes of its input, up to a size", async () => {
  expect(await runThread(file, { work: "returns", size: 900 }, limits)).toEqual({
    output: "a".repeat(900),
  });
  expect(await runThread(file, { work: "returns", size: 1001 }, limits)).toEqual({
    exceeded: "output",
  });
});

test.each(["never ends", "backtracks for ever"])(
  "a thread that %s is ended, and this one goes on",
  async (work) => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    const result = await runThread(file, { work }, { ...limits, processorTime: 1000 });
    clearInterval(timer);
    expect(result).toEqual({ exceeded: "processor time" });
    expect(turns).toBeGreaterThan(10);
  },
);

test.each(["fills the heap", "makes a text too long", "goes too deep"])(
  "a thread that %s is told apart from a fault",
  async (work) => {
    expect(await runThread(file, { work }, limits)).toEqual({ exceeded: "memory" });
  },
);

test("a thread that waits without working has the time of the clock alone", async () => {
  expect(await runThread(file, { work: "waits" }, { ...limits, time: 1000 })).toEqual({
    exceeded: "time",
  });
});

test("a fault in a thread is thrown here, and so is its end without a word", async () => {
  await expect(runThread(file, { work: "throws" }, limits)).rejects.toThrow("a fault of ours");
  await expect(runThread(file, { work: "exits" }, limits)).rejects.toThrow("ended with 7");
});
