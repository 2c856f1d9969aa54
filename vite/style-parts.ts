import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { splitStyles } from "../app/rendering/style-parts.ts";
import { propertiesIn } from "../app/rendering/styles.ts";

const root = join(import.meta.dirname, "..");

export function styleParts(): Plugin {
  return {
    name: "style-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      for (const file of files) {
        if (!file.fileName.endsWith(".css") || !("source" in file)) continue;
        file.source = withoutSpaces(String(file.source));
      }
      const forVisitors = new Set(files.flatMap(sheetsForVisitors));
      const sheets = files
        .filter((file) => file.type === "asset" && forVisitors.has(file.fileName))
        // What all pages share comes before what changes it.
        .sort((one, other) => rank(one.fileName) - rank(other.fileName))
        .map((file) => splitStyles(String("source" in file && file.source)));
      const [, tokens = ""] = /:root\{([^}]*)\}/.exec(sheets[0]?.first ?? "") ?? [];
      for (const part of ["later", "elsewhere", "print"] as const) {
        const rules = sheets.map((parts) => parts[part]).join("");
        const used = propertiesIn(rules);
        const own = tokens.split(";").filter((token) => used.has(token.replace(/:.*/, "")));
        this.emitFile({
          type: "asset",
          name: `${part}.css`,
          source: `:root{${own.join(";")}}${rules}`,
        });
      }
    },
  };
}

function withoutSpaces(css: string): string {
  return css.replaceAll(/"[^"]*"| ?([,/]) ?/g, (found, sign?: string) => sign ?? found);
}

function sheetsForVisitors(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type !== "chunk") return [];
  const ids = file.moduleIds.filter((id) => /\.css(?:\?|$)/.test(id));
  const isNeeded = ids.some((id) => !isForStaff(relative(root, id)));
  return isNeeded ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}

function rank(file: string): number {
  return file.includes("/visitor-") ? 0 : 1;
}

function isForStaff(file: string): boolean {
  return /\/staff-[\w-]+\.module|^app\/(?:[a-z]+-desk|dashboard|devices|doctor-import|first-run|history|pictures|second-step|settings|staff|trash)\//.test(
    file,
  );
}
