import { z } from "zod";
import type { Link } from "#db/links.ts";
import { categoryLabels } from "./categories.ts";
import { linkSchema } from "./schema.ts";

/** A link as the API shows it (specification, section 3). */
export const linkJson = z
  .object({
    _id: z.string(),
    id: z.string(),
    category: z.enum(Object.keys(categoryLabels)),
    url: z.string(),
  })
  .meta({ id: "Link" });

/** A link from the database as the API shows it. */
export function toJson({ id, category, url }: Link): z.infer<typeof linkJson> {
  return { _id: id, id, category, url };
}

/** A link as clients send it: the same fields as in the form. */
export const linkBody = linkSchema.meta({ id: "LinkBody" });
