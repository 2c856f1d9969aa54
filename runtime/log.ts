import pino from "pino";
import { env } from "./env.ts";

// Written in the background, and dropped rather than kept when the reader of the log stands still.
const destination = pino.destination({
  fd: 1,
  sync: false,
  minLength: 16_000,
  maxLength: 1 << 20,
  periodicFlush: 1000,
});
destination.on("error", () => {});

/** The server's log: one JSON line an event, on standard output. */
export const log = pino({ level: env.LOG_LEVEL, base: null }, destination);

/** Writes out what is still held back; to be called before the process ends. */
export function flushLog(): void {
  try {
    destination.flushSync();
  } catch {
    // Nobody reads the log any more, and there is nowhere else to say so.
  }
}

/** An error as it goes into the log: bounded, so that nothing sent to us can flood it. */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message: message.slice(0, 500), stack: stack?.slice(0, 2000) };
}
