import { setTimeout as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { parentPort, Worker, workerData } from "node:worker_threads";

export interface ThreadLimits {
  /** Milliseconds of the processor, which other work does not add to. */
  processorTime: number;
  /** Milliseconds of the clock. */
  time: number;
  outputBytes: number;
}

export type Limited<Output> =
  | { output: Output }
  | { exceeded: "processor time" | "time" | "memory" | "output" };

type Said = { bytes: Uint8Array } | { exceeded: "output" };

const heapMegabytes = 64;

export function runThread<Input, Output>(
  file: string,
  input: Input,
  { processorTime, time, outputBytes }: ThreadLimits,
): Promise<Limited<Output>> {
  const thread = new Worker(file, {
    workerData: { input, outputBytes },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4 },
  });
  let result: Limited<Output> | undefined;
  let fault: Error | undefined;
  const end = (exceeded: "processor time" | "time") => {
    result ??= { exceeded };
    void thread.terminate();
  };
  const timer = setTimeout(end, time, "time");
  thread.once("online", () => {
    afterProcessorTime(thread, processorTime).then(
      () => end("processor time"),
      // It has ended.
      () => {},
    );
  });
  thread.on("message", (said: Said) => {
    result ??= "bytes" in said ? { output: deserialize(said.bytes) } : said;
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

async function afterProcessorTime(thread: Worker, milliseconds: number): Promise<void> {
  let used: NodeJS.CpuUsage;
  do {
    await pause(100);
    used = await thread.cpuUsage();
  } while ((used.user + used.system) / 1000 < milliseconds);
}

function isOutOfMemory(error: Error & { code?: string }): boolean {
  return error.name === "RangeError" || error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

export async function respondInThread<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
): Promise<void> {
  const { input, outputBytes } = workerData;
  const say = (said: Said) => parentPort?.postMessage(said);
  const bytes = serialize(await work(input));
  const isTooLong = bytes.length > outputBytes;
  say(isTooLong ? { exceeded: "output" } : { bytes });
}
