import PQueue from "p-queue";
import { RejectedError, type Rejection } from "./http/rejection.ts";
import { startInTime } from "./start-in-time.ts";

interface Limits {
  total: number;
  ofOne: number;
  patience: number;
  rejections: { own: Rejection; others: Rejection };
}

export type Places = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

const maxWaiting = 10;

export function createPlaces({ total, ofOne, patience, rejections }: Limits): Places {
  const all = new PQueue({ concurrency: total });
  const shares = new Map<string, PQueue>();

  return async function take(account, work) {
    const own = shares.get(account) ?? new PQueue({ concurrency: ofOne });
    if (own.size >= maxWaiting) throw new RejectedError(rejections.own);
    shares.set(account, own);
    try {
      return await startInTime(own, { patience, otherwise: rejections.own }, () =>
        startInTime(all, { patience, otherwise: rejections.others }, work),
      );
    } finally {
      if (own.size + own.pending === 0) shares.delete(account);
    }
  };
}
