import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { packTar, unpackTar } from "modern-tar/fs";
import { z } from "zod";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { hashOfFile } from "#db/moving/photo-hashes.ts";
import { CommandError } from "#runtime/command-error.ts";

const manifestName = "manifest.json";
/** Some sixty thousand files: far more than a hospital has pictures. */
const maxManifestBytes = 8 * 1024 * 1024;
const maxFiles = 60_000;
const filePattern = /^(?:hospital\.db|uploads\/[\w-]+\.(?:avif|webp|png|jpg|mp4|webm|sha256))$/;

const manifestSchema = z.object({
  product: z.literal("morni-hospital"),
  made_at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string().regex(filePattern), sha256: z.string().length(64) })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function countPictures({ files }: Manifest): number {
  return files.filter(({ path }) => !/\.(?:db|sha256)$/.test(path)).length;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => filePattern.test(path))
    .sort();
}

/** The file is on the disk when it returns. */
export async function packArchive(folder: string, file: string): Promise<Manifest> {
  const files: Manifest["files"] = [];
  for (const path of listFiles(folder)) {
    files.push({ path, sha256: hashOfFile(join(folder, path)) });
  }
  const manifest: Manifest = {
    product: "morni-hospital",
    made_at: new Date().toISOString(),
    files,
  };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, undefined, 2));
  const sources = [manifestName, ...files.map(({ path }) => path)].map((path) => ({
    type: "file" as const,
    source: join(folder, path),
    target: path,
  }));
  // It holds what patients and applicants have told: nobody but its owner may read it.
  await pipeline(packTar(sources), createWriteStream(file, { flush: true, mode: 0o600 }));
  return manifest;
}

/** Checks every file against the manifest; throws a CommandError when anything is missing or changed. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  mkdirSync(join(folder, "uploads"), { recursive: true });
  let files = 0;
  function filter({ name, type, size }: { name: string; type?: string; size: number }): boolean {
    if (++files > maxFiles) throw new Error("it has too many files");
    if (name === manifestName && size > maxManifestBytes) throw new Error("its list is too long");
    return type === "file" && (name === manifestName || filePattern.test(name));
  }
  try {
    const reader = createReadStream(file);
    await pipeline(reader, unpackTar(folder, { filter, fmode: 0o600, strict: true }));
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(
      storageFaultOf(error)
        ? `${file} could not be unpacked in ${folder}, and nothing was changed: ${message}`
        : `${file} cannot be read as a backup: ${message}`,
    );
  }
  const manifest = readManifest(join(folder, manifestName), file);
  if (!manifest.files.some(({ path }) => path === "hospital.db")) {
    throw new CommandError(`${file} has no database`);
  }
  removeUnlisted(folder, manifest);
  for (const { path, sha256 } of manifest.files) {
    const unpacked = join(folder, path);
    const whole = statSync(unpacked, { throwIfNoEntry: false });
    if (!whole || hashOfFile(unpacked) !== sha256) {
      throw new CommandError(`${file} is not whole: ${path} is missing or changed`);
    }
  }
  return manifest;
}

// Nothing comes into the data that nobody has vouched for.
function removeUnlisted(folder: string, { files }: Manifest): void {
  const listed = new Set(files.map(({ path }) => path));
  for (const path of listFiles(folder)) if (!listed.has(path)) rmSync(join(folder, path));
}

function readManifest(manifest: string, file: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  } catch {
    throw new CommandError(`${file} is not a backup of this product, or is cut off`);
  }
}
