import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDirectory } from "#db/data-directory.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { matchesEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { readRange } from "./range.ts";
import { type Rejection, reject } from "./rejection.ts";
import { fileSafety } from "./security-headers.ts";
import { sendComplete, sendFile } from "./send.ts";

// Nothing that could lead out of the folder.
const uploadPath =
  /^\/uploads\/([0-9a-f][0-9a-f-]{15,63}-(?:\d{2,4}|card|film)\.(avif|webp|png|jpg|mp4|webm))$/;

const types = lookupTable<string>({
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  webm: "video/webm",
});

// A file never changes under its name.
const etag = '"1"';

const missing: Rejection = { status: 404, message: "There is no such picture." };

// Any other error does not mean that the picture is gone.
async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

export async function respondUpload(exchange: Exchange): Promise<void> {
  const [, name, format = ""] = uploadPath.exec(exchange.path) ?? [];
  if (!name) return reject(exchange, missing);
  const file = await openIfPresent(join(uploadsDirectory, name));
  if (!file) return reject(exchange, missing);
  const { size } = await file.stat();
  const headers = [
    "Content-Type",
    types[format] as string,
    "Cache-Control",
    "max-age=31536000, immutable",
    "Content-Security-Policy",
    "sandbox",
    "ETag",
    etag,
    "Accept-Ranges",
    "bytes",
    ...fileSafety,
  ];
  const { "if-none-match": known, "if-range": ifRange, range } = exchange.request.headers;
  if (matchesEtag(known, etag)) {
    await file.close();
    return sendComplete(exchange, 304, headers, undefined);
  }
  const part = ifRange === undefined || ifRange === etag ? readRange(range, size) : "whole";
  if (part === "unsatisfiable") {
    await file.close();
    return sendComplete(exchange, 416, [...headers, "Content-Range", `bytes */${size}`], undefined);
  }
  const { start, end } = part === "whole" ? { start: 0, end: size - 1 } : part;
  const status = part === "whole" ? 200 : 206;
  if (status === 206) headers.push("Content-Range", `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  headers.push("Content-Length", String(length));
  if (exchange.request.method === "GET") {
    return sendFile(exchange, status, headers, file.createReadStream({ start, end }), length);
  }
  await file.close();
  sendComplete(exchange, status, headers, undefined);
}
