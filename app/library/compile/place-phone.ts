import type { Nodes, Text } from "mdast";
import { receptionSlot } from "#app/library/slots.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import { replaceTexts } from "./replace-texts.ts";

const place = "{phone}";

export function withoutPlaces(text: string, reception = "reception"): string {
  return text.replaceAll(place, reception);
}

/** Returns a problem for each place where a number cannot be tapped. */
export function placePhone(node: Nodes): MarkdownProblem[] {
  if (!("children" in node)) return [];
  if (node.type === "link" || node.type === "heading") return node.children.flatMap(findPlaces);
  replaceTexts(node, split);
  return node.children.flatMap((child) => placePhone(child));
}

function split(text: Text): Nodes[] {
  return text.value.split(place).flatMap((value, index): Nodes[] => {
    const piece = { ...text, value };
    return index === 0 ? [piece] : [{ type: "html", value: receptionSlot }, piece];
  });
}

function findPlaces(node: Nodes): MarkdownProblem[] {
  if ("children" in node) return node.children.flatMap(findPlaces);
  if (node.type !== "text" || !node.value.includes(place)) return [];
  const message = `${place} becomes a link of its own: write it outside headings and links`;
  return [{ line: node.position?.start.line ?? 1, message }];
}
