import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const masters = join(import.meta.dirname, "masters");
const paper = "#fbf8f2";

/** Makes the files without a hash in their names, because others know these. */
export async function makeIcons() {
  await copyFile(drawing("favicon"), out("icon.svg"));
  await icon(180, 0.74).toFile(out("icon-180.png"));
  await icon(192, 0.7).toFile(out("icon-192.png"));
  await icon(512, 0.7).toFile(out("icon-512.png"));
  await writeFile(out("icon.ico"), await windowsIcon(drawing("favicon"), [16, 32]));
  await sharp(drawing("doctor-neutral"), { density: 288 })
    .resize(400, 400)
    .removeAlpha()
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(out("default.jpg"));
  const card = await socialCard();
  await card.toFile(out("social-card.jpg"));
}

function icon(size: number, share: number) {
  const edge = Math.round((size * (1 - share)) / 2);
  return sharp(drawing("mark"), { density: 600 })
    .resize(size - 2 * edge, size - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true });
}

async function socialCard() {
  const [width, height] = [1200, 630];
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#0a2630" stop-opacity=".92"/><stop offset=".42" stop-color="#0a2630" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`;
  const mark = await sharp(drawing("mark-white"), { density: 300 })
    .resize(104, 104)
    .png()
    .toBuffer();
  return sharp(join(masters, "reception.webp"))
    .resize(width, height, { position: "top" })
    .composite([{ input: Buffer.from(shade) }, { input: mark, left: 64, top: 480 }])
    .jpeg({ quality: 80, mozjpeg: true });
}

/** An .ico that holds PNGs: a directory of 16 bytes an image after a header of 6 bytes. */
async function windowsIcon(drawing: string, sizes: number[]) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  const images: Buffer[] = [];
  let offset = head.length;
  for (const [i, size] of sizes.entries()) {
    const image = await sharp(drawing, { density: 300 }).resize(size, size).png().toBuffer();
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    images.push(image);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

function drawing(name: string): string {
  return join(masters, `${name}.svg`);
}

function out(name: string): string {
  return join(import.meta.dirname, "../public", name);
}
