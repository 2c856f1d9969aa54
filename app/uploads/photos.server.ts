import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import type { Sharp } from "sharp";
import { uploadsDirectory } from "#db/data-directory.ts";
import { requireRoomBeyond } from "#db/free-space.ts";
import { writePhotoHashes } from "#db/photo-hashes.ts";
import { storageFaultOf } from "#db/storage-fault.ts";
import { countAgainst, inWords, rateLimit } from "#runtime/rate-limit.ts";
import { maxPhotoBytes, photoTooLarge } from "./limits.ts";
import { photoFormats, photoWidths } from "./photo.tsx";

const maxPixels = 24_000_000;
const keyForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// Distinguishes the files being written from those that a power failure left behind.
const beingWritten = `.${randomUUID().slice(0, 8)}.part`;
const fileForm = /^([0-9a-f-]{36})(?:-\w+\.(?:avif|webp|png|jpg|mp4|webm)|\.sha256)$/;

const decoders = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
];

export interface Size {
  width: number;
  height: number;
}

const perHour = rateLimit(30, 60 * 60);

export class PhotoError extends Error {
  override name = "PhotoError";
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

const encoding = new PQueue({ concurrency: 1 });
const maxQueue = 8;

/** All files are complete and synced when it returns the key. Throws a PhotoError. */
export async function storePhoto(bytes: Uint8Array, staffId: string): Promise<string> {
  if (bytes.byteLength > maxPhotoBytes) throw new PhotoError(photoTooLarge);
  return inTurn([perHour, staffId], () => encodePhoto(bytes));
}

/** Does one such work at a time. Throws a PhotoError where too much was sent, or the disk is nearly full. */
export async function inTurn<Result>(
  counted: Parameters<typeof countAgainst>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  const wait = await countAgainst(counted);
  if (wait) {
    throw new PhotoError(`Too many photos came. Please try again in ${inWords(wait)}.`, wait);
  }
  if (encoding.pending + encoding.size >= maxQueue) {
    throw new PhotoError("Many photos are coming in at once. Please try again in a minute.", 60);
  }
  requireRoom();
  return encoding.add(work);
}

function requireRoom(): void {
  try {
    requireRoomBeyond("photos");
  } catch (error) {
    if (storageFaultOf(error) !== "full") throw error;
    throw new PhotoError("The disk of the server is nearly full, so no photo can be added.", 60);
  }
}

export async function removePhoto(key: string): Promise<void> {
  await mkdir(uploadsDirectory, { recursive: true });
  const names = (await readdir(uploadsDirectory)).filter(
    (name) => fileForm.exec(name)?.[1] === key,
  );
  await Promise.all(names.map((name) => rm(join(uploadsDirectory, name), { force: true })));
}

/** Whether a key, which may come from a form, is that of a complete photo. */
export function isStoredPhoto(key: string): boolean {
  return isStored(key, fileNames(key));
}

/** Whether a key, which may come from a form, has these files. */
export function isStored(key: string, names: readonly string[]): boolean {
  return keyForm.test(key) && names.every((name) => existsSync(join(uploadsDirectory, name)));
}

/** Recent files stay: they may belong to a form that is being filled in. */
export async function removeOrphanPhotos(used: Set<string>, olderThan: Date): Promise<void> {
  await mkdir(uploadsDirectory, { recursive: true });
  for (const name of await readdir(uploadsDirectory)) {
    const key = fileForm.exec(name)?.[1];
    if (key && used.has(key)) continue;
    const file = join(uploadsDirectory, name);
    const leftBehind = name.endsWith(".part") && !name.endsWith(beingWritten);
    if (leftBehind || (await stat(file)).mtime < olderThan) await rm(file, { force: true });
  }
}

let sharpLoaded: ReturnType<typeof loadSharp> | undefined;

/** Loaded with the first photo: it takes 15 MB. */
export function getSharp() {
  sharpLoaded ??= loadSharp();
  return sharpLoaded;
}

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // libvips may decode these three formats only, whatever the file is called.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  return sharp;
}

function fileNames(key: string): string[] {
  return photoWidths.flatMap((width) => photoFormats.map((format) => `${key}-${width}.${format}`));
}

async function encodePhoto(bytes: Uint8Array): Promise<string> {
  const sharp = await getSharp();
  const widest = Math.max(...photoWidths);
  const original = await decode(bytes, (whole) =>
    whole
      .flatten({ background: "#f3ebde" })
      .resize(widest, widest, { fit: "cover", position: "attention" }),
  );
  return storeFiles(async (write) => {
    for (const width of photoWidths) {
      const sized = sharp(original.data, { raw: original.info }).resize(width, width);
      await write(`${width}.webp`, await sized.clone().webp({ quality: 78 }).toBuffer());
      await write(`${width}.avif`, await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer());
    }
  });
}

/** Writes files whose names begin with a new key, and their hashes; returns the key when all are on the disk. */
export async function storeFiles(
  writeAll: (write: (name: string, bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<string> {
  const key = randomUUID();
  await mkdir(uploadsDirectory, { recursive: true });
  await writeAll((name, bytes) => write(`${key}-${name}`, bytes));
  writePhotoHashes(uploadsDirectory, key);
  await syncDirectory();
  return key;
}

/**
 * Decodes the whole picture, so that a damaged one is detected, upright and as `cut` makes it. Throws a
 * PhotoError for what is no picture.
 */
export async function decode(bytes: Uint8Array, cut: (whole: Sharp, size: Size) => Sharp) {
  const sharp = await getSharp();
  const options = {
    limitInputPixels: maxPixels,
    failOn: "warning",
    sequentialRead: true,
  } as const;
  let size: Size;
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    size = autoOrient;
    if (!["jpeg", "png", "webp"].includes(format)) throw new Error("unknown format");
    if (width * height > maxPixels) {
      throw new PhotoError("The photo must have at most 24 megapixels.");
    }
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError("This file is not a photo. Choose a JPEG, PNG or WebP file.");
  }
  try {
    return await cut(sharp(bytes, options).timeout({ seconds: 20 }).rotate(), size)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError("The photo is damaged. Please choose another file.");
  }
}

async function write(name: string, bytes: Uint8Array): Promise<void> {
  const file = join(uploadsDirectory, name);
  const beside = await open(file + beingWritten, "w");
  await beside.writeFile(bytes);
  await beside.sync();
  await beside.close();
  await rename(file + beingWritten, file);
}

async function syncDirectory(): Promise<void> {
  const directory = await open(uploadsDirectory);
  await directory.sync();
  await directory.close();
}
