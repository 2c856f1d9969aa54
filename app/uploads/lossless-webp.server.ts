import { open } from "node:fs/promises";

const chunkHead = 8;
const maxChunks = 20;

export async function isLosslessWebp(path: string): Promise<boolean> {
  await using file = await open(path);
  const head = Buffer.alloc(chunkHead);
  let at = 12;
  for (let count = 0; count < maxChunks; count += 1) {
    const { bytesRead } = await file.read(head, 0, chunkHead, at);
    const name = head.toString("latin1", 0, 4);
    if (bytesRead < chunkHead || name === "VP8L") return true;
    if (name === "VP8 ") return false;
    const length = head.readUInt32LE(4);
    // The frame of an animation has 16 bytes of its own before the chunks that are in it.
    at += chunkHead + (name === "ANMF" ? 16 : length + (length % 2));
  }
  return true;
}
