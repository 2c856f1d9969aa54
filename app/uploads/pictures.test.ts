import "../../tests/app/temporary-data.ts";

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { filmWithPlace, hidden } from "../../tests/files/film.ts";
import { richPhoto } from "../../tests/files/rich-photo.ts";
import { sent } from "../../tests/forms/sent-file.ts";
import { share } from "../../tests/runner/rounds.ts";
import { storeFilm } from "./films.server.ts";
import { findPicture, storePicture } from "./pictures.server.ts";
import { type ShapeName, shapes } from "./shapes.ts";

const photoBytes = await richPhoto(1700, 1060);
const photo = await sent(photoBytes);

function filesOf(key: string): string[] {
  return readdirSync(uploadsDirectory).filter((name) => name.startsWith(`${key}-`));
}

function sizeOf(name: string): number {
  return statSync(join(uploadsDirectory, name)).size;
}

test.each<ShapeName>(share(["hero", "gallery", "card", "logo"], 4))(
  "a photograph full of detail becomes as light as a %s must be",
  async (name) => {
    const stored = await storePicture(photo, name, "centre", "somebody");
    for (const [width, maxBytes] of Object.entries<number>(shapes[name].maxBytes)) {
      expect(sizeOf(`${stored.key}-${width}.avif`)).toBeLessThanOrEqual(maxBytes);
      expect(sizeOf(`${stored.key}-${width}.webp`)).toBeLessThanOrEqual(1.5 * maxBytes);
    }
    expect(await findPicture(stored.key, name)).toEqual(stored);
  },
);

const ofManyPixels: [what: string, format: "jpeg" | "png" | "webp", name: ShapeName][] = [
  ["a photo of a phone with 48 megapixels", "jpeg", "gallery"],
  ["a drawing of 48 megapixels", "png", "logo"],
  ["a WebP of 48 megapixels", "webp", "portrait"],
];

test.each(share(ofManyPixels, 3))("%s is taken", async (_, format, name) => {
  const taken = await blank(8000, 6000).toFormat(format).toBuffer();
  const { key } = await storePicture(await sent(taken), name, "centre", "somebody");
  expect(filesOf(key)).toContain(`${key}-${Object.keys(shapes[name].maxBytes)[0]}.avif`);
});

test("nothing of where and with what a photo was taken is left, nor what hides behind it, and it stands upright", async () => {
  // Blue in its left half, which is above once the photo stands.
  const half = { width: 400, height: 500, channels: 3, background: "#00f" } as const;
  const taken = await sharp(await richPhoto(800, 500))
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: "SecretPhone", Orientation: "6" },
      IFD3: { GPSLatitude: "30/1 41/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes("SecretPhone")).toBe(true);
  const file = await sent(Buffer.concat([taken, Buffer.from(hidden.script)]));
  const { key, width, height } = await storePicture(file, "gallery", "centre", "somebody");
  expect(width / height).toBeCloseTo(0.7, 1);
  for (const name of filesOf(key)) {
    const bytes = readFileSync(join(uploadsDirectory, name));
    expect(bytes.toString("latin1")).not.toMatch(/SecretPhone|exif/i);
    expect(bytes.includes(hidden.script)).toBe(false);
    if (!name.endsWith(".webp")) continue;
    const [red, , blue] = await sharp(bytes).resize(1, 2, { fit: "fill" }).raw().toBuffer();
    expect([name, Number(blue) - Number(red) > 150]).toEqual([name, true]);
  }
});

test("what is cut off lies away from the focal point", async () => {
  const halves = sharp({
    create: { width: 1600, height: 400, channels: 3, background: "#00f" },
  })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: "#f00" } },
        left: 0,
        top: 0,
      },
    ])
    .png();
  const file = await sent(await halves.toBuffer());
  const left = await storePicture(file, "portrait", "left", "somebody");
  const right = await storePicture(file, "portrait", "right", "somebody");
  expect([left.colour, right.colour]).toEqual(["#f00", "#00f"]);
});

test.each(["left", "right"] as const)(
  "the edge that a picture is shown from stays in each size of it, and in previews: %s",
  async (focus) => {
    const edge = { width: 120, height: 600, channels: 3 } as const;
    const wide = sharp({ create: { ...edge, width: 2400, background: "#0f0" } }).composite([
      { input: { create: { ...edge, background: "#f00" } }, left: 0, top: 0 },
      { input: { create: { ...edge, background: "#00f" } }, left: 2280, top: 0 },
    ]);
    const file = await sent(await wide.png().toBuffer());
    const { key } = await storePicture(file, "hero", focus, "somebody");
    const names = filesOf(key).filter((name) => !name.endsWith(".avif"));
    expect(names).toContain(`${key}-card.jpg`);
    for (const name of names) {
      const picture = sharp(readFileSync(join(uploadsDirectory, name)));
      const row = await picture.resize(20, 1, { fit: "fill" }).raw().toBuffer();
      const part = focus === "left" ? row[0] : row.at(-1);
      expect([name, Number(part) > 150]).toEqual([name, true]);
    }
  },
);

test("a logo keeps its form and what is transparent, and becomes icons", async () => {
  const logo = await sharp({
    create: {
      width: 900,
      height: 300,
      channels: 4,
      background: { r: 15, g: 76, b: 84, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer();
  const { key, width, height } = await storePicture(await sent(logo), "logo", "centre", "somebody");
  expect([width, height]).toEqual([192, 96]);
  for (const size of [32, 192, 512]) {
    const icon = await sharp(readFileSync(join(uploadsDirectory, `${key}-${size}.png`))).metadata();
    expect(icon).toMatchObject({ format: "png", width: size, height: size, hasAlpha: size === 32 });
  }
});

const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const noPhoto = "This file is not a photo. Choose a JPEG, HEIC, PNG or WebP file.";

test.each<[name: string, bytes: () => Uint8Array | Promise<Uint8Array>, sentence: string]>([
  ["a drawing with a script", () => Buffer.from(svg), "An SVG file can carry scripts."],
  ["an empty file", () => new Uint8Array(0), "is empty: it has 0 bytes"],
  ["a page that calls itself GIF", () => Buffer.from("GIF89a<script>alert(1)</script>"), noPhoto],
  ["a picture of 65 megapixels", () => claim(10_000, 6500), "at most 64 megapixels"],
  ["one that claims 900 megapixels", () => claim(30_000, 30_000), "at most 64 megapixels"],
  ["a line of 20,400 pixels", () => plain(20_400, 370), "at most 20,000 pixels wide and high"],
  ["a large progressive JPEG", () => large("jpeg"), "A progressive JPEG may have at most 8 mega"],
  ["a large interlaced PNG", () => large("png"), "An interlaced PNG may have at most 16 mega"],
  ["a large lossless WebP", () => large("webp"), "A lossless WebP may have at most 10 mega"],
  ["half of a photo", () => photoBytes.subarray(0, 20_000), "is damaged"],
  ["a stamp", () => plain(100, 60), "at least 360 pixels wide"],
  ["26 MB", () => new Uint8Array(26 * 1024 * 1024), "at most 25 MB"],
])("%s is refused in words", async (_, bytes, sentence) => {
  const stored = storePicture(await sent(await bytes()), "gallery", "centre", "somebody");
  await expect(stored).rejects.toThrow(sentence);
});

test.each(["mp4", "webm"] as const)(
  "of a film in %s the place is not kept, nor what is hidden in it",
  async (format) => {
    const film = await filmWithPlace(format);
    expect(film.includes(hidden.place) && film.includes(hidden.script)).toBe(true);
    const behind = format === "mp4" ? Buffer.from(hidden.script) : Buffer.alloc(0);
    const stored = await storeFilm(await sent(Buffer.concat([film, behind])), "somebody");
    expect(stored.format).toBe(format);
    const kept = readFileSync(join(uploadsDirectory, `${stored.key}-film.${format}`));
    expect(kept.length).toBeGreaterThan(0.9 * film.length);
    expect(kept.includes(hidden.place) || kept.includes(hidden.script)).toBe(false);
  },
);

test("a film that comes again a second later, as after a lost reply, is stored as the same film", async () => {
  const film = await filmWithPlace("mp4");
  const keep = async () => {
    const { key } = await storeFilm(await sent(film), "somebody");
    return readFileSync(join(uploadsDirectory, `${key}-film.mp4`));
  };
  const first = await keep();
  await pause(1000);
  expect((await keep()).equals(first)).toBe(true);
});

test("what is no film, or damaged, is refused in words", async () => {
  for (const no of [svg, "<html>", "\x1a\x45\xdf\xa3matroska"]) {
    const refused = storeFilm(await sent(Buffer.from(no, "latin1")), "somebody");
    await expect(refused).rejects.toThrow("This file is not a film.");
  }
  const head = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isomiso2", "latin1");
  const half = (await filmWithPlace("mp4")).subarray(0, 1000);
  for (const damaged of [head, half, Buffer.concat([head, Buffer.alloc(1_000_000, 7)])]) {
    await expect(storeFilm(await sent(damaged), "somebody")).rejects.toThrow("The film is damaged");
  }
  const long = Buffer.concat([head, new Uint8Array(10 * 1024 * 1024)]);
  await expect(storeFilm(await sent(long), "somebody")).rejects.toThrow("at most 10 MB");
});

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c96" } });
}

function plain(width: number, height: number): Promise<Buffer> {
  return blank(width, height).png().toBuffer();
}

/** In the kind of the format that has to be decoded as a whole, and a little too large for that. */
function large(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  if (format === "png") return blank(4300, 4000).png({ progressive: true }).toBuffer();
  if (format === "webp") return blank(3500, 3000).webp({ lossless: true, effort: 0 }).toBuffer();
  return blank(3400, 2500).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** A small PNG whose head says that it is that large. */
async function claim(width: number, height: number): Promise<Buffer> {
  const png = await plain(8, 8);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
