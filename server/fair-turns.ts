// Some two milliseconds of cached responses, and five of connections.
const share = 32;
const maxPutOff = 100;
const maxKnown = 1000;

/** Shares the event loop among visitors. It accepts one connection a turn, and requests wait for those. */
export function createFairTurns<Item extends { visitor: string }>(handle: (item: Item) => void) {
  const begun = new Map<string, number>();
  let waiting: Item[] = [];
  let hasConnection = false;
  let putOff = 0;

  function begin(item: Item): void {
    const count = begun.get(item.visitor) ?? 0;
    if (count === share) {
      if (waiting.push(item) === 1) setImmediate(takeTurn);
      return;
    }
    if (begun.size === maxKnown) begun.clear();
    begun.set(item.visitor, count + 1);
    handle(item);
  }

  function takeTurn(): void {
    if (hasConnection && putOff < maxPutOff) {
      hasConnection = false;
      putOff += 1;
      setImmediate(takeTurn);
      return;
    }
    putOff = 0;
    begun.clear();
    const items = waiting;
    waiting = [];
    for (const item of items) begin(item);
  }

  return {
    begin,
    noteConnection() {
      hasConnection = true;
    },
  };
}
