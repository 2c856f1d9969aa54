import { Unzip, UnzipInflate } from "fflate";
import { Parser } from "saxen";
import { maxUnpackedBytes } from "./limits.ts";
import { TableError } from "./table.ts";

// Unpacked at once, a thousand times as much.
const pieceBytes = 2 * 1024;
const maxDepth = 50;

const damaged = "This Excel file is damaged. Open it, save it again and choose it once more.";

/** The parts of a workbook with these names; throws a TableError where they unpack to too much. */
export function unpackParts(bytes: Uint8Array, names: readonly string[]): Map<string, string> {
  const parts = new Map<string, string>();
  let left = maxUnpackedBytes;
  const archive = new Unzip((file) => {
    if (!names.includes(file.name)) return;
    if (parts.has(file.name)) throw new TableError(damaged);
    parts.set(file.name, "");
    const decoder = new TextDecoder();
    file.ondata = (error, piece, final) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new TableError("This Excel file unpacks to too much.");
      parts.set(file.name, parts.get(file.name) + decoder.decode(piece, { stream: !final }));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      archive.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    }
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(damaged);
  }
  return parts;
}

export interface XmlEvents {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Names come without their prefixes. Entities other than those of XML itself stay as they are. */
export function readXml(xml: string, { open, text, close }: XmlEvents): void {
  let depth = 0;
  const parser = new Parser()
    .on("openTag", (name, attributes, decode) => {
      if (++depth > maxDepth) throw new TableError(damaged);
      open?.(withoutPrefix(name), (wanted) => {
        const value = attributes()[wanted];
        return value === undefined ? undefined : decode(value);
      });
    })
    .on("text", (found, decode) => text?.(decode(found)))
    .on("cdata", (found) => text?.(found))
    .on("closeTag", (name) => {
      depth--;
      close?.(withoutPrefix(name));
    });
  try {
    parser.parse(xml);
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(damaged);
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
