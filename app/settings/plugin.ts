import type { Plugin } from "vite";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { compileSections } from "./markdown.ts";

const name = "virtual:sample-sections";

/** Provides the sample of the page about the hospital, compiled as what staff write is when they save it. */
export function sampleSections(): Plugin {
  return {
    name: "sample-sections",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { sections, problems } = compileSections(sampleSettings.texts.about);
      if (problems.length > 0)
        throw new Error(
          `db/settings/sample-hospital.ts, about: ${problems.map(({ message }) => message).join("; ")}`,
        );
      return `export default ${JSON.stringify(sections)}`;
    },
  };
}
