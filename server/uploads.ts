import { open } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDirectory } from "#db/data-directory.ts";
import { hasSame } from "./conditional.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { send, sendFile } from "./send.ts";
import type { Visit } from "./visit.ts";

// A photo's random key, its width and its format: nothing that could lead out of the folder.
const uploadPath = /^\/uploads\/([0-9a-f][0-9a-f-]{15,63}-\d{2,4}\.(avif|webp))$/;

const missing: Refusal = { status: 404, message: "There is no such picture." };

/** Answers a path under `/uploads/` with the photo that staff have sent. */
export async function answerUpload(visit: Visit): Promise<void> {
  const [, name, format] = uploadPath.exec(visit.path) ?? [];
  if (!name) return refuse(visit, missing);
  const file = await open(join(uploadsDirectory, name)).catch(() => undefined);
  if (!file) return refuse(visit, missing);
  const { size } = await file.stat();
  // Staff send these files: whatever they hold, a browser runs none of it.
  const headers = [
    "Content-Type",
    `image/${format}`,
    "Cache-Control",
    "public, max-age=31536000, immutable",
    "Content-Security-Policy",
    "default-src 'none'; sandbox",
    "Content-Disposition",
    "inline",
    "ETag",
    `"${name}"`,
  ];
  const known = hasSame(visit.request.headers["if-none-match"], `"${name}"`);
  if (!known && visit.request.method === "GET") {
    sendFile(visit, headers, file.createReadStream(), size);
    return;
  }
  await file.close();
  send(visit, known ? 304 : 200, known ? headers : [...headers, "Content-Length", String(size)]);
}
