import { Parser } from "saxen";
import { lookupTable } from "#runtime/lookup-table.ts";
import { damaged, orDamaged } from "./archive.server.ts";
import { maxTagLength, maxTags } from "./limits.ts";
import { TableError } from "./table.ts";

const maxDepth = 50;
const tooMuch =
  "There is too much in this Excel file, if only empty rows and cells. Copy the list into a new file.";

type Attribute = (name: string) => string | undefined;

export interface XmlEvents {
  open?(name: string, attribute: Attribute): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML a tag at a time; throws a TableError where that is too much, counted over all that one reader reads. */
export type ReadXml = (xml: string, events: XmlEvents) => void;

export function xmlReader(): ReadXml {
  let left = maxTags;
  return (xml, { open, text, close }) => {
    left -= countTags(xml, left);
    let depth = 0;
    const parser = new Parser()
      .on("openTag", (name, attributes) => {
        if (++depth > maxDepth) throw new TableError(damaged);
        open?.(withoutPrefix(name), (wanted) => find(attributes(), wanted));
      })
      .on("text", (found) => text?.(decodeReferences(found)))
      .on("cdata", (found) => text?.(found))
      .on("closeTag", (name) => {
        depth--;
        close?.(withoutPrefix(name));
      });
    orDamaged(() => parser.parse(xml));
  };
}

/** Before it is parsed: that takes long, and all attributes of a tag are read with the first. */
function countTags(xml: string, most: number): number {
  let count = 0;
  let from = 0;
  while (from >= 0) {
    const next = xml.indexOf("<", from + 1);
    const length = (next < 0 ? xml.length : next) - from;
    if (length > maxTagLength || ++count > most) throw new TableError(tooMuch);
    from = next;
  }
  return count;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function find(attributes: Record<string, string>, wanted: string): string | undefined {
  const name = Object.hasOwn(attributes, wanted)
    ? wanted
    : Object.keys(attributes).find((one) => one.endsWith(`:${wanted}`));
  const value = name === undefined ? undefined : attributes[name];
  return value === undefined ? undefined : decodeReferences(value);
}

const reference = /&(?:#([^;&]*);?|(amp|lt|gt|quot|apos);)/g;
const named = lookupTable({
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
});

/** Entities of the file's own stay as they are. */
function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(reference, (whole, number: string | undefined, name: string) =>
    number === undefined ? (named[name] as string) : toCharacter(whole, number),
  );
}

function toCharacter(whole: string, number: string): string {
  const digits = number.replace(/^x/, "");
  const isHex = digits !== number;
  const isNumber = (isHex ? /^[\da-f]+$/i : /^\d+$/).test(digits) && whole.endsWith(";");
  const code = isNumber ? Number.parseInt(digits, isHex ? 16 : 10) : 0;
  if (!isCharacter(code)) throw new TableError(damaged);
  return String.fromCodePoint(code);
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return (
    code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
  );
}
