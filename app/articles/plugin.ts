import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compileLibrary } from "./compile.ts";

const name = "virtual:articles";
const directory = "app/articles/content";

// In a script, all text would stay in memory twice more: as its source, and as the constant in it.
const builtFile = "articles.json";
const readBuiltFile = `
  import { readFileSync } from "node:fs";
  import { join } from "node:path";
  export default JSON.parse(readFileSync(join(import.meta.dirname, "${builtFile}"), "utf8"));
`;

/** Provides the compiled articles as `virtual:articles`; an invalid file fails the build. */
export function articleLibrary(): Plugin {
  return {
    name: "article-library",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const file of readdirSync(directory)) this.addWatchFile(resolve(directory, file));
      const articles = JSON.stringify(compileLibrary(directory));
      if (this.environment.mode !== "build") return `export default ${articles}`;
      this.emitFile({ type: "asset", fileName: `assets/${builtFile}`, source: articles });
      return readBuiltFile;
    },
  };
}
