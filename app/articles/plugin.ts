import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compileLibrary } from "./compile.ts";

const name = "virtual:articles";
const directory = "app/articles/content";

/** Provides the compiled articles as `virtual:articles`; an invalid file fails the build. */
export function articleLibrary(): Plugin {
  return {
    name: "article-library",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const file of readdirSync(directory)) this.addWatchFile(resolve(directory, file));
      const articles = JSON.stringify(compileLibrary(directory));
      return `export default JSON.parse(${JSON.stringify(articles)})`;
    },
  };
}
