import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createDeflate } from "node:zlib";
import { respondInThread } from "#runtime/thread.ts";
import { type Heic, HeicError, type HeicFault, readHeic } from "./heic.ts";
import { pngChunk, pngHead, pngRow } from "./png.ts";

export interface HeicTask {
  from: string;
  to: string;
}

await respondInThread(async ({ from, to }: HeicTask): Promise<HeicFault | undefined> => {
  try {
    await writePng(readHeic(await readFile(from)), to);
  } catch (error) {
    if (error instanceof HeicError) return error.fault;
    // What the decoder itself throws where it runs out of memory.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return "damaged";
    throw error;
  }
});

function writePng(heic: Heic, path: string): Promise<void> {
  return pipeline(
    Readable.from(pngRows(heic)),
    createDeflate({ level: 1 }),
    async function* assemble(parts: AsyncIterable<Uint8Array>) {
      yield pngHead(heic);
      for await (const part of parts) yield pngChunk("IDAT", part);
      yield pngChunk("IEND", new Uint8Array(0));
    },
    createWriteStream(path),
  );
}

function* pngRows({ rows }: Heic): Generator<Uint8Array> {
  for (const row of rows()) yield pngRow(row);
}
