import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const clientDirectory = join(import.meta.dirname, "../build/client");
const isText = /\.(?:js|css|svg|txt|json|webmanifest|xml|html)$/;
const worthIt = 512;

async function precompress(file: string): Promise<void> {
  const raw = readFileSync(file);
  if (raw.length < worthIt) return;
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    compressGzip(raw, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

const files = readdirSync(clientDirectory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && isText.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(precompress));
