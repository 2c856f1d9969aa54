import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { hasSame } from "./conditional.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { parseRange } from "./range.ts";
import { prepareHeaders } from "./security-headers.ts";
import { send, sendComplete } from "./send.ts";
import { isReading, type Visit } from "./visit.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** One form of a file. */
interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  /** All headers of the answer that holds the whole file, by origin. */
  complete: (origin: string) => string[];
}

type StaticFile = { identity: Variant } & Partial<Record<Encoding, Variant>>;

/** By path. */
export type StaticFiles = Map<string, StaticFile>;

/** Reads a folder of built files into memory, with the `.br` and `.gz` that the build laid beside them. */
export function loadStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    if (!entry.isFile() || path.startsWith("/.vite/") || /\.(?:br|gz)$/.test(path)) continue;
    files.set(path, load(file, path));
  }
  return files;
}

function load(file: string, path: string): StaticFile {
  const body = readFileSync(file);
  const encodings = { br: `${file}.br`, gzip: `${file}.gz` };
  const headers = [
    "Content-Type",
    types[extname(path)] ?? "application/octet-stream",
    "Cache-Control",
    isHashed(path) ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    ...(existsSync(encodings.br) ? ["Vary", "Accept-Encoding"] : []),
  ];
  const loaded: StaticFile = { identity: variant(body, [...headers, "Accept-Ranges", "bytes"]) };
  for (const [encoding, compressed] of Object.entries(encodings)) {
    if (!existsSync(compressed)) continue;
    const encoded = [...headers, "Content-Encoding", encoding];
    loaded[encoding as Encoding] = variant(readFileSync(compressed), encoded);
  }
  return loaded;
}

// The name of such a file changes with its content, so it can be kept for ever.
function isHashed(path: string): boolean {
  return path.startsWith("/assets/") || /^\/media\/.*\.[0-9a-f]{8,}\.\w+$/.test(path);
}

function variant(body: Buffer, headers: string[]): Variant {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const tagged = [...headers, "ETag", etag];
  const complete = prepareHeaders([...tagged, "Content-Length", String(body.length)]);
  return { body, etag, headers: tagged, complete };
}

/** Answers when the path is that of a built file; tells whether it did. */
export function answerStaticFile(visit: Visit, files: StaticFiles): boolean {
  const file = isReading(visit) ? files.get(visit.path) : undefined;
  if (!file) return false;
  const { headers } = visit.request;
  const chosen = file[pickEncoding(headers["accept-encoding"])] ?? file.identity;
  if (hasSame(headers["if-none-match"], chosen.etag)) send(visit, 304, chosen.headers);
  else if (headers.range && file.br === undefined) answerRange(visit, file.identity);
  else sendWhole(visit, chosen);
  return true;
}

function sendWhole(visit: Visit, { complete, body }: Variant): void {
  sendComplete(visit, 200, complete(visit.origin), body);
}

// Browsers ask for parts of a video; a part of a compressed text is of no use to anybody.
function answerRange(visit: Visit, whole: Variant): void {
  const { range, "if-range": ifRange } = visit.request.headers;
  const size = whole.body.length;
  const part = ifRange === undefined || ifRange === whole.etag ? parseRange(range, size) : "whole";
  if (part === "whole") {
    sendWhole(visit, whole);
  } else if (part === "unsatisfiable") {
    send(visit, 416, [...whole.headers, "Content-Range", `bytes */${size}`]);
  } else {
    const headers = [...whole.headers, "Content-Range", `bytes ${part.start}-${part.end}/${size}`];
    send(visit, 206, headers, whole.body.subarray(part.start, part.end + 1));
  }
}
