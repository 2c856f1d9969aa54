import { z } from "zod";
import { optionalLine, typedLine } from "#app/forms/text-rules.ts";
import { ownFolder } from "#app/library/own-links.ts";
import { ownHeroNames } from "#app/library/schema.ts";
import { ownPageLabels as labels } from "./fields.ts";
import { ownPageForm } from "./staff-inputs.ts";

const { typed } = ownPageForm;
const maxSlugLength = 60;

const badAddress =
  "Type an address of small Latin letters, digits and hyphens, such as cataract-surgery.";

/** The last part of an address, as people type it or as it follows from a name. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^.*\//, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
}

/** `address` is that of a page that is there already; it stays, whatever its name is. */
export function ownPageSchema(places: readonly string[], address?: string) {
  return z
    .object({
      kind: z.enum(["department", "page"], { error: "Choose a department or a page." }),
      name: typedLine(labels.name, typed.name),
      path: optionalLine(labels.path, typed.path).default(""),
      place: z
        .string()
        .default("")
        .refine((place) => places.includes(place), { error: "Choose a place of the list." }),
      position: optionalLine(labels.position, typed.position)
        .default("")
        .refine((text) => /^\d*$/.test(text), { error: "Order must be a number from 0 to 999." })
        .transform(Number),
      specialities: optionalLine(labels.specialities, typed.specialities).default(""),
      hero: z.enum(ownHeroNames, { error: "Choose a picture of the list." }),
      is_general: z.literal("on").optional(),
    })
    .transform(({ path, is_general, ...page }, context) => {
      const slug = slugOf(address ?? (path || page.name));
      if (!/^[a-z0-9][a-z0-9-]*$/.test(slug)) {
        context.addIssue({ code: "custom", path: ["path"], message: badAddress });
        return z.NEVER;
      }
      const isPage = page.kind === "page";
      return {
        ...page,
        place: isPage ? page.place : "",
        is_general: Number(isPage && is_general === "on"),
        path: `${ownFolder}${slug}`,
      };
    });
}
