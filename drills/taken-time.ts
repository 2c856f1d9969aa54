import { readFileSync } from "node:fs";

/** Whether the machine had its processors to itself: figures in milliseconds say little of the app if it had not. */
export interface TakenTime {
  /** In percent of the time in which there was something to compute, since the watch began. */
  percent(): number;
}

/** Begins to watch how long this machine waits for processors that its host has given to others ("steal"). */
export function watchTakenTime(): TakenTime {
  const before = readTimes();
  return {
    percent() {
      const now = readTimes();
      const busy = now.busy - before.busy;
      return busy === 0 ? 0 : (100 * (now.taken - before.taken)) / busy;
    },
  };
}

function readTimes(): { busy: number; taken: number } {
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, taken = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + interrupts + softInterrupts + taken, taken };
}
