import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inlineStyles } from "./document.server.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let number = 0;

/** A page of one megabyte with a style sheet of its own. */
function render(): void {
  number += 1;
  const link = `<link rel="stylesheet" href="/assets/no-such-sheet-${number}.css"/>`;
  inlineStyles(`<html><head>${link}</head><body>${"text ".repeat(200_000)}</body></html>`);
}

test("no page stays in memory for the names of its style sheets", () => {
  render();
  const before = heapUsed();
  for (let page = 0; page < 20; page += 1) render();
  expect((heapUsed() - before) / 1_000_000).toBeLessThan(2);
});
