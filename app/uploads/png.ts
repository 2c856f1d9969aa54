import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const trueColour = 2;
const unfiltered = Buffer.from([0]);

export interface PngHead {
  width: number;
  height: number;
  colourProfile: Uint8Array | undefined;
}

export function pngHead({ width, height, colourProfile }: PngHead): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, trueColour], 8);
  const name = Buffer.from("ICC\0\0", "latin1");
  const profile =
    colourProfile && pngChunk("iCCP", Buffer.concat([name, deflateSync(colourProfile)]));
  return Buffer.concat([signature, pngChunk("IHDR", size), profile ?? Buffer.alloc(0)]);
}

export function pngRow(pixels: Uint8Array): Uint8Array {
  return Buffer.concat([unfiltered, pixels]);
}

export function pngChunk(type: "IHDR" | "iCCP" | "IDAT" | "IEND", content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
