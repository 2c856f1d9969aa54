// Arranges the smallest AVIF of each picture, as a phone gets it, on one sheet: media/out/contact-sheet.png.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import * as manifest from "../app/pictures/built-in.ts";

const media = import.meta.dirname;
const served = join(media, "../public/media");
const pictures = Object.values(manifest).filter((one) => typeof one === "object");
const [columns, width, height, label] = [8, 300, 225, 24];

const cells = await Promise.all(
  pictures.map(async ({ name, hash, widths }, i) => {
    const image = await sharp(join(served, `${name}-${widths[0]}.${hash}.avif`))
      .resize(width, height, { fit: "contain", background: "white" })
      .png()
      .toBuffer();
    const left = (i % columns) * (width + 8);
    const top = Math.floor(i / columns) * (height + label);
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="4" y="17" font-family="sans-serif" font-size="15">${name}</text></svg>`;
    return [
      { input: Buffer.from(words), left, top },
      { input: image, left, top: top + label },
    ];
  }),
);

await mkdir(join(media, "out"), { recursive: true });
await sharp({
  create: {
    width: columns * (width + 8),
    height: Math.ceil(pictures.length / columns) * (height + label),
    channels: 3,
    background: "white",
  },
})
  .composite(cells.flat())
  .png()
  .toFile(join(media, "out/contact-sheet.png"));
