import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

export function inlineScripts(): Plugin {
  const mark = "?minified";
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(mark)) return undefined;
      const file = id.slice(0, -mark.length);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      const body = code.replace(/export \{ ?\};?/, "");
      const { code: text } = minifySync(file, `(() => {${body}})()`);
      return { code: `export default ${JSON.stringify(text.trim())}`, moduleType: "js" };
    },
  };
}
