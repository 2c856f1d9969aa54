import { AsyncLocalStorage } from "node:async_hooks";

const told = new AsyncLocalStorage<() => void>();

/** Does the work; `onWait` is called whenever it waits for something else than this process. */
export function notingWaits<Result>(onWait: () => void, work: () => Promise<Result>) {
  return told.run(onWait, work);
}

/** To be called before waiting for a thread, a program or a queue: others have their turn meanwhile. */
export function tellWaiting(): void {
  told.getStore()?.();
}
