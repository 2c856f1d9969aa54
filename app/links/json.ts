import { z } from "zod";
import type { Link } from "#db/texts/links.ts";
import { categoryLabels } from "./categories.ts";
import { linkSchema } from "./schema.ts";

export const linkJson = z
  .object({
    _id: z.string(),
    id: z.string(),
    category: z.enum(Object.keys(categoryLabels)),
    url: z.string(),
  })
  .meta({ id: "Link" });

export function toJson({ id, category, url }: Link): z.infer<typeof linkJson> {
  return { _id: id, id, category, url };
}

export const linkBody = linkSchema.meta({ id: "LinkBody" });
