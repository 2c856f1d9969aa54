import { type Archive, partName } from "./archive.server.ts";
import { TableError } from "./table.ts";
import type { ReadXml } from "./xml.server.ts";

export interface Sheet {
  name: string;
  part: string | undefined;
}

export interface Workbook {
  visible: Sheet[];
  hidden: Sheet[];
  strings: string;
  styles: string;
  isFrom1904: boolean;
  /** A program has written formulas, and leaves it to the spreadsheet to calculate them. */
  isUncalculated: boolean;
}

interface Link {
  id: string;
  type: string;
  part: string;
}

export function readWorkbook(archive: Archive, readXml: ReadXml): Workbook {
  const roots = readLinks(archive, readXml, "");
  const root = roots.find(({ type }) => type === "officeDocument");
  const place = root?.part ?? (roots.length === 0 ? "xl/workbook.xml" : "");
  const xml = archive.read(place);
  if (!xml) throw new TableError("This is no Excel file. Save the list as .xlsx or as CSV.");
  const links = readLinks(archive, readXml, place);
  const partOf = (wanted: string, usual: string) =>
    links.find(({ type }) => type === wanted)?.part ?? partName(usual, place);
  const workbook: Workbook = {
    visible: [],
    hidden: [],
    strings: partOf("sharedStrings", "sharedStrings.xml"),
    styles: partOf("styles", "styles.xml"),
    isFrom1904: false,
    isUncalculated: false,
  };
  readXml(xml, {
    open(name, attribute) {
      if (name === "workbookPr") workbook.isFrom1904 = isOn(attribute("date1904"));
      if (name === "calcPr") workbook.isUncalculated = isOn(attribute("fullCalcOnLoad"));
      if (name !== "sheet") return;
      const link = links.find(({ id }) => id === attribute("id"));
      if (/^(?:chart|dialog|xlMacro)sheet$/i.test(link?.type ?? "")) return;
      const isVisible = (attribute("state") ?? "visible").toLowerCase() === "visible";
      const sheet = { name: attribute("name") ?? "", part: link?.part };
      (isVisible ? workbook.visible : workbook.hidden).push(sheet);
    },
  });
  if (workbook.visible.length === 0) {
    throw new TableError(
      "This Excel file has no sheet that can be seen. Unhide the list and save it.",
    );
  }
  return workbook;
}

function readLinks(archive: Archive, readXml: ReadXml, part: string): Link[] {
  const links: Link[] = [];
  const at = part.lastIndexOf("/") + 1;
  const xml = archive.read(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`);
  if (!xml) return links;
  readXml(xml, {
    open(name, attribute) {
      if (name !== "Relationship" || attribute("TargetMode") === "External") return;
      links.push({
        id: attribute("Id") ?? "",
        type: attribute("Type")?.split("/").at(-1) ?? "",
        part: partName(attribute("Target") ?? "", part),
      });
    },
  });
  return links;
}

export function isOn(value: string | undefined): boolean {
  return value === "1" || value?.toLowerCase() === "true";
}
