import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bodies } from "../cached-response.ts";
import type { Encoding } from "../encoding.ts";
import type { Compression } from "../task.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Of gzip: more than any page. A long list would take seconds after each change.
const maxFullBytes = 32 * 1024;

// Windows no larger than a page: setting up the default of 4 MB takes longer than compressing.
const brotli = {
  quick: { quality: 6, windowBits: 16 },
  full: { quality: 11, windowBits: 18 },
};

export async function compress(
  text: Buffer,
  encoding: Encoding,
  compression: Compression = "quick",
): Promise<Buffer> {
  if (encoding === "identity") return text;
  if (encoding === "gzip") return toGzip(text);
  const { quality, windowBits } = brotli[compression];
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

export async function compressPage(
  text: Buffer,
  compression: Compression,
): Promise<{ bodies: Bodies; isQuick: boolean }> {
  const zipped = await compress(text, "gzip");
  const isLong = zipped.length > maxFullBytes;
  const br = await compress(text, "br", isLong ? "quick" : compression);
  return { bodies: { br, gzip: zipped }, isQuick: compression === "quick" && !isLong };
}
