import { open } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDirectory } from "#db/data-directory.ts";
import { matchesEtag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import { type Rejection, reject } from "./rejection.ts";
import { fileSafety } from "./security-headers.ts";
import { sendComplete, sendFile } from "./send.ts";

// Key, width and format: nothing that could lead out of the folder.
const uploadPath = /^\/uploads\/([0-9a-f][0-9a-f-]{15,63}-\d{2,4}\.(avif|webp))$/;

// What has a name never changes.
const etag = '"1"';

const missing: Rejection = { status: 404, message: "There is no such picture." };

export async function respondUpload(exchange: Exchange): Promise<void> {
  const [, name, format] = uploadPath.exec(exchange.path) ?? [];
  if (!name) return reject(exchange, missing);
  const file = await open(join(uploadsDirectory, name)).catch(() => undefined);
  if (!file) return reject(exchange, missing);
  const { size } = await file.stat();
  // Whatever a file contains, a browser must not run it.
  const headers = [
    "Content-Type",
    `image/${format}`,
    "Cache-Control",
    "max-age=31536000, immutable",
    "Content-Security-Policy",
    "sandbox",
    "ETag",
    etag,
    ...fileSafety,
  ];
  const whole = [...headers, "Content-Length", String(size)];
  const isKnown = matchesEtag(exchange.request.headers["if-none-match"], etag);
  if (!isKnown && exchange.request.method === "GET") {
    sendFile(exchange, whole, file.createReadStream(), size);
    return;
  }
  await file.close();
  sendComplete(exchange, isKnown ? 304 : 200, isKnown ? headers : whole, undefined);
}
