import PQueue from "p-queue";

const running = 2;
const patience = 5000;
/** That wait for something else than a turn: fewer than there are connections to the worker. */
const maxAway = 40;

/** Most urgent first. `page`: one of the few fixed pages, cached afterwards. Last: work done ahead, for which nobody waits. */
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

/** Calls `leave` where it waits for something else than the worker's event loop, so that others have the turn. */
export type Work<Result> = (leave: () => void) => Promise<Result>;

export interface Turns {
  /** Does the work once its turn has come. Throws a TooBusyError where too many wait, or too long. */
  take<Result>(lane: Lane, work: Work<Result>): Promise<Result>;
  /** Whoever comes now has to wait. */
  isTaken(): boolean;
  /** Half of the visitors that may wait are waiting. */
  isBusy(): boolean;
}

/** Two at once keep one event loop busy; the others wait here, where they cost nothing. */
export function createTurns(): Turns {
  const queue = new PQueue({ concurrency: running });

  let away = 0;

  async function take<Result>(lane: Lane, work: Work<Result>): Promise<Result> {
    const { priority, maxWaiting } = lanes[lane];
    if (queue.sizeBy({ priority }) >= maxWaiting) throw new TooBusyError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new TooBusyError()), patience);
    const done = Promise.withResolvers<Result>();
    const begin = () => {
      clearTimeout(timer);
      return untilLeft(work, done.resolve);
    };
    try {
      const begun = queue.add(begin, { priority, signal: waiting.signal });
      const [result] = await Promise.all([done.promise, begun]);
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Begins the work, and waits until it is done or leaves its turn to others. */
  function untilLeft<Result>(
    work: Work<Result>,
    resolve: (outcome: Promise<Result>) => void,
  ): Promise<void> {
    return new Promise((leave) => {
      let isAway = false;
      const outcome = work(() => {
        if (isAway || away >= maxAway) return;
        isAway = true;
        away += 1;
        leave();
      });
      const end = () => {
        if (isAway) away -= 1;
        leave();
      };
      resolve(outcome.finally(end));
    });
  }

  return {
    take,
    isTaken: () => queue.pending >= running,
    isBusy: () => queue.sizeBy({ priority: lanes.visitor.priority }) > lanes.visitor.maxWaiting / 2,
  };
}
