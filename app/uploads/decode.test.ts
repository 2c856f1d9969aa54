import "../../tests/app/temporary-data.ts";

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { removeSentFile } from "#app/forms/sent-file.server.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { richPhoto } from "../../tests/files/rich-photo.ts";
import { sent } from "../../tests/forms/sent-file.ts";
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

test("a photo with the mark of extended frames is repaired as well", async () => {
  const extended = Buffer.from(jpeg);
  extended[extended.indexOf(Buffer.from("ffc0", "hex")) + 1] = 0xc1;
  expect(await draw(withOddScan(extended))).toEqual(await draw(jpeg));
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

const heic = readFileSync(join(import.meta.dirname, "../../tests/files/turned-tiles.heic"));

test("a photo of an iPhone is read tile by tile, and stands upright in its colours", async () => {
  const { data, info } = await decode(await sent(heic), (photo) => photo.removeAlpha());
  expect([info.width, info.height]).toEqual([400, 700]);
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  const [top, left, bottom, right] = [at(20, 20), at(20, 680), at(380, 680), at(380, 20)];
  const blue = [expect.closeTo(10, -2), expect.closeTo(0, -1), expect.closeTo(240, -2)];
  const red = [expect.closeTo(240, -2), expect.closeTo(0, -1), expect.closeTo(10, -2)];
  expect(top).toEqual(blue);
  expect(left.every((part) => part > 240)).toBe(true);
  expect(bottom).toEqual(red);
  expect(right[1]).toBeGreaterThan(240);
});

test("of an iPhone's photo nothing is left behind on the disk", async () => {
  const before = readdirSync(uploadsDirectory).length;
  const one = await sent(heic);
  await decode(one, whole);
  await removeSentFile(one);
  expect(readdirSync(uploadsDirectory)).toHaveLength(before);
});

/** With other numbers in the box of that name, at an offset behind it. */
function withNumbers(box: string, offset: number, ...numbers: number[]): Uint8Array {
  const odd = Buffer.from(heic);
  const at = odd.indexOf(box) + 4 + offset;
  for (const [index, number] of numbers.entries()) odd.writeUInt32BE(number, at + 4 * index);
  return odd;
}

const gridSize = heic.lastIndexOf(Buffer.from([0, 0, 1, 2]));
test.each<[string, Uint8Array, string]>([
  ["cut off", heic.subarray(0, 900), "damaged"],
  ["of 4,000 megapixels", withGrid(65_000, 65_000), "damaged|megapixels"],
  ["of which tiles are missing", withGrid(2000, 400), "damaged"],
  ["with a tile of 400 megapixels", withNumbers("ispe", 4, 20_000, 20_000), "damaged|one piece"],
  ["without its head", Buffer.concat([heic.subarray(0, 24), heic.subarray(400)]), "damaged"],
  [
    "of noise",
    Buffer.concat([heic.subarray(0, 1200), Buffer.alloc(3000, "\xa5\x3c\x77")]),
    "damaged",
  ],
])("a HEIC photo %s is refused", async (_, bytes, sentence) => {
  await expect(draw(bytes)).rejects.toThrow(new RegExp(sentence));
});

function withGrid(width: number, height: number): Uint8Array {
  const odd = Buffer.from(heic);
  odd.writeUInt16BE(width, gridSize + 4);
  odd.writeUInt16BE(height, gridSize + 6);
  return odd;
}
