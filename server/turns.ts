import PQueue from "p-queue";

const running = 2;
const patience = 5000;

/** From the most urgent: a `page` is one of the website's few and soon in the cache; what is done in advance, before anybody asks for it, comes last. */
export type Lane = "staff" | "page" | "visitor" | "ahead";

const lanes: Record<Lane, { priority: number; maxWaiting: number }> = {
  staff: { priority: 3, maxWaiting: 200 },
  page: { priority: 2, maxWaiting: 200 },
  visitor: { priority: 1, maxWaiting: 60 },
  ahead: { priority: 0, maxWaiting: 20 },
};

/** More was asked for than can be done in a few seconds. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

export interface Turns {
  /** Does the work once its turn has come. Throws a TooBusyError where too many wait, or too long. */
  take<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result>;
  /** Whoever comes now has to wait. */
  isTaken(): boolean;
  /** Half of the visitors that may wait are waiting. */
  isBusy(): boolean;
}

/** Two at once keep one event loop busy; the others wait here, where they cost nothing. */
export function createTurns(): Turns {
  const queue = new PQueue({ concurrency: running });

  async function take<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    const { priority, maxWaiting } = lanes[lane];
    if (queue.sizeBy({ priority }) >= maxWaiting) throw new TooBusyError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new TooBusyError()), patience);
    try {
      return await queue.add(
        () => {
          clearTimeout(timer);
          return work();
        },
        { priority, signal: waiting.signal },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    take,
    isTaken: () => queue.pending >= running,
    isBusy: () => queue.sizeBy({ priority: lanes.visitor.priority }) > lanes.visitor.maxWaiting / 2,
  };
}
