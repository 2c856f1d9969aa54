import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { requireRoomBeyond } from "#db/disk/free-space.ts";

/** Ends the names of files that this process is writing; others were left behind by a power failure. */
export const beingWritten = `.${randomUUID().slice(0, 8)}.part`;

/** A file of a form, on the disk: however many come at once, none is in memory. Whoever reads it removes it. */
export interface SentFile extends AsyncDisposable {
  path: string;
  name: string;
  size: number;
  fault?: unknown;
}

/** Reads the content to its end, also where the disk has no room for it. */
export async function keepSentFile(
  content: AsyncIterable<Uint8Array>,
  name: string,
): Promise<SentFile> {
  const sent = newSentFile(name);
  let file: FileHandle | undefined;
  try {
    for await (const chunk of content) {
      sent.size += chunk.length;
      if (sent.fault) continue;
      try {
        file ??= await create(sent.path);
        await file.appendFile(chunk);
      } catch (error) {
        sent.fault = error;
      }
    }
  } catch (error) {
    await removeSentFile(sent);
    throw error;
  } finally {
    await file?.close();
  }
  return sent;
}

export function newSentFile(name: string): SentFile {
  const path = join(uploadsDirectory, `${randomUUID()}-sent${beingWritten}`);
  return { path, name, size: 0, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

export async function removeSentFile(sent: SentFile): Promise<void> {
  await sent[Symbol.asyncDispose]();
}

async function create(path: string): Promise<FileHandle> {
  requireRoomBeyond("photos");
  await mkdir(uploadsDirectory, { recursive: true });
  return open(path, "w");
}

export async function takeBytes(sent: SentFile, maxBytes: number): Promise<Uint8Array> {
  await using file = sent;
  return await readStart(file, maxBytes);
}

export async function readStart({ path, size, fault }: SentFile, maxBytes: number) {
  if (fault) throw fault;
  if (size === 0) return new Uint8Array(0);
  await using file = await open(path);
  const bytes = new Uint8Array(Math.min(size, maxBytes));
  await file.read(bytes);
  return bytes;
}
