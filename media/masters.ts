// Turns rendered still lifes, media/out/{hero,card}-*.png, into masters; blender/render_all.sh makes the rooms'.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const rendered = join(import.meta.dirname, "out");
const masters = join(import.meta.dirname, "masters");

for (const file of await readdir(rendered)) {
  const name = /^((hero|card)-[a-z-]+)\.png$/.exec(file)?.[1];
  if (!name) continue;
  const { width, height, size } = await sharp(join(rendered, file))
    .removeAlpha()
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(join(masters, `${name}.webp`));
  console.log(name, `${width}x${height}`, size);
}
