import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "../encoding.ts";

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

// A window of 2 to the power of `windowBits` is no larger than a page needs: brotli's usual one of 4 MB costs more
// to set up than the work.
function brotliOptions(quality: number, windowBits: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}

export function compressQuickly(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(text, brotliOptions(6, 16));
  return encoding === "gzip" ? gzipSync(text) : text;
}

export async function compressFully(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotliLater(text, brotliOptions(11, 18));
  return encoding === "gzip" ? gzipLater(text, { level: 9 }) : text;
}
