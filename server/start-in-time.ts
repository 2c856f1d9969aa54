import type PQueue from "p-queue";
import { RejectedError, type Rejection } from "./http/rejection.ts";

interface Limits {
  patience: number;
  priority?: number;
  otherwise: Rejection;
}

export function startInTime<Result>(
  queue: PQueue,
  { patience, priority = 0, otherwise }: Limits,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new RejectedError(otherwise)), patience);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  return queue.add(begin, { priority, signal: waiting.signal });
}
