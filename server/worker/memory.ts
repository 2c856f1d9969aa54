import { setFlagsFromString } from "node:v8";
import { giveBackWhenIdle } from "../idle-memory.ts";

const growth = 20;

/** Keeps the heap small. As a flag of the command line it would void the code cache of Node's own modules. */
export function preferLittleMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  giveBackWhenIdle();
}
