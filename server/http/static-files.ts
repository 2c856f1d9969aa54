import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { contentTypeOf } from "./content-types.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { toEtag } from "./etag.ts";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import { selectPart } from "./range.ts";
import { fileSafety } from "./security-headers.ts";
import { sendComplete } from "./send.ts";

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

type StaticFile = { identity: Variant } & Partial<Record<Encoding, Variant>>;

export type StaticFiles = ReturnType<typeof openStaticFiles>;

export function openStaticFiles(directory: string) {
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
    contentTypeOf(path),
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
  const { body, ...chosen } = file[pickEncoding(headers["accept-encoding"])] ?? file.identity;
  const asked = file.br ? { ...headers, range: undefined } : headers;
  const { status, part, ...selected } = selectPart(asked, chosen.etag, body.length);
  const sent = part && body.subarray(part.start, part.end + 1);
  sendComplete(exchange, status, [...chosen.headers, ...selected.headers], sent);
  return true;
}
