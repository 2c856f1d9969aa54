/** The tokens of those who are here, in the order in which they will be called. */
export interface Line {
  line: readonly number[];
  moved: readonly number[];
  /** The highest token that was called; 0 before the first. */
  passed: number;
}

/** Two in turn are called before somebody who comes late. */
const before = 2;

/** Puts a token where its number belongs, or behind the next two where its turn is over. */
export function arrive(queue: Line, token: number): Line {
  if (queue.line.includes(token)) return queue;
  if (token < queue.passed) return late(queue, token);
  const { line, moved } = queue;
  const place = line.findIndex((one) => one > token && !moved.includes(one));
  return insertAt(queue, token, place < 0 ? line.length : place);
}

/** Puts a token behind the next two, and behind those who already are out of turn there. */
export function late(queue: Line, token: number): Line {
  const { line, moved } = leave(queue, token);
  let place = 0;
  for (let inTurn = 0; place < line.length; place += 1) {
    if (moved.includes(line[place] as number)) continue;
    if (inTurn === before) break;
    inTurn += 1;
  }
  const placed = insertAt({ ...queue, line, moved }, token, place);
  return { ...placed, moved: withToken(moved, token) };
}

export function front(queue: Line, token: number): Line {
  const { line, moved, passed } = leave(queue, token);
  return { line: [token, ...line], moved: withToken(moved, token), passed };
}

export function leave({ line, moved, passed }: Line, token: number): Line {
  const others = (one: number) => one !== token;
  return { line: line.filter(others), moved: moved.filter(others), passed };
}

export function call(queue: Line, token: number): Line {
  return { ...leave(queue, token), passed: Math.max(queue.passed, token) };
}

export function putBack(
  queue: Line,
  token: number,
  { at, isMoved }: { at: number; isMoved: boolean },
): Line {
  const { line, moved, passed } = insertAt(leave(queue, token), token, at);
  return { line, moved: isMoved ? withToken(moved, token) : moved, passed };
}

export function next({ line }: Line): number | undefined {
  return line[0];
}

/** Sorted, so that what is undone is as if it had never been. */
function withToken(moved: readonly number[], token: number): number[] {
  return [...moved, token].sort((one, other) => one - other);
}

function insertAt({ line, moved, passed }: Line, token: number, place: number): Line {
  return { line: line.toSpliced(place, 0, token), moved, passed };
}
