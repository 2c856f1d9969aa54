import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";

const directory = join(import.meta.dirname, "drawings");

/** Puts each drawing at the end of the section whose heading has its id. Returns problems. */
export function placeDrawings(page: Root, drawings: Readonly<Record<string, string[]>>): string[] {
  return Object.entries(drawings).flatMap(([section, names]) => {
    const heading = page.children.findIndex(
      (node) => node.type === "element" && node.properties.id === section,
    );
    if (heading === -1) return [`the page has no section ${section}`];
    const next = page.children.findIndex((node, at) => at > heading && isSectionHeading(node));
    const missing = names.filter((name) => !existsSync(fileOf(name)));
    const figures = names.filter((name) => !missing.includes(name)).map(figure);
    page.children.splice(next === -1 ? page.children.length : next, 0, ...figures);
    return missing.map((name) => `there is no drawing ${name}`);
  });
}

function figure(name: string): Element {
  // Known to rehype-stringify, but not to the types of hast.
  const drawing = { type: "raw", value: readFileSync(fileOf(name), "utf8").trim() } as never;
  return { type: "element", tagName: "figure", properties: {}, children: [drawing] };
}

function fileOf(name: string) {
  return join(directory, `${name}.svg`);
}

function isSectionHeading(node: Root["children"][number]) {
  return node.type === "element" && node.tagName === "h2";
}
