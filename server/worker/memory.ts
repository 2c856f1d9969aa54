import { setFlagsFromString } from "node:v8";
import { giveBackWhenIdle } from "../idle-memory.ts";

/** In percent of what was left after the last collection: V8 by itself lets the heap grow to several times that. */
const growth = 20;

/**
 * Lets the heap grow little. On the command line the flag would make V8 compile all of Node's own modules anew, which
 * are compiled for its defaults.
 */
export function preferLittleMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  giveBackWhenIdle();
}
