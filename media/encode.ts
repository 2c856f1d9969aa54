// Makes what the site serves from the masters: AVIF and WebP in several widths, marks and video with
// a hash in their name, the icons, and the manifest app/pictures.ts. Unchanged pictures are kept.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import {
  camelCase,
  type Encoded,
  fileNames,
  files,
  type Kind,
  pictures,
  type Source,
} from "./pictures.ts";

const media = import.meta.dirname;
const project = join(media, "..");
const served = join(project, "public/media");
const recordPath = join(media, "encoded.json");

type Recipe = {
  widths: number[];
  /** AVIF quality to begin with, and the lowest that still looks right. */
  quality: number;
  lowest: number;
  webpQuality: number;
  /** The AVIF of this width, or the next smaller one there is, may weigh `bytes`. */
  budget: { width: number; bytes: number };
};

const recipes: Record<Kind, Recipe> = {
  hero: {
    widths: [400, 800, 1200, 1600],
    quality: 60,
    lowest: 44,
    webpQuality: 76,
    budget: { width: 800, bytes: 20_000 },
  },
  card: {
    widths: [400, 800],
    quality: 48,
    lowest: 40,
    webpQuality: 72,
    budget: { width: 800, bytes: 17_500 },
  },
  room: {
    widths: [400, 800, 1200, 1600],
    quality: 48,
    lowest: 40,
    webpQuality: 72,
    budget: { width: 800, bytes: 16_000 },
  },
  portrait: {
    widths: [160, 320, 640],
    quality: 52,
    lowest: 40,
    webpQuality: 74,
    budget: { width: 640, bytes: 11_000 },
  },
};

const record: Record<string, Encoded> = await readFile(recordPath, "utf8").then(
  JSON.parse,
  () => ({}),
);
const done: [Source, Encoded][] = [];
const wanted = new Set<string>();

await mkdir(served, { recursive: true });
for (const picture of pictures) {
  done.push([picture, await keepOrEncode(picture)]);
  await writeRecord({ ...record, ...encodedByName() });
}
await writeRecord(encodedByName());
const constants = await copyFiles();
await makeIcons();
for (const file of await readdir(served)) if (!wanted.has(file)) await rm(join(served, file));
await writeFile(join(project, "app/pictures.ts"), manifest());

async function keepOrEncode(picture: Source): Promise<Encoded> {
  const master = await readFile(join(media, picture.master));
  const recipe = recipes[picture.kind];
  const key = hashOf(master, JSON.stringify([recipe, sharp.versions]));
  const before = record[picture.name];
  const encoded =
    before?.key === key && (await allExist(picture, before)) ? before : await encode(picture, key);
  for (const file of fileNames(picture.name, encoded)) wanted.add(file);
  return encoded;
}

async function encode(picture: Source, key: string): Promise<Encoded> {
  const recipe = recipes[picture.kind];
  const master = await open(picture);
  const widths = recipe.widths.filter((width) => width <= master.width);
  if (master.width < (recipe.widths.at(-1) ?? 0) && master.width > (widths.at(-1) ?? 0) * 1.15) {
    widths.push(master.width);
  }
  const quality = await qualityWithinBudget(picture, master.data, recipe);
  const avif: Buffer[] = [];
  const webp: Buffer[] = [];
  for (const width of widths) {
    const small = sharp(master.data).resize({ width, kernel: "lanczos3" });
    avif.push(await small.clone().avif({ quality, effort: 4 }).toBuffer());
    webp.push(
      await small.webp({ quality: recipe.webpQuality, effort: 5, smartSubsample: true }).toBuffer(),
    );
  }
  const { dominant } = await sharp(master.data).stats();
  const encoded: Encoded = {
    key,
    hash: hashOf(...avif, ...webp),
    width: master.width,
    height: master.height,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => (part >> 4).toString(16)).join("")}`,
    widths,
    quality,
    avif: avif.map((file) => file.length),
    webp: webp.map((file) => file.length),
  };
  const contents = [...avif, ...webp];
  for (const [i, file] of fileNames(picture.name, encoded).entries()) {
    await writeFile(join(served, file), contents[i] ?? "");
  }
  console.log(picture.name, `quality ${quality}`, encoded.avif.map(kilobytes).join(" "));
  return encoded;
}

/** The master's pixels, no wider than needed; a drawing is drawn at the widest size. */
async function open({ master, kind }: Source) {
  const width = recipes[kind].widths.at(-1);
  const path = join(media, master);
  const { data, info } = await sharp(path, extname(path) === ".svg" ? { density: 288 } : {})
    .removeAlpha()
    .resize({ width, withoutEnlargement: true, kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function qualityWithinBudget(picture: Source, master: Buffer, recipe: Recipe) {
  const { width, bytes } = recipe.budget;
  const image = sharp(master).resize({ width, withoutEnlargement: true, kernel: "lanczos3" });
  for (let quality = recipe.quality; quality >= recipe.lowest; quality -= 4) {
    const { length } = await image.clone().avif({ quality, effort: 4 }).toBuffer();
    if (length <= bytes) return quality;
  }
  throw new Error(`${picture.name} weighs more than ${bytes} bytes at quality ${recipe.lowest}`);
}

async function allExist(picture: Source, encoded: Encoded) {
  const found = await Promise.all(
    fileNames(picture.name, encoded).map((file) => stat(join(served, file)).catch(() => undefined)),
  );
  return !found.includes(undefined);
}

async function copyFiles() {
  const lines: string[] = [];
  for (const [name, path] of files) {
    const from = join(media, path);
    const file = `${name}.${hashOf(await readFile(from))}${extname(path)}`;
    await copyFile(from, join(served, file));
    wanted.add(file);
    lines.push(`export const ${camelCase(name)} = "/media/${file}";`);
  }
  return lines;
}

/** Files whose names the outside world knows: they carry no hash. */
async function makeIcons() {
  const out = (name: string) => join(project, "public", name);
  const drawing = (name: string) => join(media, "masters", `${name}.svg`);
  const paper = "#fbf8f2";
  const icon = (size: number, share: number) => {
    const edge = Math.round((size * (1 - share)) / 2);
    return sharp(drawing("mark"), { density: 600 })
      .resize(size - 2 * edge, size - 2 * edge)
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: paper })
      .flatten({ background: paper })
      .png({ compressionLevel: 9, palette: true });
  };
  await copyFile(drawing("favicon"), out("favicon.svg"));
  await icon(180, 0.74).toFile(out("apple-touch-icon.png"));
  await icon(192, 0.7).toFile(out("icon-192.png"));
  await icon(512, 0.7).toFile(out("icon-512.png"));
  await writeFile(out("favicon.ico"), await windowsIcon(drawing("favicon"), [16, 32]));
  await sharp(drawing("doctor-neutral"), { density: 288 })
    .resize(600, 600)
    .removeAlpha()
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(out("default.jpg"));
  await socialCard().then((card) => card.toFile(out("social-card.jpg")));
}

async function socialCard() {
  const [width, height] = [1200, 630];
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#0a2630" stop-opacity=".92"/><stop offset=".42" stop-color="#0a2630" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`;
  const logo = await sharp(join(media, "masters/logo-white.svg"), { density: 300 })
    .resize({ width: 520 })
    .png()
    .toBuffer();
  return sharp(join(media, "masters/exterior-dusk.webp"))
    .resize(width, height, { position: "top" })
    .composite([{ input: Buffer.from(shade) }, { input: logo, left: 64, top: 482 }])
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

function manifest() {
  const lines = done.map(([{ name, kind, alt }, { hash, width, height, colour, widths }]) => {
    const values = [name, hash, [width, height], colour, widths];
    if (kind === "room" || kind === "portrait") values.push(alt);
    const list = values.map((value) => JSON.stringify(value).replaceAll(",", ", ")).join(", ");
    return `export const ${camelCase(name)} = picture(${list});`;
  });
  return `// Generated by \`npm run media\` from media/pictures.ts. Change that, not this.
// biome-ignore-all format: one line a picture
import { picture } from "./ui/picture.tsx";

${lines.join("\n")}

${constants.join("\n")}
`;
}

function encodedByName() {
  return Object.fromEntries(done.map(([{ name }, encoded]) => [name, encoded]));
}

async function writeRecord(entries: Record<string, Encoded>) {
  const json = JSON.stringify(entries, null, 2);
  const arraysOnOneLine = json.replace(/\[[\d,\s]+\]/g, (array) =>
    JSON.stringify(JSON.parse(array)).replaceAll(",", ", "),
  );
  await writeFile(recordPath, `${arraysOnOneLine}\n`);
}

function hashOf(...parts: (Buffer | string)[]) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)}k`;
}
