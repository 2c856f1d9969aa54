import { lstatSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { CommandError } from "#runtime/command-error.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { keyOf } from "./export-format.ts";
import { readPlainFile } from "./plain-file.ts";

const maxBytes = { picture: 2 * 1024 * 1024, film: 10 * 1024 * 1024 };
const maxPixels = 4_000_000;

// Those of the website's own formats, whatever a file is called.
const decoders = ["Heif", "Webp", "Png", "Jpeg"].map((format) => `VipsForeignLoad${format}Buffer`);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: decoders });

export function listPhotoFiles(folder: string, keys: readonly string[]): Map<string, string[]> {
  const files = new Map<string, string[]>(keys.map((key) => [key, []]));
  if (keys.length === 0) return files;
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(`there is no folder ${folder}`);
  }
  for (const name of readdirSync(folder)) files.get(keyOf(name) ?? "")?.push(name);
  for (const [key, names] of files) {
    if (names.length > 0) continue;
    throw new CommandError(`the photo ${key} is missing; what has no photo says "photo_key": null`);
  }
  return files;
}

export async function readPhoto(folder: string, name: string): Promise<Buffer> {
  const kind = /-film\.\w+$/.test(name) ? "film" : "picture";
  const bytes = readPlainFile(folder, name, maxBytes[kind]);
  const isRight = kind === "film" ? isFilm(name, bytes) : await isPicture(name, bytes);
  if (isRight) return bytes;
  throw new CommandError(
    `the photo ${name} is damaged, or not in the size and format of its name; what has no photo says "photo_key": null`,
  );
}

async function isPicture(name: string, bytes: Buffer): Promise<boolean> {
  const [, size, format] = /-(\d+|card)\.(\w+)$/.exec(name) ?? [];
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" });
    const { width, height, compression, format: found } = await picture.metadata();
    await picture.timeout({ seconds: 20 }).raw().toBuffer();
    const isFormat =
      format === "avif" ? compression === "av1" : found === formatNames[format ?? ""];
    // A logo may be narrower than its box.
    return isFormat && (size === "card" || (width <= Number(size) && height <= 3 * Number(size)));
  } catch {
    return false;
  }
}

const formatNames = lookupTable<string>({ webp: "webp", png: "png", jpg: "jpeg" });

/** By its first bytes, as the website takes it (`app/uploads/films.server.ts`). */
function isFilm(name: string, bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64).toString("latin1");
  if (name.endsWith(".mp4")) return /^.{4}ftyp/s.test(start);
  return start.startsWith("\x1a\x45\xdf\xa3") && start.includes("webm");
}
