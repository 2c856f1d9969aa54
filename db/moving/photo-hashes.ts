import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

export function hashFileOf(key: string): string {
  return `${key}.sha256`;
}

/** Call it when all files of the photo are there. */
export function writePhotoHashes(folder: string, key: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const own = names.filter((name) => name.startsWith(`${key}-`)).sort();
  if (own.length === 0) return;
  const lines = own.map((name) => `${hashOfFile(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, hashFileOf(key)), lines.join(""), { flush: true });
}

export function writeMissingHashes(folder: string, keys: Iterable<string>): void {
  for (const key of keys) {
    if (!existsSync(join(folder, hashFileOf(key)))) writePhotoHashes(folder, key);
  }
}

/** Whether the files of two keys are the same ones; false where those of one are gone. */
export function isSamePhoto(folder: string, key: string, other: string): boolean {
  const [hashes, others] = [key, other].map((one) => {
    const file = join(folder, hashFileOf(one));
    return existsSync(file) ? readFileSync(file, "utf8").replaceAll(`${one}-`, "") : undefined;
  });
  return hashes !== undefined && hashes === others;
}

export function findDamagedPhotos(folder: string, keys: Iterable<string>): string[] {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return [...keys].flatMap((key) => {
    if (![...names].some((name) => name.startsWith(`${key}-`))) return `photo ${key} is missing`;
    if (!names.has(hashFileOf(key))) return [];
    const lines = readFileSync(join(folder, hashFileOf(key)), "utf8")
      .trim()
      .split("\n");
    return lines.flatMap((line) => {
      const [known, name = ""] = line.split("  ");
      if (!names.has(name)) return `photo ${name} is missing`;
      return hashOfFile(join(folder, name)) === known ? [] : `photo ${name} is damaged`;
    });
  });
}

/** In pieces, so that a film is never in memory. */
export function hashOfFile(name: string): string {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(64 * 1024);
  using opened = new DisposableStack();
  const file = opened.adopt(openSync(name, "r"), closeSync);
  for (let length = readSync(file, piece); length > 0; length = readSync(file, piece)) {
    hash.update(piece.subarray(0, length));
  }
  return hash.digest("hex");
}
