import type { Sharp } from "sharp";

type Format = "avif" | "drawnAvif" | "webp" | "jpeg";

/** Lowering the quality by `halving` about halves the bytes of a photo. */
const qualities = {
  avif: { best: 58, worst: 14, halving: 13 },
  drawnAvif: { best: 58, worst: 14, halving: 13 },
  webp: { best: 78, worst: 5, halving: 26 },
  jpeg: { best: 82, worst: 20, halving: 30 },
} as const satisfies Record<Format, unknown>;

const blurs = [1, 2.5, 6];

export async function fitInto(
  picture: () => Sharp,
  format: Format,
  maxBytes: number,
): Promise<Buffer> {
  const { best, worst, halving } = qualities[format];
  const encode = encoders[format];
  let quality: number = best;
  let encoded = await encode(picture(), quality).toBuffer();
  while (encoded.length > maxBytes && quality > worst) {
    const lower = quality - 2 - halving * Math.log2(encoded.length / maxBytes);
    quality = Math.max(Math.floor(lower), worst);
    encoded = await encode(picture(), quality).toBuffer();
  }
  for (const blur of blurs) {
    if (encoded.length <= maxBytes) break;
    encoded = await encode(picture().blur(blur), worst).toBuffer();
  }
  return encoded;
}

const encoders: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  // Colours at half the size take 60 MB in place of 100, but blur thin letters of drawings.
  avif: (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }),
  drawnAvif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};
