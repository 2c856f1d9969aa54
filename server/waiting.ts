import { AsyncLocalStorage } from "node:async_hooks";

const listeners = new AsyncLocalStorage<() => void>();

export function notingWaits<Result>(onWait: () => void, work: () => Promise<Result>) {
  return listeners.run(onWait, work);
}

/** To be called before waiting for a thread, a program or a queue, so that other requests run. */
export function tellWaiting(): void {
  listeners.getStore()?.();
}
