// Makes the files of public/media from the masters, and app/pictures/built-in.ts; unchanged pictures are kept.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import { makeIcons } from "./icons.ts";
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
const folder = join(project, "public/media");
const recordPath = join(media, "encoded.json");

type Recipe = {
  widths: number[];
  /** AVIF qualities: the first one tried, and the lowest that still looks right. */
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
    widths: [320, 480, 800],
    quality: 48,
    lowest: 40,
    webpQuality: 72,
    budget: { width: 800, bytes: 17_500 },
  },
  room: {
    widths: [360, 480, 800, 1200, 1600],
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

/** Digits of a hash in the name of a file: pages name dozens of files, and hashes do not compress. */
const inName = 6;

const record = await readRecord();
const served = new Set<string>();

await mkdir(folder, { recursive: true });
const done = await encodeAll();
const constants = await copyFiles();
await makeIcons();
await removeStale();
await writeFile(join(project, "app/pictures/built-in.ts"), manifest());

/** Writes the record after each picture, so that an interrupted run continues where it was. */
async function encodeAll(): Promise<[Source, Encoded][]> {
  const done: [Source, Encoded][] = [];
  for (const picture of pictures) {
    done.push([picture, await keepOrEncode(picture)]);
    await writeRecord({ ...record, ...byName(done) });
  }
  await writeRecord(byName(done));
  return done;
}

async function keepOrEncode(picture: Source): Promise<Encoded> {
  const master = await readFile(join(media, picture.master));
  const key = hashOf(master, JSON.stringify([recipes[picture.kind], sharp.versions]));
  const before = record[picture.name];
  const isCurrent = before?.key === key && (await allExist(picture, before));
  const encoded = isCurrent ? before : await encode(picture, key);
  for (const file of fileNames(picture.name, encoded)) served.add(file);
  return encoded;
}

async function encode(picture: Source, key: string): Promise<Encoded> {
  const recipe = recipes[picture.kind];
  const master = await open(picture);
  const widths = widthsFor(recipe, master.width);
  const quality = await qualityWithinBudget(picture, master.data, recipe);
  const { avif, webp } = await resizeAll(master.data, widths, quality, recipe.webpQuality);
  const encoded: Encoded = {
    key,
    hash: hashOf(...avif, ...webp).slice(0, inName),
    width: master.width,
    height: master.height,
    colour: await dominantColour(master.data),
    widths,
    quality,
    avif: avif.map((file) => file.length),
    webp: webp.map((file) => file.length),
  };
  await writeFiles(picture, encoded, [...avif, ...webp]);
  console.log(picture.name, `quality ${quality}`, encoded.avif.map(kilobytes).join(" "));
  return encoded;
}

/** The recipe's widths up to the master's; its own width too where the largest would waste much. */
function widthsFor({ widths }: Recipe, masterWidth: number): number[] {
  const fitting = widths.filter((width) => width <= masterWidth);
  const isCut = masterWidth < (widths.at(-1) ?? 0);
  return isCut && masterWidth > (fitting.at(-1) ?? 0) * 1.15 ? [...fitting, masterWidth] : fitting;
}

async function resizeAll(master: Buffer, widths: number[], quality: number, webpQuality: number) {
  const avif: Buffer[] = [];
  const webp: Buffer[] = [];
  for (const width of widths) {
    const small = sharp(master).resize({ width, kernel: "lanczos3" });
    avif.push(await small.clone().avif({ quality, effort: 4 }).toBuffer());
    webp.push(
      await small.webp({ quality: webpQuality, effort: 5, smartSubsample: true }).toBuffer(),
    );
  }
  return { avif, webp };
}

async function dominantColour(image: Buffer): Promise<string> {
  const { r, g, b } = (await sharp(image).stats()).dominant;
  return `#${[r, g, b].map((part) => (part >> 4).toString(16)).join("")}`;
}

async function writeFiles(picture: Source, encoded: Encoded, contents: Buffer[]) {
  for (const [i, file] of fileNames(picture.name, encoded).entries()) {
    await writeFile(join(folder, file), contents[i] ?? "");
  }
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
    fileNames(picture.name, encoded).map((file) => stat(join(folder, file)).catch(() => undefined)),
  );
  return !found.includes(undefined);
}

async function copyFiles() {
  const lines: string[] = [];
  for (const [name, path] of files) {
    const from = join(media, path);
    const file = `${name}.${hashOf(await readFile(from)).slice(0, inName)}${extname(path)}`;
    await copyFile(from, join(folder, file));
    served.add(file);
    lines.push(`export const ${camelCase(name)} = "/media/${file}";`);
  }
  return lines;
}

function manifest() {
  const lines = done.map(([{ name, kind, alt }, { hash, width, height, colour, widths }]) => {
    const values = [name, hash, [width, height], colour, widths];
    if (kind === "room" || kind === "portrait") values.push(alt);
    return `export const ${camelCase(name)} = picture(${values.map(toSource).join(", ")});`;
  });
  return `// Generated by \`npm run media\` from media/pictures.ts. Change that, not this.
// biome-ignore-all format: one line a picture
import { picture } from "#app/ui/picture.tsx";

${lines.join("\n")}

${constants.join("\n")}
`;
}

function toSource(value: string | number[]): string {
  return Array.isArray(value) ? `[${value.join(", ")}]` : JSON.stringify(value);
}

async function removeStale() {
  for (const file of await readdir(folder)) if (!served.has(file)) await rm(join(folder, file));
}

function byName(done: [Source, Encoded][]) {
  return Object.fromEntries(done.map(([{ name }, encoded]) => [name, encoded]));
}

async function readRecord(): Promise<Record<string, Encoded>> {
  return readFile(recordPath, "utf8").then(JSON.parse, () => ({}));
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
