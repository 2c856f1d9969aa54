import { join } from "node:path";
import sharp from "sharp";
import { CommandError } from "#runtime/command-error.ts";
import { photoNames } from "./export-format.ts";
import { readPlainFile } from "./plain-file.ts";

const maxBytes = 2 * 1024 * 1024;
const maxPixels = 640 * 640;

// libvips may decode the two formats of the website only, whatever a file is called.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadHeifBuffer", "VipsForeignLoadWebpBuffer"] });

export interface CheckedPhoto {
  name: string;
  bytes: Buffer;
}

/** The files of a photo, one after the other. Throws a CommandError for one that the website has not made so. */
export async function* readPhoto(folder: string, key: string): AsyncGenerator<CheckedPhoto> {
  for (const name of photoNames(key)) {
    const bytes = readPlainFile(join(folder, name), maxBytes);
    if (!(await isWhole(name, bytes))) {
      throw new CommandError(
        `the photo ${name} is damaged, or not in the size and format of its name; without a photo, a doctor has "photo_key": null`,
      );
    }
    yield { name, bytes };
  }
}

async function isWhole(name: string, bytes: Buffer): Promise<boolean> {
  const [, size, format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" });
    const { width, height, compression, format: found } = await picture.metadata();
    const isFormat = format === "avif" ? compression === "av1" : found === "webp";
    await picture.timeout({ seconds: 20 }).raw().toBuffer();
    return isFormat && width === Number(size) && height === Number(size);
  } catch {
    return false;
  }
}
