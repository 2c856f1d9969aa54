import { readFile } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";
import { readStart, type SentFile } from "#app/forms/sent-file.server.ts";
import { collectGarbage } from "#runtime/collect-garbage.ts";
import { asPng } from "./heic.server.ts";
import { maxPixels, tooManyPixels } from "./limits.ts";
import { isLosslessWebp } from "./lossless-webp.server.ts";
import { damaged, isHeic, whyNoPhoto } from "./other-formats.ts";
import { PhotoError } from "./photo-error.ts";
import { repairJpeg } from "./repair-jpeg.ts";

const million = 1_000_000;
const maxEdge = 20_000;
const maxHeldBytes = 50 * million;

// Own files are read from memory, sent ones from the disk.
const decoders = ["Jpeg", "Png", "Webp"].flatMap((format) =>
  ["File", "Buffer"].map((source) => `VipsForeignLoad${format}${source}`),
);

export interface Size {
  width: number;
  height: number;
}

let sharpLoaded: ReturnType<typeof loadSharp> | undefined;

/** Loads sharp with the first photo, because it takes 15 MB. */
export function getSharp() {
  sharpLoaded ??= loadSharp();
  return sharpLoaded;
}

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // libvips goes by the content of a file, not by its name.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  sharp.cache(false);
  return sharp;
}

type Cut = (whole: Sharp, size: Size) => Sharp;

/** Decodes the whole picture upright, to detect damage, and cuts it row by row. Throws a PhotoError. */
export async function decode(sent: SentFile, cut: Cut) {
  const start = await readStart(sent, 32);
  return isHeic(start) ? asPng(sent, (png) => decodeUsual(png, cut)) : decodeUsual(sent, cut);
}

async function decodeUsual(sent: SentFile, cut: Cut) {
  const sharp = await getSharp();
  const options = { sequentialRead: true, limitInputPixels: maxPixels } as const;
  let metadata: Metadata;
  try {
    metadata = await sharp(sent.path, { failOn: "error", limitInputPixels: false }).metadata();
    if (!["jpeg", "png", "webp"].includes(metadata.format)) throw new Error("unknown format");
    await requireModest(sent, metadata);
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError(whyNoPhoto(await readStart(sent, 32)));
  }
  collectGarbage();
  const draw = (whole: Sharp) =>
    cut(whole.timeout({ seconds: 60 }).rotate(), metadata.autoOrient)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  const strict = { ...options, failOn: "warning" } as const;
  try {
    return await draw(sharp(sent.path, strict));
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (metadata.format !== "jpeg") throw new PhotoError(damaged);
  }
  try {
    const bytes = await readFile(sent.path);
    const drawn = await draw(sharp(repairJpeg(bytes), strict));
    // If more than the end mark is missing, the decoder fills the last rows with the bytes that follow.
    const again = await draw(sharp(repairJpeg(Buffer.concat([bytes, filler])), strict));
    if (drawn.data.equals(again.data)) return drawn;
  } catch (error) {
    if (error instanceof PhotoError) throw error;
  }
  throw new PhotoError(damaged);
}

const filler = Buffer.alloc(4096, "\xa5\x3c", "latin1");

async function requireModest(sent: SentFile, metadata: Metadata): Promise<void> {
  const { width, height } = metadata;
  if (width * height > maxPixels) {
    throw new PhotoError(tooManyPixels);
  }
  if (Math.max(width, height) > maxEdge) {
    throw new PhotoError("The photo must be at most 20,000 pixels wide and high.");
  }
  const { kind, bytes } = await heldPerPixel(sent, metadata);
  if (bytes * width * height <= maxHeldBytes) return;
  const most = Math.floor(maxHeldBytes / bytes / million);
  throw new PhotoError(
    `${kind} may have at most ${most} megapixels. Save it as an ordinary JPEG, or make it smaller.`,
  );
}

async function heldPerPixel(
  sent: SentFile,
  { format, isProgressive, chromaSubsampling, channels, depth, hasAlpha }: Metadata,
): Promise<{ kind: string; bytes: number }> {
  if (format === "webp") {
    if (await isLosslessWebp(sent.path)) return { kind: "A lossless WebP", bytes: 5 };
    return { kind: "A WebP that is transparent", bytes: hasAlpha ? 2 : 0 };
  }
  if (!isProgressive) return { kind: "", bytes: 0 };
  if (format === "png") {
    return { kind: "An interlaced PNG", bytes: channels * (depth === "ushort" ? 2 : 1) };
  }
  const colours = chromaSubsampling === "4:2:0" ? 1.5 : channels;
  return { kind: "A progressive JPEG", bytes: 2 * colours };
}
