import { deflateRawSync, constants as zlib } from "node:zlib";
import { strToU8, zipSync } from "fflate";

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as Excel writes it, with these rows of its sheet in XML and, if given, other parts. */
export function workbook(rows: string, others: Record<string, string> = {}): Uint8Array {
  const texts = {
    "xl/workbook.xml": `<workbook ${main} xmlns:r="r"><sheets><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId9"/><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet7.xml"/></Relationships>',
    "xl/worksheets/sheet7.xml": `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  };
  return zipSync(
    Object.fromEntries(Object.entries(texts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

/** A row of texts. */
export function row(number: number, cells: readonly string[]): string {
  const written = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row r="${number}">${written.join("")}</row>`;
}

const mebibyte = 1024 * 1024;

/** A workbook whose sheet unpacks to this size, and that says that it is small. */
export function bomb(mebibytes: number): Uint8Array {
  const piece = Buffer.alloc(mebibyte, " ");
  const flushed = deflateRawSync(piece, { finishFlush: zlib.Z_FULL_FLUSH });
  const end = deflateRawSync("");
  const packed = Buffer.concat([...Array.from({ length: mebibytes }, () => flushed), end]);
  return Buffer.concat([part("xl/worksheets/sheet7.xml", packed), workbook("")]);
}

function part(name: string, packed: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(100, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
}
