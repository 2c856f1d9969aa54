import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import { getSharp } from "#app/uploads/decode.server.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { escapeXml } from "#runtime/escape-xml.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { tellWaiting } from "../../server/waiting.ts";
import { previewSize } from "./preview.ts";

const font = import.meta.env.PROD
  ? "build/server/assets/preview-font.ttf"
  : "node_modules/@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf";

const margin = 48;
const photoWidth = 480;
const edge = 14;
const paper = "#fbf8f2";
const quality = 80;

const drawing = new PQueue({ concurrency: 1 });
const maxWaiting = 8;

/** Of the last pictures, by what they show. One has some 40 KB. */
const kept = new Map<string, Buffer>();
const maxKept = 200;

export interface PreviewLine {
  text: string;
  points: number;
  colour: string;
}

/** A JPEG of the photo beside the lines; undefined while too many others are being drawn. */
export async function drawPreview(
  lines: readonly PreviewLine[],
  photoKey: string | null,
): Promise<Buffer | undefined> {
  const shown = JSON.stringify([lines, photoKey]);
  const known = kept.get(shown);
  if (known) return known;
  if (drawing.size >= maxWaiting) return undefined;
  tellWaiting();
  const picture = await drawing.add(() => kept.get(shown) ?? draw(lines, photoKey));
  kept.set(shown, picture);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}

async function draw(lines: readonly PreviewLine[], photoKey: string | null): Promise<Buffer> {
  const sharp = await getSharp();
  const { width, height } = previewSize;
  const photo = await readPhoto(photoKey);
  const left = margin + (photo ? photoWidth : 0);
  const box = { width: width - left - margin, height: height - edge - 2 * margin };
  const text = await drawText(lines, box);
  const face = photo && {
    input: await sharp(photo)
      .resize(photoWidth, height - edge)
      .toBuffer(),
    top: 0,
    left: 0,
  };
  const band = { create: { width, height: edge, channels: 3, background: "#e9a23b" } } as const;
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      ...(face ? [face] : []),
      { input: band, top: height - edge, left: 0 },
      { input: text.data, top: Math.round((height - edge - text.info.height) / 2), left },
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** A text that is too long for the box becomes smaller. */
async function drawText(
  lines: readonly PreviewLine[],
  { width, height }: { width: number; height: number },
) {
  const sharp = await getSharp();
  const markup = lines.map(toMarkup).join("\n");
  const write = (box: { height?: number }) =>
    sharp({
      text: {
        text: markup,
        font: "Mukta SemiBold",
        fontfile: join(projectRoot, font),
        rgba: true,
        wrap: "word-char",
        width,
        ...box,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const written = await write({});
  const fits = written.info.width <= width && written.info.height <= height;
  return fits ? written : write({ height });
}

function toMarkup({ text, points, colour }: PreviewLine): string {
  return `<span foreground="${colour}" size="${points}pt">${escapeXml(text)}</span>`;
}

/** A photo whose file is gone is left out. */
function readPhoto(key: string | null): Promise<Buffer | undefined> {
  if (!key) return Promise.resolve(undefined);
  return readFile(join(uploadsDirectory, `${key}-640.webp`)).catch(() => undefined);
}
