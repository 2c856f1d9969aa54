const all = process.env.JOURNEYS === "all";

/** What decides which values and places a run tries; `npm test` prints it, and `SEED=` repeats it. */
export const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** How often a property is tried with made-up values: as often as given with `npm run test:all`, else a tenth. */
export function rounds(most: number): number {
  return all ? most : Math.ceil(most / 10);
}

/** One in `every` of the values, others with each seed, and at least one; all of them with `npm run test:all`. */
export function share<T>(values: readonly T[], every: number): T[] {
  const first = seed % Math.min(every, values.length);
  return values.filter((_, at) => all || at % every === first);
}
