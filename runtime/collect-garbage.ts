import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Takes some 30 ms. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
