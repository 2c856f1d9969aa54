import { readFileSync } from "node:fs";

/** Watches how long this machine waits for processors that its host has given to others ("steal"). */
export function watchTakenTime() {
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
