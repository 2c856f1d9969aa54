import { Range } from "@remix-run/headers";

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a body of `size` bytes. Several ranges, or none that can be understood, mean the
 * whole body, as RFC 9110 allows: a response then never grows beyond it.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const range = Range.from(header ?? null);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return "whole";
  const [bytes] = range.normalize(size);
  return bytes && bytes.start <= bytes.end ? bytes : "unsatisfiable";
}
