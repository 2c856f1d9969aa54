import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { compileLibrary } from "./compile.ts";

const name = "virtual:articles";
const folder = "app/library";
const directory = `${folder}/content`;

// A script would keep all text in memory twice more: as its source and as a constant.
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
      for (const file of globSync(["content/*.md", "drawings/*.svg"], { cwd: folder })) {
        const source = readFileSync(join(folder, file));
        this.emitFile({ type: "asset", fileName: `assets/${file}`, source });
      }
      return readBuiltFile;
    },
  };
}
