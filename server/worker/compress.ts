import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Bodies } from "../http/cached-response.ts";
import type { Encoding } from "../http/encoding.ts";
import type { Compression } from "../task.ts";

const toBrotliInBackground = promisify(brotliCompress);

// Of gzip: more than any page. A long list would take seconds after each change.
const maxFullBytes = 32 * 1024;

// Windows no larger than a page: setting up the default of 4 MB takes longer than compressing.
const quick = brotliOptions(6, 16);
const full = brotliOptions(11, 18);

function brotliOptions(quality: number, windowBits: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}

export function compress(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(text, quick);
  return encoding === "gzip" ? gzipSync(text) : text;
}

export async function compressPage(
  text: Buffer,
  compression: Compression,
): Promise<{ bodies: Bodies; isQuick: boolean }> {
  const gzip = compress(text, "gzip");
  const isLong = gzip.length > maxFullBytes;
  const isFull = compression === "full" && !isLong;
  const br = isFull ? await toBrotliInBackground(text, full) : compress(text, "br");
  return { bodies: { br, gzip }, isQuick: !isFull && !isLong };
}
