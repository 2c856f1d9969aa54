import { Readable } from "node:stream";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { headingsOf } from "#app/doctors/fields.ts";
import { whyNoValue, whySpoilt } from "#app/spreadsheets/spoilt.ts";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { row, workbook } from "../../tests/files/workbook.ts";
import { costlyWorkbooks } from "../../tests/hostile/costly-inputs.ts";
import { importFields } from "./columns/columns.ts";
import { whyNotMapped } from "./columns/mapping.ts";
import { pickRows } from "./columns/pick-rows.ts";
import { readRows } from "./columns/sheet-rows.ts";
import { readUpload } from "./read-upload.server.ts";

const headings = row(1, ["Name", "Specialization", "About"]);
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with these sheets, as the places of its parts and the prefix of its links are told. */
function sheets(
  listed: readonly { name: string; rows: string; state?: string; type?: string }[],
  {
    place = "xl/workbook.xml",
    prefix = "r",
    part = (at: number) => `worksheets/sheet${at}.xml`,
  } = {},
): Uint8Array {
  const at = place.lastIndexOf("/") + 1;
  const folder = place.slice(0, at);
  const tags = listed.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index}"${state ? ` state="${state}"` : ""} ${prefix}:id="rId${index}"/>`,
  );
  const links = listed.map(
    ({ type = "worksheet" }, index) =>
      `<Relationship Id="rId${index}" Type="${office}/${type}" Target="${part(index)}"/>`,
  );
  return workbook("", {
    "xl/workbook.xml": "",
    "_rels/.rels": `<Relationships><Relationship Id="a" Type="${office}/officeDocument" Target="/${place}"/></Relationships>`,
    [place]: `<workbook xmlns:${prefix}="${office}"><sheets>${tags.join("")}</sheets></workbook>`,
    [`${folder}_rels/${place.slice(at)}.rels`]: `<Relationships>${links.join("")}</Relationships>`,
    ...Object.fromEntries(
      listed.map(({ rows }, index) => [
        `${folder}${part(index)}`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

const list = (name: string) => headings + row(2, [name, "ENT", "Text"]);
const old = { name: "Old", rows: list("Dr Old") };
const doctors = { name: "Doctors", rows: list("Dr Now") };

test("a mark for “as above” takes over the speciality, and never a phone number or email", () => {
  const lines = [
    "Name,Specialization,Phone,Email",
    "Dr Asha,ENT,9812345678,asha@example.org",
    "Dr Bina,do,do,do",
  ];
  const { rows, mapping } = readUpload(Buffer.from(lines.join("\n")));
  const [, { cells } = { cells: {} }] = readRows(rows, mapping).rows;
  expect(cells).toMatchObject({ specialization: "ENT", phone: "do", email: "do" });
});

function picked(bytes: Uint8Array) {
  const { rows, mapping } = readUpload(bytes);
  return pickRows(rows, mapping).map(({ cells }) => cells);
}

function read(bytes: Uint8Array) {
  const { sheet, otherSheets, hiddenRows } = readUpload(bytes);
  return { names: picked(bytes).map((cells) => cells.name), sheet, otherSheets, hiddenRows };
}

describe("the sheet is read that a person sees", () => {
  test.each<[string, Uint8Array]>([
    [
      "where the first is hidden",
      sheets([
        { ...old, state: "hidden" },
        { ...doctors, state: "visible" },
      ]),
    ],
    ["where the first is hidden by a program", sheets([{ ...old, state: "veryHidden" }, doctors])],
    [
      "where the links have another prefix",
      sheets([{ ...old, state: "hidden" }, doctors], { prefix: "rel" }),
    ],
    ["whatever its part is called", sheets([doctors], { part: () => "Tables/Übersicht 1.XML" })],
    ["wherever the workbook is", sheets([doctors], { place: "Book/main22.xml" })],
    ["behind a chart", sheets([{ name: "Chart", rows: "", type: "chartsheet" }, doctors])],
  ])("%s", (_, bytes) => {
    expect(read(bytes)).toMatchObject({ names: ["Dr Now"], sheet: "Doctors", otherSheets: [] });
  });

  test("the first with the headings of a list, and the others are named", () => {
    const help = { name: "Read me", rows: row(1, ["Name", "As in the form"]) };
    const bytes = sheets([help, doctors, { ...old, state: "visible" }]);
    expect(read(bytes)).toEqual({
      names: ["Dr Now"],
      sheet: "Doctors",
      otherSheets: ["Read me", "Old"],
      hiddenRows: 0,
    });
    expect(() => read(sheets([help, { ...old, state: "hidden" }]))).toThrow(
      "The file has “Read me”. Hidden sheets are not read: “Old”.",
    );
  });

  test("none is guessed where its link leads nowhere", () => {
    const bytes = workbook("", {
      "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${list("Dr Guess")}</sheetData></worksheet>`,
      "xl/_rels/workbook.xml.rels": "<Relationships/>",
    });
    expect(() => read(bytes)).toThrow("damaged");
    expect(() => read(sheets([{ ...old, state: "hidden" }]))).toThrow("no sheet that can be seen");
  });

  test("with how many rows of it are hidden", () => {
    const hidden = row(3, ["Dr Left", "ENT", "Text"]).replace("<row", '<row hidden="1"');
    expect(read(workbook(list("Dr Now") + hidden))).toMatchObject({ hiddenRows: 1 });
  });
});

function cells(xml: string, others = {}) {
  return picked(workbook(`${headings}<row r="2">${xml}</row>`, others))[0];
}
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const start = inline("Dr X") + inline("ENT");

describe("a cell is what a person saw in it", () => {
  test.each([
    ["&#129658; &#x1D401; &lt;&amp;amp;", "🩺 𝐁 <&amp;"],
    ["_xD83E__xDE7A_", "🩺"],
    ["<![CDATA[a &#65; b]]>", "a &#65; b"],
  ])("%s", (xml, text) => expect(cells(start + inline(xml))?.about).toBe(text));

  test.each(["&#55358;", "&#0;", "&#x110000;", "&#99999999999;", "&#xZZ;", "&#65", "&#;"])(
    "the reference %s is refused",
    (xml) => expect(() => cells(start + inline(`a${xml}b`))).toThrow("damaged"),
  );

  test.each([
    ['<c t="d"><v>1899-12-30T09:00:00</v></c>', "9:00 AM"],
    ['<c t="d"><v>2026-10-05T16:30:00.000</v></c>', "2026-10-05 4:30 PM"],
    ['<c t="d"><v>2026-10-05</v></c>', "2026-10-05"],
    ['<c s="1"><v>46300.375</v></c>', "2026-10-05 9:00 AM"],
    ['<c s="2"><v>46300</v></c>', "46300"],
    ['<c t="b"><v>1</v></c>', "TRUE"],
    ['<c t="e"><v>#N/A</v></c>', "#N/A"],
    ['<c t="e"><v/></c>', "#ERROR!"],
    ["<c><f>A1</f></c>", "#UNCALCULATED!"],
    ["<c><f>A1</f><v></v></c>", "#UNCALCULATED!"],
    ['<c t="str"><f>A1</f><v></v></c>', ""],
    ["<c><f>1+1</f><v>2</v></c>", "2"],
    ['<c t="n"><v>none</v></c>', "#NUM!"],
  ])("%s", (xml, text) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]yyyy\\-mm"/><numFmt numFmtId="171" formatCode="0&quot; days&quot;\\d[Red]"/></numFmts><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
    expect(cells(start + xml, { "xl/styles.xml": styles })?.about ?? "").toBe(text);
  });

  test("a text that the file does not have, or that is too long, is refused", () => {
    expect(() => cells(`${start}<c t="s"><v>5</v></c>`)).toThrow("damaged");
    const strings = {
      "xl/sharedStrings.xml": `<sst><si><t>${"_x0041_".repeat(10_001)}</t></si></sst>`,
    };
    expect(() => cells(`${start}<c t="s"><v>0</v></c>`, strings)).toThrow("Row 2 has a cell");
    expect(cells(start + inline("x"), strings)?.about).toBe("x");
  });

  test("cells merged over rows are told, and those of a title are not", () => {
    const rows =
      row(1, ["Our list"]) + list("Dr A").replaceAll('r="2"', 'r="3"').replaceAll('r="1"', 'r="2"');
    const bytes = workbook(
      `${rows}<row r="4">${inline("Dr B")}</row></sheetData><mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B3:B4"/></mergeCells><sheetData>`,
    );
    const read = picked(bytes).map((cells) => cells.specialization);
    expect(read).toEqual(["ENT", "#MERGED!"]);
  });

  test("stray spaces far to the right are nothing", () => {
    expect(cells(`${start}<c r="XFD2" t="inlineStr"><is><t> </t></is></c>`)?.name).toBe("Dr X");
  });
});

describe("a CSV file is read whatever program wrote it", () => {
  const text = "Name,Specialization,About\r\nडॉ आशा,ENT,Text\r\n";
  const csv = (line: string) => `Name,Specialization,About\n${line}\n`;
  const hindiFirst = "नाम,Specialization,About\r\nडॉ आशा,ENT,Text\r\n";
  test.each<[string, string | Uint8Array]>([
    ["a title above semicolons", `Our list, of today\n24.11.2026\n${text.replaceAll(",", ";")}`],
    ["bars", text.replaceAll(",", "|")],
    ["a quoted separator", `"sep=;"\r\n${text.replaceAll(",", ";")}`],
    ["a separator and only CR", `sep=;\r${text.replaceAll(",", ";").replaceAll("\r\n", "\r")}`],
    ["Ctrl-Z at its end", `${text}\u001a`],
    ["244 empty columns", text.replaceAll("\r\n", `${",".repeat(244)}\r\n`)],
    ["spaces before quotes", '"Name", "Specialization", "About"\n"डॉ आशा",  "ENT", "Text"\n'],
    ["UTF-16 without a mark", Buffer.from(hindiFirst, "utf16le")],
    ["UTF-16 without a mark, the other way round", Buffer.from(hindiFirst, "utf16le").swap16()],
  ])("%s", (_, file) => {
    expect(picked(typeof file === "string" ? Buffer.from(file) : file)).toEqual([
      { name: "डॉ आशा", specialization: "ENT", about: "Text" },
    ]);
  });

  test.each([
    ['Dr X,ENT, "quoted" text', ' "quoted" text'],
    ['Dr X,ENT, "a, b" ', "a, b "],
    ['Dr X,ENT, "no end', ' "no end'],
  ])("%s", (line, about) => {
    expect(picked(Buffer.from(csv(line)))[0]?.about).toBe(about);
  });

  test.each([
    ["Dr Jos\x8e M\x9fller", "Mac Roman", "Dr José Müller"],
    ["Dr Jos\xe9 M\xfcller\x92s", "Windows-1252", "Dr José Müller’s"],
    ["Dr Ren\xe9 Se\xf1or", "Windows-1252", "Dr René Señor"],
  ])("%j is guessed as %s, and the guess is told", (name, encoding, understood) => {
    const bytes = Buffer.from(csv(`${name},ENT,x`), "latin1");
    const { guess } = readUpload(bytes);
    expect(picked(bytes)[0]?.name).toBe(understood);
    expect(guess).toMatchObject({ encoding, words: understood.split(" ").slice(1) });
  });
});

test.each([
  ..."#N/A #REF! #NAME? #VALUE! #DIV/0! #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA".split(" "),
  ..."#n/a #NV #¡REF! #ERROR! #FIELD! #BLOCKED! #UNKNOWN! ##### Err:502 Err:509 Loading...".split(
    " ",
  ),
])("%s is no value", (cell) => {
  expect(whyNoValue(` ${cell} `)).toContain(`the error ${cell}`);
});

test.each(["", "#1 in town", "# 5", "N/A", "#hospital", "Err: none", "A#N/A"])(
  "%j is a value",
  (cell) => expect(whyNoValue(cell)).toBeUndefined(),
);

test.each([
  ["?? ????? ?????", "डॉ आशा"],
  ["Dr ??? ??", "Dr आशा"],
  ["?", ""],
  ["Jos?", "José"],
  ["M?ller", ""],
  ["Dr \ufffd\ufffd", ""],
  ["Dr JosÃ© Verma", ""],
  ["DrÂ Asha", ""],
  ["Drâ€™s", ""],
  ["à¤†à¤¶à¤¾", ""],
  ["à¨œà¨¸", ""],
  ["ðŸ©º", ""],
  ["‡§Ü‡§∂", ""],
  ["Jos√©", ""],
])("%j in place of %j shows that letters were lost", (text, stored) => {
  expect(whySpoilt(text, stored)).toMatch(/^has (?:question marks|letters)/);
});

test.each([
  ["Really?", ""],
  ["Why wait?? Call us.", ""],
  ["Pain? Fever? Both?", ""],
  ["See https://example.org/a?b=c", ""],
  ["Dr José Müller, À la carte, Ça va", ""],
  ["डॉ आशा 🩺", ""],
  ["Verma’s “best” – 5 °C ½", ""],
])("%j is a text as people write it", (text, stored) => {
  expect(whySpoilt(text, stored)).toBeUndefined();
});

test.each(Object.entries(costlyWorkbooks))("%s is refused after little work", (_, make) => {
  const before = process.cpuUsage();
  const bytes = make();
  const making = process.cpuUsage(before);
  const start = process.cpuUsage();
  expect(() => readUpload(bytes)).toThrow(/There (?:is too much|are too many)/);
  const reading = process.cpuUsage(start);
  expect(reading.user + reading.system).toBeLessThan(20 * (making.user + making.system));
});

test("each cell of a file that is written here has its place", async () => {
  const part = [Array.from({ length: 28 }, (_, at) => `Heading ${at}`), ["Dr X", "7"]];
  const pieces = writeXlsx(Readable.from([part]), { columns: 28, numbers: [1], sheet: "Doctors" });
  const files = unzipSync(Buffer.concat(await Readable.from(pieces).toArray()));
  const xml = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  const places = [...xml.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place);
  expect(places.filter((_, at) => [0, 25, 26, 27].includes(at))).toEqual([
    "A1",
    "Z1",
    "AA1",
    "AB1",
  ]);
  expect(places.slice(-2)).toEqual(["A2", "B2"]);
  expect(xml).not.toContain("<c>");
});

test("no heading of a file means two fields of a doctor", () => {
  const headings = importFields.flatMap((name) => [
    ...new Set(headingsOf(name).map((heading) => heading.trim().toLowerCase())),
  ]);
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
});

test("a doctor for total replacements of joints is no sum of a list", () => {
  const lines = [
    "Name,Specialization,About",
    "Dr Gupta,Total knee and hip replacement,Total care",
    "Total,2,",
    ",Total doctors,2",
  ];
  const { rows, mapping } = readUpload(Buffer.from(lines.join("\n")));
  const read = readRows(rows, mapping);
  expect(read.rows.map(({ cells }) => cells.name)).toEqual(["Dr Gupta"]);
  expect(read.others.map(({ row }) => row)).toEqual([3, 4]);
});

test("what a doctor has one of is read from one column only", () => {
  const single = ["name", "about", "room"] as const;
  for (const twice of single) {
    expect(whyNotMapped(["name", twice, twice])).toMatch(/^Choose one column only for /);
  }
  expect(whyNotMapped(["name", "about", "room"])).toBeUndefined();
});
