import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import { beingWritten, type SentFile } from "#app/forms/sent-file.server.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { requireRoomBeyond } from "#db/disk/free-space.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { isSamePhoto, writePhotoHashes } from "#db/moving/photo-hashes.ts";
import { newPhotoKey, photoKeyPattern } from "#db/photo-key.ts";
import { countAgainst, inWords, rateLimit } from "#runtime/rate-limit.ts";
import { decode, getSharp } from "./decode.server.ts";
import { maxPhotoBytes, photoTooLarge } from "./limits.ts";
import { photoFormats, photoWidths } from "./photo.tsx";
import { PhotoError } from "./photo-error.ts";

const keyForm = new RegExp(`^${photoKeyPattern}$`);
const fileForm = new RegExp(
  `^(${photoKeyPattern})(?:-\\w+\\.(?:avif|webp|png|jpg|mp4|webm)|\\.sha256)$`,
);

const perHour = rateLimit(30, 60 * 60);

const encoding = new PQueue({ concurrency: 1 });
const maxQueue = 8;

export async function storePhoto(sent: SentFile, staffId: string): Promise<string> {
  requireSize(sent, maxPhotoBytes, photoTooLarge);
  return inTurn([perHour, staffId], () => encodePhoto(sent));
}

export function requireSize({ name, size }: SentFile, maxBytes: number, tooLarge: string): void {
  if (size > maxBytes) throw new PhotoError(tooLarge);
  if (size > 0) return;
  const file = name.slice(0, 60);
  throw new PhotoError(`The file “${file}” is empty: it has 0 bytes. Choose another one.`);
}

/** Runs one encoding at a time. Throws a PhotoError at a limit, or if the disk is nearly full. */
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

/** The key to use: that of the present files where the same have come again, as after a lost reply. */
export async function keepOnce(key: string, present: string | null | undefined): Promise<string> {
  if (!present || !isSamePhoto(uploadsDirectory, key, present)) return key;
  await removePhoto(key);
  return present;
}

export function isStoredPhoto(key: string): boolean {
  return isStored(key, fileNames(key));
}

/** Whether all files of a key exist. The key may come from a form. */
export function isStored(key: string, names: readonly string[]): boolean {
  return keyForm.test(key) && names.every((name) => existsSync(join(uploadsDirectory, name)));
}

export async function removeOrphanPhotos(used: Set<string>, olderThan: Date): Promise<void> {
  await mkdir(uploadsDirectory, { recursive: true });
  for (const name of await readdir(uploadsDirectory)) {
    const key = fileForm.exec(name)?.[1];
    if (key && used.has(key)) continue;
    const file = join(uploadsDirectory, name);
    // It may be a folder of a network drive, or have got its name just now.
    const found = await stat(file).catch(() => undefined);
    const leftBehind = name.endsWith(".part") && !name.endsWith(beingWritten);
    if (found?.isFile() && (leftBehind || found.mtime < olderThan)) await rm(file, { force: true });
  }
}

function fileNames(key: string): string[] {
  return photoWidths.flatMap((width) => photoFormats.map((format) => `${key}-${width}.${format}`));
}

async function encodePhoto(sent: SentFile): Promise<string> {
  const sharp = await getSharp();
  const widest = Math.max(...photoWidths);
  const original = await decode(sent, (whole, { width, height }) => {
    // sharp enlarges before it cuts, which takes memory.
    if (Math.max(width, height) > 4 * Math.min(width, height)) {
      throw new PhotoError("The photo is too long and narrow to be cut to a square.");
    }
    return whole
      .flatten({ background: "#f3ebde" })
      .resize(widest, widest, { fit: "cover", position: "attention" });
  });
  return storeFiles(async (write) => {
    for (const width of photoWidths) {
      const sized = sharp(original.data, { raw: original.info }).resize(width, width);
      await write(`${width}.webp`, await sized.clone().webp({ quality: 78 }).toBuffer());
      await write(`${width}.avif`, await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer());
    }
  });
}

/** Writes or moves files under a new key, with their hashes; returns the key when all are on the disk. */
export async function storeFiles(
  storeAll: (
    write: (name: string, bytes: Uint8Array) => Promise<void>,
    move: (name: string, from: string) => Promise<void>,
  ) => Promise<void>,
): Promise<string> {
  const key = newPhotoKey();
  await mkdir(uploadsDirectory, { recursive: true });
  await storeAll(
    (name, bytes) => write(`${key}-${name}`, bytes),
    (name, from) => move(`${key}-${name}`, from),
  );
  writePhotoHashes(uploadsDirectory, key);
  await syncDirectory();
  return key;
}

async function write(name: string, bytes: Uint8Array): Promise<void> {
  const beside = join(uploadsDirectory, name) + beingWritten;
  await writeFile(beside, bytes);
  await move(name, beside);
}

async function move(name: string, from: string): Promise<void> {
  const file = await open(from, "r+");
  await file.sync();
  await file.close();
  await rename(from, join(uploadsDirectory, name));
}

async function syncDirectory(): Promise<void> {
  const directory = await open(uploadsDirectory);
  await directory.sync();
  await directory.close();
}
