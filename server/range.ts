import { Range } from "@remix-run/headers/range";

export interface ByteRange {
  start: number;
  end: number;
}

/** Several or malformed ranges mean the whole body, as RFC 9110 allows. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const range = Range.from(header ?? null);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return "whole";
  const [bytes] = range.normalize(size);
  return bytes && bytes.start <= bytes.end ? bytes : "unsatisfiable";
}
