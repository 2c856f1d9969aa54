/** At most some two milliseconds of responses from the cache. */
const share = 32;
/** Some five milliseconds of connections to accept. */
const maxPutOff = 100;

/** What a client asks for, in its order. */
export interface Line<Item> {
  /** How many of its requests were begun since the event loop last looked for others'. */
  begun: number;
  waiting: Item[];
}

export interface FairTurns<Item> {
  /**
   * Whether the client may begin one more request in this turn of the event loop; if not, it has to go in its line, and
   * begins after the loop has looked for what others have sent.
   */
  admit(line: Line<Item>): boolean;
  /** Tells that somebody has connected: the loop accepts one connection in a turn, and there may be more. */
  noteArrival(): void;
}

/** Shares the turns of the event loop among clients. */
export function createFairTurns<Item>(begin: (item: Item) => void): FairTurns<Item> {
  let busy: Line<Item>[] = [];
  let hasArrival = false;
  let putOff = 0;

  function admit(line: Line<Item>): boolean {
    if (line.begun === share) return false;
    line.begun += 1;
    // Earlier, each request of an idle server would pay for another turn.
    if (line.begun === share / 2 && busy.push(line) === 1) setImmediate(takeTurn);
    return true;
  }

  function takeTurn(): void {
    if (hasArrival && putOff < maxPutOff) {
      hasArrival = false;
      putOff += 1;
      setImmediate(takeTurn);
      return;
    }
    putOff = 0;
    const lines = busy;
    busy = [];
    for (const line of lines) {
      line.begun = 0;
      while (line.waiting.length > 0 && admit(line)) begin(line.waiting.shift() as Item);
    }
  }

  return {
    admit,
    noteArrival() {
      hasArrival = true;
    },
  };
}
