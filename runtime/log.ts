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

export const log = pino({ level: env.LOG_LEVEL, base: null }, destination);

export function flushLog(): void {
  try {
    destination.flushSync();
  } catch {
    // Nobody reads the log any more, and there is nowhere else to say so.
  }
}

/** Bounded, so that nothing sent to us can flood the log. */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message: message.slice(0, 500), stack: stack?.slice(0, 2000) };
}
