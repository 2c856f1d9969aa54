import PQueue from "p-queue";

interface Limits {
  total: number;
  ofOne: number;
  /** In milliseconds. */
  patience: number;
  /** What is thrown where the own places stay taken for so long, and where all do. */
  refusals: { own: () => Error; all: () => Error };
}

/** Does the work of an account once it has a place. */
export type Places = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

const maxWaiting = 10;

/** Places of which each account has a share, so that none can take those of the others. */
export function createPlaces({ total, ofOne, patience, refusals }: Limits): Places {
  const all = new PQueue({ concurrency: total });
  const shares = new Map<string, PQueue>();

  return async function take(account, work) {
    const own = shares.get(account) ?? new PQueue({ concurrency: ofOne });
    if (own.size >= maxWaiting) throw refusals.own();
    shares.set(account, own);
    const waiting = new AbortController();
    const { signal } = waiting;
    let refuse = refusals.own;
    const timer = setTimeout(() => waiting.abort(refuse()), patience);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    const enter = () => {
      refuse = refusals.all;
      return all.add(begin, { signal });
    };
    try {
      return await own.add(enter, { signal });
    } finally {
      clearTimeout(timer);
      if (own.size + own.pending === 0) shares.delete(account);
    }
  };
}
