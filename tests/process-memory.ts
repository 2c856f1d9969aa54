import { readFileSync } from "node:fs";

/** The processes that this one has started. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Resident memory of a process and of those that it has started, in bytes. */
export function residentMemoryOf(pid: number): number {
  const sizes = [pid, ...childrenOf(pid)].map((one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
