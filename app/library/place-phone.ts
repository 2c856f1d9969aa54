import type { Nodes, Text } from "mdast";
import { receptionSlot } from "./slots.ts";

const place = "{phone}";

export function withoutPlaces(text: string, reception = "reception"): string {
  return text.replaceAll(place, reception);
}

/** Returns a problem for each place where a number cannot be tapped. */
export function placePhone(node: Nodes): { line: number; message: string }[] {
  if (!("children" in node)) return [];
  if (node.type === "link" || node.type === "heading") return node.children.flatMap(findPlaces);
  // A replacement is phrasing as the text was, which the types cannot say.
  node.children = node.children.flatMap((child) =>
    child.type === "text" ? split(child) : [child],
  ) as typeof node.children;
  return node.children.flatMap((child) => placePhone(child));
}

function split(text: Text): Nodes[] {
  return text.value.split(place).flatMap((value, index): Nodes[] => {
    const piece = { ...text, value };
    return index === 0 ? [piece] : [{ type: "html", value: receptionSlot }, piece];
  });
}

function findPlaces(node: Nodes): { line: number; message: string }[] {
  if ("children" in node) return node.children.flatMap(findPlaces);
  if (node.type !== "text" || !node.value.includes(place)) return [];
  const message = `${place} becomes a link of its own: write it outside headings and links`;
  return [{ line: node.position?.start.line ?? 1, message }];
}
