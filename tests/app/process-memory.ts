import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** Seconds of processor time of a process and its descendants. */
export function processorTimeOf(pid: number): number {
  return familyOf(pid).reduce((sum, one) => sum + ownProcessorTimeOf(one), 0);
}

/** Seconds of processor time of this process alone. */
export function ownProcessorTimeOf(pid: number): number {
  // The name in brackets may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process and its descendants, in bytes. */
export function residentMemoryOf(pid: number): number {
  const sizes = familyOf(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    // One that has just ended has none.
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of a process and its children, with shared code counted once, but without the nightly commands that they start. */
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

/** The number of files and connections that this process alone has open. */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export function bytesReadBy(pid: number): number {
  return Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]);
}
