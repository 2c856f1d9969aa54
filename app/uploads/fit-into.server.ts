import type { Sharp } from "sharp";

type Format = "avif" | "webp" | "jpeg";

/** `halving` is by how much the quality goes down until a photo takes half as many bytes, more or less. */
const qualities = {
  avif: { best: 58, worst: 14, halving: 13 },
  webp: { best: 78, worst: 5, halving: 26 },
  jpeg: { best: 82, worst: 20, halving: 30 },
} as const satisfies Record<Format, unknown>;

/** How much is blurred, in pixels, where the worst quality is still too large. */
const blurs = [1, 2.5, 6];

/** As good as so many bytes allow. What is too rich even for the worst quality is blurred. */
export async function fitInto(
  picture: () => Sharp,
  format: Format,
  maxBytes: number,
): Promise<Buffer> {
  const { best, worst, halving } = qualities[format];
  let quality: number = best;
  let encoded = await encode(picture(), format, quality);
  while (encoded.length > maxBytes && quality > worst) {
    const lower = quality - 2 - halving * Math.log2(encoded.length / maxBytes);
    quality = Math.max(Math.floor(lower), worst);
    encoded = await encode(picture(), format, quality);
  }
  for (const blur of blurs) {
    if (encoded.length <= maxBytes) break;
    encoded = await encode(picture().blur(blur), format, worst);
  }
  return encoded;
}

function encode(picture: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === "avif") return picture.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}
