import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { otherLocales } from "#app/language/locale.ts";
import { compileLibrary } from "./compile.ts";
import { compileTranslations } from "./compile-translations.ts";

const name = "virtual:articles";
const translationsName = "virtual:translations";
const folder = "app/library";
const directory = `${folder}/content`;

// A script would keep all text in memory twice more: as its source and as a constant.
const builtFile = "articles.json";
const readBuiltFile = `
  import { readFileSync } from "node:fs";
  import { join } from "node:path";
  export default JSON.parse(readFileSync(join(import.meta.dirname, "${builtFile}"), "utf8"));
`;

const readTranslationFiles = `
  import { readFileSync } from "node:fs";
  import { join } from "node:path";
  export function readTranslations(locale) {
    return JSON.parse(readFileSync(join(import.meta.dirname, \`articles.\${locale}.json\`), "utf8"));
  }
`;

// The server writes titles into pages: no script brings 100 KB of them.
const withoutTitles = "export const titles = {};";

export function articleLibrary(): Plugin {
  return {
    name: "article-library",
    resolveId: (id) => ([name, translationsName].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${translationsName}`) {
        return this.environment.name === "client" ? withoutTitles : loadTranslations(this);
      }
      if (id !== `\0${name}`) return undefined;
      for (const file of readdirSync(directory)) this.addWatchFile(resolve(directory, file));
      const articles = JSON.stringify(compileLibrary(directory));
      if (this.environment.mode !== "build") return `export default ${articles}`;
      this.emitFile({ type: "asset", fileName: `assets/${builtFile}`, source: articles });
      for (const file of globSync(["content/**/*.md", "drawings/*.svg"], { cwd: folder })) {
        const source = readFileSync(join(folder, file));
        this.emitFile({ type: "asset", fileName: `assets/${file}`, source });
      }
      return readBuiltFile;
    },
  };
}

/** Read when a language is first asked for, since two of three letters of these take twice the memory. */
function loadTranslations(context: Rolldown.PluginContext & { environment: { mode: string } }) {
  const articles = compileLibrary(directory);
  const all = otherLocales.map((locale) => {
    const folder = `${directory}/${locale}`;
    for (const file of readdirSync(folder)) context.addWatchFile(resolve(folder, file));
    const { titles, translations, warnings } = compileTranslations(directory, locale, articles);
    for (const warning of warnings) context.warn(warning);
    const paths = translations.map(({ path }) => path);
    return { locale, titles, paths, translations: JSON.stringify(translations) };
  });
  const titles = Object.fromEntries(all.map(({ locale, titles }) => [locale, titles]));
  const paths = Object.fromEntries(all.map(({ locale, paths }) => [locale, paths]));
  const exported = `
    export const titles = ${JSON.stringify(titles)};
    export const translated = ${JSON.stringify(paths)};
  `;
  if (context.environment.mode !== "build") {
    const entries = all.map(({ locale, translations }) => `${locale}: ${translations}`);
    return `${exported}const all = { ${entries} };
      export function readTranslations(locale) { return all[locale]; }`;
  }
  for (const { locale, translations: source } of all) {
    context.emitFile({ type: "asset", fileName: `assets/articles.${locale}.json`, source });
  }
  return exported + readTranslationFiles;
}
