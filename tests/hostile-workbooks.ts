import { workbook } from "./workbook.ts";

const head = '<row><c t="inlineStr"><is><t>Name</t></is></c></row>';
const styled = (format: string) => ({
  "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
});
const strings = (items: string) => ({ "xl/sharedStrings.xml": `<sst>${items}</sst>` });

/** Small files, each of which asks for much work. */
export const hostileWorkbooks: Readonly<Record<string, () => Uint8Array>> = {
  "one long escaped text in 400,000 cells": () =>
    workbook(
      `${head}<row>${'<c t="s"><v>0</v></c>'.repeat(400_000)}</row>`,
      strings(`<si><t>${"_x0041_".repeat(150_000)}</t></si>`),
    ),
  "a format of two million brackets": () => workbook(head, styled("[".repeat(2_000_000))),
  "a format of a million quotes": () => workbook(head, styled("&quot;".repeat(1_000_000))),
  "two million empty rows": () => workbook(head + "<row/>".repeat(2_000_000)),
  "800,000 shared texts": () => workbook(head, strings("<si><t>a</t></si>".repeat(800_000))),
  "a tag with 700,000 attributes": () =>
    workbook(`${head}<row ${Array.from({ length: 700_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
  "90,000 entries of an archive": () => manyEntries(90_000),
};

function manyEntries(count: number): Uint8Array {
  const entry = Buffer.alloc(31, "a");
  entry.fill(0, 0, 30);
  entry.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(1, 26);
  return Buffer.concat([...Array.from({ length: count }, () => entry), workbook(head)]);
}
