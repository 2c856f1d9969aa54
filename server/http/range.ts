import type { IncomingHttpHeaders } from "node:http";
import { Range } from "@remix-run/headers/range";
import { matchesEtag } from "./etag.ts";

interface Selection {
  status: 200 | 206 | 304 | 416;
  headers: string[];
  part?: { start: number; end: number };
}

export function selectPart(
  { range, "if-range": ifRange, "if-none-match": known }: IncomingHttpHeaders,
  etag: string,
  size: number,
): Selection {
  if (matchesEtag(known, etag)) return { status: 304, headers: [] };
  const isWhole = range === undefined || (ifRange !== undefined && ifRange !== etag);
  const part = isWhole ? "whole" : readRange(range, size);
  if (part === "unsatisfiable") {
    return { status: 416, headers: ["Content-Range", `bytes */${size}`, "Content-Length", "0"] };
  }
  if (part === "whole") {
    const headers = ["Content-Length", String(size)];
    return { status: 200, headers, part: { start: 0, end: size - 1 } };
  }
  const { start, end } = part;
  const length = String(end - start + 1);
  const headers = ["Content-Range", `bytes ${start}-${end}/${size}`, "Content-Length", length];
  return { status: 206, headers, part };
}

function readRange(header: string, size: number) {
  const range = Range.from(header);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return "whole";
  const [bytes] = range.normalize(size);
  return bytes && bytes.start <= bytes.end ? bytes : "unsatisfiable";
}
