import { maxCellLength } from "./limits.ts";
import type { ReadXml } from "./xml.server.ts";

export const maxEscapedLength = 7 * maxCellLength;

/** The runs of a formatted text together, without how it is read aloud; undefined is one too long for a cell. */
export function readStrings(xml: string | undefined, readXml: ReadXml): (string | undefined)[] {
  const strings: (string | undefined)[] = [];
  let runs = "";
  let isText = false;
  let isPhonetic = false;
  if (!xml) return strings;
  readXml(xml, {
    open(name) {
      if (name === "si") runs = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text(text) {
      if (isText && runs.length <= maxEscapedLength) runs += text;
    },
    close(name) {
      if (name === "si") strings.push(unescapeText(runs));
      if (name === "rPh") isPhonetic = false;
      isText = false;
    },
  });
  return strings;
}

/** Puts in what XML has no character for (ECMA-376, part 1, 22.4.2.4); undefined where it is too long. */
export function unescapeText(text: string): string | undefined {
  if (text.length > maxEscapedLength) return undefined;
  const plain = text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.length > maxCellLength ? undefined : plain;
}
