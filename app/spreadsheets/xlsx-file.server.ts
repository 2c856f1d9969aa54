import { strToU8, Zip, ZipDeflate } from "fflate";
import { escapeXml } from "#runtime/escape-xml.ts";
import { lettersOf } from "./table.ts";

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const format = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const partsOf = (sheet: string): readonly (readonly [name: string, xml: string])[] => [
  [
    "[Content_Types].xml",
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${format}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${format}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${format}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    "xl/styles.xml",
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

const [plain, bold, asText] = [0, 1, 2];

/** Every cell is formatted as text, so that Excel leaves what is typed there as it is, except in `numbers`. */
export async function* writeXlsx(
  rows: AsyncIterable<readonly (readonly string[])[]>,
  {
    columns,
    numbers,
    sheet: title,
  }: { columns: number; numbers: readonly number[]; sheet: string },
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, xml] of partsOf(title)) {
    const file = new ZipDeflate(name);
    archive.add(file);
    file.push(strToU8(xmlHead + xml), true);
  }
  const sheet = new ZipDeflate("xl/worksheets/sheet1.xml");
  archive.add(sheet);
  sheet.push(strToU8(xmlHead + sheetHead(columns, numbers)));
  let number = 0;
  for await (const part of rows) {
    const lines = part.map((cells) => toRow(cells, ++number, numbers));
    sheet.push(strToU8(lines.join("")));
    yield* pieces;
    pieces = [];
  }
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  archive.end();
  yield* pieces;
}

function sheetHead(columns: number, numbers: readonly number[]): string {
  const widths = Array.from({ length: columns }, (_, at) => {
    const style = numbers.includes(at) ? plain : asText;
    return `<col min="${at + 1}" max="${at + 1}" width="22" style="${style}" customWidth="1"/>`;
  });
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
}

function toRow(cells: readonly string[], number: number, numbers: readonly number[]): string {
  const written = cells.map((cell, at) => {
    const place = `${lettersOf(at)}${number}`;
    if (number > 1 && numbers.includes(at) && /^-?\d{1,15}$/.test(cell))
      return `<c r="${place}"><v>${cell}</v></c>`;
    const style = number === 1 ? bold : numbers.includes(at) ? plain : asText;
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${toXmlText(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${written.join("")}</row>`;
}

// What XML has no character for, and what would be read as one of those.
const unwritable = /[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|_(?=x[\da-f]{4}_)/giu;

function toXmlText(text: string): string {
  const writable = text.replace(unwritable, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `_x${code}_`;
  });
  return escapeXml(writable);
}
