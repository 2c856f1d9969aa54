import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { readStart, type SentFile } from "#app/forms/sent-file.server.ts";
import { iconSizes } from "#app/hospital/logo.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import type { Focus } from "#db/schema.ts";
import { rateLimit } from "#runtime/rate-limit.ts";
import { decode, getSharp, type Size } from "./decode.server.ts";
import { fitInto } from "./fit-into.server.ts";
import { maxPhotoBytes, photoTooLarge } from "./limits.ts";
import { PhotoError } from "./photo-error.ts";
import { inTurn, isStored, requireSize, storeFiles } from "./photos.server.ts";
import { cardSize, type Shape, type ShapeName, shapes, widthsOf } from "./shapes.ts";

// A new hospital sends all its pictures on one day, and some of them twice.
const perHour = rateLimit(120, 60 * 60);

const maxCardBytes = 120_000;
// Encoding takes memory by the pixel.
const maxPixels = 1600 * 1200;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

export interface StoredFiles extends Size {
  key: string;
  colour: string;
}

export async function storePicture(
  sent: SentFile,
  name: ShapeName,
  focus: Focus,
  staffId: string,
): Promise<StoredFiles> {
  requireSize(sent, maxPhotoBytes, photoTooLarge);
  const key = await inTurn([perHour, staffId], () => encode(sent, shapes[name], focus));
  return measure(key, shapes[name]);
}

export async function findPicture(key: string, name: ShapeName): Promise<StoredFiles | undefined> {
  const [smallest] = widthsOf(shapes[name]);
  const names = ["avif", "webp"].map((format) => `${key}-${smallest}.${format}`);
  return isStored(key, names) ? measure(key, shapes[name]) : undefined;
}

async function measure(key: string, shape: Shape): Promise<StoredFiles> {
  const sharp = await getSharp();
  const width = widthsOf(shape).findLast((one) => isStored(key, [`${key}-${one}.webp`]));
  const largest = sharp(await readFile(join(uploadsDirectory, `${key}-${width}.webp`)));
  const size = await largest.metadata();
  const average = await largest.flatten({ background: "#fff" }).resize(1, 1).raw().toBuffer();
  const colour = [...average].map((part) => Math.round(part / 17).toString(16));
  return { key, width: size.width, height: size.height, colour: `#${colour.join("")}` };
}

async function encode(sent: SentFile, shape: Shape, focus: Focus): Promise<string> {
  if (isSvg(await readStart(sent, 1024))) {
    throw new PhotoError("An SVG file can carry scripts. Choose a JPEG, HEIC, PNG or WebP file.");
  }
  const sharp = await getSharp();
  const widths = widthsOf(shape);
  const original = await decode(sent, (whole, size) => cut(whole, size, shape, focus));
  const { data, info } = original;
  const picture = () => sharp(data, { raw: info });
  const avif = "box" in shape.form ? "drawnAvif" : "avif";
  return storeFiles(async (write) => {
    for (const width of widths.filter((one) => "box" in shape.form || one <= info.width)) {
      const maxBytes = shape.maxBytes[width] as number;
      const sized = await scale(picture(), info, shape, width)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const again = () => sharp(sized.data, { raw: sized.info });
      await write(`${width}.webp`, await fitInto(again, "webp", 1.5 * maxBytes));
      await write(`${width}.avif`, await fitInto(again, avif, maxBytes));
    }
    if (shape.extra === "card") {
      const { width, height } = cardSize;
      const card = picture().resize(width, height, { fit: "cover", position: gravity(focus) });
      await write("card.jpg", await fitInto(() => card.clone(), "jpeg", maxCardBytes));
    }
    if (shape.extra === "icons") {
      for (const size of iconSizes) {
        await write(`${size}.png`, await toIcon(picture(), size));
      }
    }
  });
}

function cut(whole: Sharp, size: Size, { form, maxBytes, extra }: Shape, focus: Focus): Sharp {
  const widths = Object.keys(maxBytes).map(Number);
  if ("box" in form) {
    const [width, height] = extra === "icons" ? [512, 512] : form.box;
    requireWidth(size.width, 32);
    return whole.ensureAlpha().resize(width, height, { fit: "inside", withoutEnlargement: true });
  }
  const [narrowest, widest] = form.ratios;
  const ratio = Math.min(Math.max(size.width / size.height, narrowest), widest);
  const shown = Math.round(Math.min(size.width, size.height * ratio));
  requireWidth(shown, Math.min(...widths));
  const modest = Math.round(Math.sqrt(maxPixels * ratio));
  const width = Math.min(shown, modest, Math.max(...widths));
  return whole
    .flatten({ background: "#f3ebde" })
    .resize(width, Math.round(width / ratio), { fit: "cover", position: gravity(focus) });
}

function requireWidth(width: number, least: number): void {
  if (width >= least) return;
  throw new PhotoError(`The picture is too small. It must be at least ${least} pixels wide.`);
}

function scale(picture: Sharp, { width, height }: Size, { form }: Shape, to: number): Sharp {
  if (!("box" in form)) return picture.resize(to);
  // A wide logo must not become wider than its place.
  const fit = width / height > form.box[0] / form.box[1] ? "contain" : "inside";
  return picture.resize(...form.box, { fit, background: transparent });
}

function toIcon(logo: Sharp, size: number): Promise<Buffer> {
  const isForTab = size === 32;
  const edge = isForTab ? 0 : Math.round(size / 12);
  const background = isForTab ? transparent : "#fff";
  const inner = size - 2 * edge;
  const icon = logo
    .resize(inner, inner, { fit: "contain", background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background });
  return (isForTab ? icon : icon.flatten({ background })).png({ palette: true }).toBuffer();
}

function gravity(focus: Focus): string {
  return focus.split("-").toReversed().join(" ");
}

/** Only for the message: there is no decoder for SVG. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes).toString("latin1");
  return /^\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype|svg)/i.test(start);
}
