import { respondInThread } from "#runtime/thread.ts";

const works: Record<string, (size: number) => unknown> = {
  returns: (size) => "a".repeat(size),
  "never ends": () => {
    while (true);
  },
  waits: () => new Promise((resolve) => setTimeout(resolve, 60_000)),
  "backtracks for ever": () => /^(?:a+)+$/.test(`${"a".repeat(60)}b`),
  "fills the heap": () => {
    const kept: object[] = [];
    while (true) kept.push({ kept: kept.length });
  },
  "makes a text too long": () => "a".repeat(2 ** 29).repeat(4),
  "goes too deep": function goDeeper(size): unknown {
    return [goDeeper(size + 1)];
  },
  throws: () => {
    throw new TypeError("a fault of ours");
  },
  exits: () => process.exit(7),
};

await respondInThread(({ work, size = 0 }: { work: string; size?: number }) => works[work]?.(size));
