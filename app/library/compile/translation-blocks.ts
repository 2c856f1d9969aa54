import type { Nodes, Root } from "mdast";
import { counted } from "#app/language/counted.ts";
import { isLabel, isPartHeading } from "#app/library/card-parts.ts";
import { allMet, conditionMark, whereMet } from "#app/library/conditions.ts";
import { sourceOf } from "#app/library/triage-lines.ts";
import { withoutMarks } from "./source-marks.ts";

export interface Block {
  /** Such as "a heading of level 2" or "a list of 4 lines": translations have the same in the same order. */
  shape: string;
  line: number;
  /** Where urgency is decided: what is doubtful elsewhere is wrong there. */
  place: "card" | "table" | "text";
  /** Without marks of sources, and with "…" for each danger sign. */
  text: string;
  links: string[];
  marks: string[];
  signs: string[];
  bold: number;
  node: Nodes;
}

const markPattern = new RegExp(`\\[\\^[\\w-]+\\]|${conditionMark.source}`, "g");

export function listBlocks(tree: Root): Block[] {
  return tree.children.flatMap((node) => blocksOf(node, "text"));
}

function blocksOf(node: Nodes, place: Block["place"]): Block[] {
  switch (node.type) {
    case "heading":
      return [blockOf(node, `a heading of level ${node.depth}`, place)];
    case "paragraph":
      return [blockOf(node, shapeOfParagraph(node), place)];
    case "tableCell":
      return [blockOf(node, "a cell", place)];
    case "containerDirective":
      return around(node, `a card :::${node.name}`, "card");
    case "list":
      return around(node, `a ${node.ordered ? "numbered " : ""}list of ${linesOf(node)}`, place);
    case "table":
      return around(node, `a table of ${counted(node.children.length, "row")}`, "table");
    case "tableRow":
      return around(node, `a row of ${counted(node.children.length, "cell")}`, "table");
    case "listItem":
      return around(node, "a line of a list", place);
    default:
      return [];
  }
}

function around(node: Nodes, shape: string, place: Block["place"]): Block[] {
  const children = "children" in node ? node.children : [];
  const own = { shape, line: lineOf(node), place, text: "" };
  return [
    { ...own, links: [], marks: [], signs: [], bold: 0, node },
    ...children.flatMap((child) => blocksOf(child, place)),
  ];
}

function blockOf(node: Nodes, shape: string, place: Block["place"]): Block {
  const source = sourceOf(node);
  return {
    shape,
    line: lineOf(node),
    place,
    text: whereMet(withoutMarks(wordsOf(node)), allMet)
      .replace(/\s+/g, " ")
      .trim(),
    links: nodesIn(node, "link").flatMap((link) => (link.type === "link" ? link.url : [])),
    marks: [...source.matchAll(markPattern)].map(([mark]) => mark),
    signs: nodesIn(node, "textDirective").map((sign) => sourceOf(sign)),
    bold: nodesIn(node, "strong").length,
    node,
  };
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "textDirective") return "…";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

function shapeOfParagraph(node: Nodes): string {
  if (node.type === "paragraph" && isLabel(node)) return "the heading of a card";
  return isPartHeading(node) ? "a bold line" : "a paragraph";
}

export function nodesIn(node: Nodes, type: Nodes["type"]): Nodes[] {
  const inside = "children" in node ? node.children.flatMap((child) => nodesIn(child, type)) : [];
  return node.type === type ? [node, ...inside] : inside;
}

function linesOf({ children }: { children: readonly unknown[] }): string {
  return counted(children.length, "line");
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
