import type { Setting } from "#db/setting-groups.ts";
import type { Checked } from "./schema.ts";

/** The texts with the page about the hospital compiled. The compiler is loaded only here: pages do without it. */
export async function compileTexts(texts: Setting<"texts">): Promise<Checked<"texts">> {
  const { compileSections } = await import("./markdown.ts");
  const { sections, problems } = compileSections(texts.about);
  if (problems.length > 0) return { errors: { about: [`The page, ${problems.join("; ")}.`] } };
  return { value: { ...texts, aboutSections: sections } };
}
