/** Positions of the first and the last byte. */
export interface Part {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a body of `size` bytes. Several ranges in one request, or what is no range of
 * bytes, are answered with the whole, as RFC 9110 allows; that also keeps answers from growing.
 */
export function parseRange(
  range: string | undefined,
  size: number,
): Part | "whole" | "unsatisfiable" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
