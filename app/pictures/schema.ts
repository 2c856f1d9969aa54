import { z } from "zod";
import { optionalLine, typedLine } from "#app/forms/text-rules.ts";
import { type Focus, focuses } from "#db/schema.ts";
import { pictureForm } from "./staff-inputs.ts";

const { title, alt } = pictureForm.typed;

/** What may be typed for a place; `title` and `altLabel` are of its tile. */
export function pictureSchema(tile: { title?: string; altLabel?: string }) {
  return z.object({
    title: tile.title === undefined ? optionalLine("Title", title) : typedLine("Title", title),
    alt: tile.altLabel ? typedLine(tile.altLabel, alt) : optionalLine("Text", alt),
    focus: z.enum(focuses).catch("centre"),
    is_illustration: z.string().optional(),
    version: z.coerce.number().int().catch(-1),
  });
}

export const focusNames: Readonly<Record<Focus, string>> = {
  "top-left": "Top left",
  top: "Top",
  "top-right": "Top right",
  left: "Left",
  centre: "Centre",
  right: "Right",
  "bottom-left": "Bottom left",
  bottom: "Bottom",
  "bottom-right": "Bottom right",
};
