import { deserialize, serialize } from "node:v8";
import { parentPort, Worker, workerData } from "node:worker_threads";

export interface ThreadLimits {
  milliseconds: number;
  outputBytes: number;
}

export type Limited<Output> = { output: Output } | { exceeded: "time" | "memory" | "output" };

type Said = "begun" | { bytes: Uint8Array } | { exceeded: "output" };

const heapMegabytes = 64;

export function runThread<Input, Output>(
  file: string,
  input: Input,
  { milliseconds, outputBytes }: ThreadLimits,
): Promise<Limited<Output>> {
  const thread = new Worker(file, {
    workerData: { input, outputBytes },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4 },
  });
  let result: Limited<Output> | undefined;
  let fault: Error | undefined;
  const timer = setTimeout(() => {
    result ??= { exceeded: "time" };
    void thread.terminate();
  }, milliseconds);
  thread.on("message", (said: Said) => {
    if (said === "begun") timer.refresh();
    else result ??= "bytes" in said ? { output: deserialize(said.bytes) } : said;
  });
  thread.once("error", (error) => {
    if (isOutOfMemory(error)) result = { exceeded: "memory" };
    else fault = error;
  });
  return new Promise((resolve, reject) => {
    thread.once("exit", (code) => {
      clearTimeout(timer);
      if (result) resolve(result);
      else reject(fault ?? new Error(`a thread ended with ${code} and returned nothing: ${file}`));
    });
  });
}

function isOutOfMemory(error: Error & { code?: string }): boolean {
  return error.name === "RangeError" || error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

export async function respondInThread<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
): Promise<void> {
  const { input, outputBytes } = workerData;
  const say = (said: Said) => parentPort?.postMessage(said);
  say("begun");
  const bytes = serialize(await work(input));
  const isTooLong = bytes.length > outputBytes;
  say(isTooLong ? { exceeded: "output" } : { bytes });
}
