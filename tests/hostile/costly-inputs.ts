import { strToU8, zipSync } from "fflate";
import { row, workbook } from "../files/workbook.ts";

const headings = row(1, ["Name", "Specialization"]);
const strings = "xl/sharedStrings.xml";
const styles = "xl/styles.xml";

function formatOf(code: string): Record<string, string> {
  const format = `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts>`;
  return {
    [styles]: `<styleSheet>${format}<cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  };
}

function withShared(text: string, cells: number): Uint8Array {
  const used = '<c t="s"><v>0</v></c>'.repeat(cells);
  return workbook(`${headings}<row>${used}</row>`, {
    [strings]: `<sst><si><t>${text}</t></si></sst>`,
  });
}

/** Beginnings of files in an archive, each of one letter; `flags` says where their lengths are. */
function localHeaders(count: number, flags: number): Uint8Array {
  const header = Buffer.alloc(31, "a");
  header.fill(0, 0, 30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(1, 26);
  return Buffer.concat(Array.from({ length: count }, () => header));
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => ` a${at.toString(36)}=""`).join("");
}

export const costlyWorkbooks: Record<string, () => Uint8Array> = {
  "one long text in 400,000 cells": () => withShared("_x0041_".repeat(150_000), 400_000),
  "a format of 2,000,000 brackets": () => workbook(headings, formatOf("[".repeat(2_000_000))),
  "90,000 beginnings of files": () => localHeaders(90_000, 8),
  "90,000 empty files before a workbook": () =>
    Buffer.concat([localHeaders(90_000, 0), workbook(headings)]),
  "2,000,000 empty rows": () => workbook(`${headings}${"<row/>".repeat(2_000_000)}`),
  "800,000 shared texts": () =>
    workbook(headings, { [strings]: `<sst>${"<si><t>a</t></si>".repeat(800_000)}</sst>` }),
  "700,000 attributes": () => workbook(`${headings}<row${attributes(700_000)}/>`),
  "1,000,000 quotes in a format": () => workbook(headings, formatOf("&quot;".repeat(1_000_000))),
  "700,000 attributes of a cell": () => workbook(`<row><c${attributes(700_000)}/></row>`),
};

/** Small files that take a reader of spreadsheets seconds, or much memory, by what is in them. */
export const costlyUploads: Record<string, () => Uint8Array> = {
  ...costlyWorkbooks,
  "40,000 empty files": () =>
    zipSync(Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`${at}`, strToU8("")]))),
  "400,000 relationships": () =>
    workbook(headings, {
      "xl/_rels/workbook.xml.rels": `<Relationships>${'<Relationship Id="a" Target="b"/>'.repeat(400_000)}</Relationships>`,
    }),
  "a CSV line of 4,000,000 cells": () =>
    Buffer.from(`Name,Specialization\n${",".repeat(4_000_000)}`),
  "a CSV file of 4,000,000 lines": () =>
    Buffer.from(`Name,Specialization\n${"\n".repeat(4_000_000)}`),
  "a CSV file of blanks": () => Buffer.from(`Name,Specialization\n"${" ".repeat(4_000_000)}"`),
};

export const costlyMarks = [
  "1) ",
  "> - ",
  ">",
  "_**",
  "**a*",
  "[a](",
  "![",
  "<a ",
  "* * - ",
  "`` ` ",
  "&#x",
  "~~~\n- ",
];

export function costlyText(mark: string, length: number): string {
  return mark.repeat(Math.floor(length / mark.length));
}
