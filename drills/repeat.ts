/** Does the same again and again, as many at a time as given, until it is stopped; stopping waits for what was begun. */
export function repeat(work: () => Promise<void>, atOnce = 1) {
  let isOver = false;
  async function workOn(): Promise<void> {
    while (!isOver) await work();
  }
  const working = Promise.all(Array.from({ length: atOnce }, workOn));
  return {
    /** Fails where the work has failed, and never ends otherwise. */
    working,
    async stop(): Promise<void> {
      isOver = true;
      await working;
    },
  };
}
