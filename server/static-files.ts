import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { lookupTable } from "#runtime/lookup-table.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { matchesEtag, toEtag } from "./etag.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { readRange } from "./range.ts";
import { fileSafety } from "./security-headers.ts";
import { sendComplete } from "./send.ts";

// Scripts, SVG and style sheets are UTF-8 by default.
const types = lookupTable<string>({
  ".avif": "image/avif",
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
});

const nothing = Buffer.alloc(0);

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

type StaticFile = { identity: Variant } & Partial<Record<Encoding, Variant>>;

export interface StaticFiles {
  find(path: string): StaticFile | undefined;
  readAhead(): Promise<void>;
}

/** The files of the build, each read on first use and kept. */
export function openStaticFiles(directory: string): StaticFiles {
  const names = listFiles(directory);
  const known = new Map<string, StaticFile>();

  function find(path: string): StaticFile | undefined {
    let file = known.get(path);
    if (file === undefined && names.has(path) && !/\.(?:br|gz)$/.test(path)) {
      file = load(directory, path, names);
      known.set(path, file);
    }
    return file;
  }

  async function readAhead(): Promise<void> {
    for (const path of names) {
      find(path);
      await turn();
    }
  }

  return { find, readAhead };
}

function listFiles(directory: string): Set<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(sep).join("/")}`);
  return new Set(files.filter((path) => !path.startsWith("/.vite/")));
}

function load(directory: string, path: string, names: Set<string>): StaticFile {
  const encodings = { br: `${path}.br`, gzip: `${path}.gz` };
  const headers = [
    "Content-Type",
    types[extname(path)] ?? "application/octet-stream",
    "Cache-Control",
    isHashed(path) ? "max-age=31536000, immutable" : "max-age=86400",
    ...(names.has(encodings.br) ? ["Vary", "Accept-Encoding"] : []),
  ];
  const read = (name: string) => readFileSync(join(directory, name));
  const loaded: StaticFile = {
    identity: variant(read(path), [...headers, "Accept-Ranges", "bytes"]),
  };
  for (const [encoding, compressed] of Object.entries(encodings)) {
    if (!names.has(compressed)) continue;
    const encoded = [...headers, "Content-Encoding", encoding];
    loaded[encoding as Encoding] = variant(read(compressed), encoded);
  }
  return loaded;
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/") || /^\/media\/.*\.[0-9a-f]{6}\.\w+$/.test(path);
}

function variant(body: Buffer, headers: string[]): Variant {
  const etag = toEtag(body);
  return { body, etag, headers: [...headers, "ETag", etag, ...fileSafety] };
}

export function respondStaticFile(exchange: Exchange, files: StaticFiles): boolean {
  const file = isSafeMethod(exchange) ? files.find(exchange.path) : undefined;
  if (!file) return false;
  const { headers } = exchange.request;
  const chosen = file[pickEncoding(headers["accept-encoding"])] ?? file.identity;
  if (matchesEtag(headers["if-none-match"], chosen.etag))
    sendComplete(exchange, 304, chosen.headers, undefined);
  else if (headers.range && file.br === undefined) sendRange(exchange, file.identity);
  else sendWhole(exchange, chosen);
  return true;
}

function sendWhole(exchange: Exchange, { headers, body }: Variant): void {
  sendPart(exchange, 200, headers, body);
}

function sendPart(exchange: Exchange, status: number, headers: string[], body: Buffer): void {
  sendComplete(exchange, status, [...headers, "Content-Length", String(body.length)], body);
}

function sendRange(exchange: Exchange, whole: Variant): void {
  const { range, "if-range": ifRange } = exchange.request.headers;
  const size = whole.body.length;
  const part = ifRange === undefined || ifRange === whole.etag ? readRange(range, size) : "whole";
  if (part === "whole") {
    sendWhole(exchange, whole);
  } else if (part === "unsatisfiable") {
    sendPart(exchange, 416, [...whole.headers, "Content-Range", `bytes */${size}`], nothing);
  } else {
    const headers = [...whole.headers, "Content-Range", `bytes ${part.start}-${part.end}/${size}`];
    sendPart(exchange, 206, headers, whole.body.subarray(part.start, part.end + 1));
  }
}
