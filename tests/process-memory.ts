import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** The processes that this one has started. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** A process, those that it has started, and theirs. */
function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** Seconds that a process, and those that it has started, have computed. */
export function processorTimeOf(pid: number): number {
  return familyOf(pid).reduce((sum, one) => sum + ownProcessorTimeOf(one), 0);
}

/** The same without those that it has started. */
export function ownProcessorTimeOf(pid: number): number {
  // The name in brackets may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process and of those that it has started, in bytes. */
export function residentMemoryOf(pid: number): number {
  const sizes = familyOf(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    // One that has just ended has none.
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * What a process and those that it has started itself take together, in bytes, with the program that they share
 * counted once: of the server, without the command that makes a backup or checks the data each night.
 */
export function sharedMemoryOf(pid: number): number {
  const sizes = [pid, ...childrenOf(pid)].map((one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    const [own, file] = ["RssAnon", "RssFile"].map(
      (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024,
    );
    return { own: own ?? 0, file: file ?? 0 };
  });
  const own = sizes.reduce((sum, size) => sum + size.own, 0);
  return own + Math.max(...sizes.map(({ file }) => file));
}

/** How many files and connections a process has open, without those of the processes it has started. */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** How many bytes a process has read so far, from files and from connections. */
export function bytesReadBy(pid: number): number {
  return Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]);
}
