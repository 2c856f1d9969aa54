import "../../tests/temporary-data.ts";

import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { richPhoto } from "../../tests/rich-photo.ts";
import { sent } from "../../tests/sent-file.ts";
import { decode } from "./decode.server.ts";

const jpeg = Buffer.from(await richPhoto(640, 400));
const whole = (photo: Sharp) => photo.resize(64, 40);

async function draw(bytes: Uint8Array) {
  return (await decode(await sent(bytes), whole)).data;
}

/** As cameras of Samsung write what a scan has of the frequencies. */
function withOddScan(photo: Buffer): Buffer {
  const odd = Buffer.from(photo);
  const scan = odd.lastIndexOf(Buffer.from("ffda", "hex"));
  odd.fill(0, scan + 2 + odd.readUInt16BE(scan + 2) - 3, scan + 2 + odd.readUInt16BE(scan + 2));
  return odd;
}

test("a photo that a browser shows as a whole is taken", async () => {
  const pixels = await draw(jpeg);
  expect(withOddScan(jpeg).equals(jpeg)).toBe(false);
  expect(await draw(withOddScan(jpeg))).toEqual(pixels);
  expect(await draw(jpeg.subarray(0, -2))).toEqual(pixels);
  expect(await draw(Buffer.concat([jpeg, Buffer.from("trailer")]))).toEqual(pixels);
});

const half = jpeg.subarray(0, jpeg.length / 2);
test.each<[string, Uint8Array]>([
  ["half", half],
  ["all but 200 bytes", jpeg.subarray(0, -200)],
  ["half, with an end mark behind it", Buffer.concat([half, Buffer.from("ffd9", "hex")])],
  ["half, with zeros behind it", Buffer.concat([half, Buffer.alloc(half.length)])],
  ["all but three bytes", jpeg.subarray(0, -3 - 2)],
  ["all but 200 bytes of an odd scan", withOddScan(jpeg).subarray(0, -200)],
  ["half of an odd scan", withOddScan(jpeg).subarray(0, jpeg.length / 2)],
])("a photo of which %s has come is refused", async (_, bytes) => {
  await expect(draw(bytes)).rejects.toThrow("The photo is damaged.");
});

const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0mif1${name}`, "latin1");
test.each<[string, Uint8Array]>([
  ["a HEIC photo", brand("heic")],
  ["a HEIC photo", brand("mif1")],
  ["an AVIF photo", brand("avif")],
  ["an AVIF photo", Buffer.from("\0\0\0\x1cftypmif1\0\0\0\0mif1avif", "latin1")],
  ["a GIF picture", Buffer.from("GIF89a\x01\0\x01\0\x80\0\0", "latin1")],
  ["a TIFF picture", Buffer.from("II*\0\x08\0\0\0", "latin1")],
  ["a TIFF picture", Buffer.from("MM\0*\0\0\0\x08", "latin1")],
  ["a BMP picture", Buffer.from("BM1234\0\0\0\0", "latin1")],
  ["a PDF file", Buffer.from("%PDF-1.7")],
  ["a film", brand("isom")],
  ["a film", brand("qt  ")],
])("%s is called so, with what to do", async (kind, bytes) => {
  await expect(draw(bytes)).rejects.toThrow(new RegExp(`^This is ${kind}\\b.*JPEG`));
});

test("a photo of which so little has come that the decoder does not know it is damaged", async () => {
  const webp = await sharp(jpeg).webp().toBuffer();
  for (const start of [webp.subarray(0, webp.length / 2), jpeg.subarray(0, 20)]) {
    await expect(draw(start)).rejects.toThrow("The photo is damaged.");
  }
});

test("anything else is no photo", async () => {
  await expect(draw(Buffer.from("hello"))).rejects.toThrow("This file is not a photo.");
});
