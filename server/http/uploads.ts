import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { contentTypeOf } from "./content-types.ts";
import type { Exchange } from "./exchange.ts";
import { selectPart } from "./range.ts";
import { type Rejection, reject } from "./rejection.ts";
import { fileSafety } from "./security-headers.ts";
import { sendComplete, sendFile } from "./send.ts";

// Nothing that could lead out of the folder.
const uploadPath =
  /^\/uploads\/([0-9a-f][0-9a-f-]{15,63}-(?:\d{2,4}|card|film)\.(avif|webp|png|jpg|mp4|webm))$/;

// A file never changes under its name.
const etag = '"1"';

const missing: Rejection = { status: 404, message: "There is no such picture." };

async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

export async function respondUpload(exchange: Exchange): Promise<void> {
  const { path, request } = exchange;
  const [, name] = uploadPath.exec(path) ?? [];
  const file = name && (await openIfPresent(join(uploadsDirectory, name)));
  if (!file) return reject(exchange, missing);
  const { size } = await file.stat();
  const selected = selectPart(request.headers, etag, size);
  const headers = [
    "Content-Type",
    contentTypeOf(name),
    "Cache-Control",
    "max-age=31536000, immutable",
    "Content-Security-Policy",
    "sandbox",
    "ETag",
    etag,
    "Accept-Ranges",
    "bytes",
    ...fileSafety,
    ...selected.headers,
  ];
  const { status, part } = selected;
  if (part && request.method === "GET") {
    const length = part.end - part.start + 1;
    return sendFile(exchange, status, headers, file.createReadStream(part), length);
  }
  await file.close();
  sendComplete(exchange, status, headers, undefined);
}
