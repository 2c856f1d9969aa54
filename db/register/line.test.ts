import fc from "fast-check";
import { expect, test } from "vitest";
import { arrive, call, front, type Line, late, leave, next } from "./line.ts";

const empty: Line = { line: [], moved: [], passed: 0 };

function inTurn({ line, moved }: Line): number[] {
  return line.filter((token) => !moved.includes(token));
}

test("who is here is called in the order of the numbers, whenever they came", () => {
  const queue = [3, 1, 2].reduce(arrive, empty);
  expect(queue.line).toEqual([1, 2, 3]);
  expect(next(queue)).toBe(1);
});

test("somebody whose number was passed waits for two others, and no longer", () => {
  const queue = [4, 5, 6, 7].reduce(arrive, { ...empty, passed: 3 });
  expect(arrive(queue, 2).line).toEqual([4, 5, 2, 6, 7]);
  expect(arrive(arrive(queue, 2), 1).line).toEqual([4, 5, 2, 1, 6, 7]);
});

test("who comes late waits for two, also after a lower number was called out of turn", () => {
  const queue = call(call([1, 3, 5, 6, 7].reduce(arrive, empty), 5), 1);
  expect(queue.passed).toBe(5);
  expect(arrive(queue, 4).line).toEqual([3, 6, 4, 7]);
});

test("somebody frail is next, and keeps the others in their order", () => {
  const queue = front([1, 2, 3].reduce(arrive, empty), 3);
  expect(queue.line).toEqual([3, 1, 2]);
  expect(arrive(queue, 4).line).toEqual([3, 1, 2, 4]);
});

const step = fc.record({
  kind: fc.constantFrom("arrive", "late", "front", "leave", "call"),
  token: fc.integer({ min: 1, max: 15 }),
});

const steps = { arrive, late, front, leave, call };

test("through any morning the line has those who wait, each once, and only the mover moves", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (morning) => {
      let queue = empty;
      const waiting = new Set<number>();
      for (const { kind, token } of morning) {
        if (kind !== "arrive" && !waiting.has(token)) continue;
        const isFirst = kind === "call" && next(queue) === token;
        const before = queue.line.filter((one) => one !== token);
        queue = steps[kind as keyof typeof steps](queue, token);
        if (kind === "leave" || kind === "call") waiting.delete(token);
        else waiting.add(token);
        expect([...queue.line].sort()).toEqual([...waiting].sort());
        expect(queue.line.filter((one) => one !== token)).toEqual(before);
        expect(inTurn(queue)).toEqual(inTurn(queue).toSorted((one, other) => one - other));
        if (isFirst) expect(queue.passed).toBeGreaterThanOrEqual(token);
        if (kind === "late") {
          const ahead = queue.line.slice(0, queue.line.indexOf(token));
          expect(ahead.filter((one) => !queue.moved.includes(one)).length).toBeLessThanOrEqual(2);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
