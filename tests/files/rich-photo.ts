import sharp from "sharp";

/** A JPEG with the detail of a photograph of leaves: structure of every size, and the noise of a phone. */
export async function richPhoto(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const waves = Array.from({ length: 12 }, (_, index) => {
    const frequency = 0.004 * 1.7 ** index;
    const angle = random() * Math.PI;
    const strength = 70 / (1 + index / 2);
    return [Math.cos(angle) * frequency, Math.sin(angle) * frequency, strength] as const;
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let light = 120 + (random() - 0.5) * 40;
      for (const [dx, dy, strength] of waves) light += strength * Math.sin(dx * x + dy * y);
      const at = (y * width + x) * 3;
      const clamped = Math.min(Math.max(light, 0), 255);
      pixels[at] = clamped * 0.8;
      pixels[at + 1] = clamped;
      pixels[at + 2] = clamped * 0.6;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
