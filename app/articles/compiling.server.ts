import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Compiled, OwnText } from "./compile-own.ts";

const file = join(
  import.meta.dirname,
  import.meta.env.PROD ? "compile-thread.js" : "compile-thread.ts",
);
/** In milliseconds, on a slow computer that has much else to do; the longest page takes a tenth of a second. */
const timeLimit = 15_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Compiles a text in a thread of its own, one after the other: what loads the compiler ends with it, and a text
 * that takes too long or too much memory ends nothing else.
 */
export function compileInThread(text: OwnText): Promise<Compiled> {
  const compiled = last.then(() => run(text));
  last = compiled.catch(() => {});
  return compiled;
}

function run(text: OwnText): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, {
      workerData: text,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
    });
    const timer = setTimeout(() => thread.terminate(), timeLimit);
    thread.once("message", resolve);
    thread.once("error", (error) => {
      if (/memory|call stack/i.test(error.message)) resolve(tooMuch);
      else reject(error);
    });
    thread.once("exit", () => {
      clearTimeout(timer);
      // Has no effect where a message came.
      resolve(tooMuch);
    });
  });
}

const tooMuch: Compiled = {
  problems: [
    {
      field: "text",
      message: "takes too long to check: make it shorter, with fewer levels of lists and quotes",
    },
  ],
};
