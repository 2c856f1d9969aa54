import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { maxEntries, maxUnpackedBytes } from "./limits.ts";
import { TableError } from "./table.ts";

// Unpacked at once, a thousand times as much.
const pieceBytes = 2 * 1024;

export const damaged =
  "This Excel file is damaged. Open it, save it again and choose it once more.";

export interface Archive {
  has(name: string): boolean;
  /** Undefined where there is none; throws a TableError where the parts that were read unpack to too much. */
  read(name: string): string | undefined;
}

export function openArchive(bytes: Uint8Array): Archive {
  const entries = findEntries(bytes);
  let left = maxUnpackedBytes;

  function unpack(entry: UnzipFile): Uint8Array {
    const pieces: Uint8Array[] = [];
    entry.ondata = (error, piece) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new TableError("This Excel file unpacks to too much.");
      pieces.push(piece);
    };
    orDamaged(() => entry.start());
    return Buffer.concat(pieces);
  }

  return {
    has: (name) => entries.has(partName(name)),
    read(name) {
      const [entry, ...others] = entries.get(partName(name)) ?? [];
      const text = entry && orDamaged(() => decode(unpack(entry)));
      if (others.length > 0) throw new TableError(damaged);
      return text;
    },
  };
}

function findEntries(bytes: Uint8Array): Map<string, UnzipFile[]> {
  const entries = new Map<string, UnzipFile[]>();
  let count = 0;
  const archive = new Unzip((entry) => {
    if (++count > maxEntries) throw new TableError("There are too many files in this Excel file.");
    const name = partName(entry.name);
    entries.set(name, [...(entries.get(name) ?? []), entry]);
  });
  archive.register(UnzipInflate);
  orDamaged(() => {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      archive.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    }
  });
  return entries;
}

export function partName(target: string, from = ""): string {
  const url = URL.parse(target.replaceAll("\\", "/"), `part:///${from}`);
  return (url?.pathname ?? "").slice(1).toLowerCase();
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(start)?.[1];
  let encoding = declared ?? "utf-8";
  if (second === 0 || (first === 0xff && second === 0xfe)) encoding = "utf-16le";
  else if (first === 0 || (first === 0xfe && second === 0xff)) encoding = "utf-16be";
  // What is readable byte for byte is not in UTF-16, whatever the program that wrote it says.
  else if (/^utf-?16/i.test(encoding)) encoding = "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

export function orDamaged<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(damaged);
  }
}
