import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/** Names of one or two letters make built pages up to 4 % lighter; in development names tell their file. */
export function styleNames(): Plugin {
  return {
    name: "style-names",
    config: (_, { command }) => ({
      css:
        command === "build"
          ? { modules: { generateScopedName: shortNames() }, postcss: { plugins: [shortTokens()] } }
          : { modules: { generateScopedName: longName } },
    }),
  };
}

/** A rule that others compose from their own file is not renamed: it refers to no token. */
function shortTokens() {
  const tokens = readFileSync("app/tokens.css", "utf8").matchAll(/^\s*(--[\w-]+):/gm);
  const short = new Map([...tokens].map(([, name = ""], index) => [name, `--${lettersOf(index)}`]));
  const shorten = (text: string) => text.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Declaration(declaration: { prop: string; value: string }) {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    },
  };
}

function longName(name: string, file: string): string {
  const path = relative(root, file).replaceAll("\\", "/");
  return `${path.replace(/^app\/|\.module\.css.*$/g, "").replaceAll("/", "-")}-${name}`;
}

/** Without "d": what blocks advertisements hides elements of the class "ad". */
const letters = "abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ";

function shortNames(): typeof longName {
  const files = globSync("app/**/*.module.css").sort();
  const names = files.flatMap((file) => {
    const found = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...found].map(([, name = ""]) => longName(name, join(root, file)));
  });
  const short = new Map([...new Set(names)].map((name, index) => [name, lettersOf(index)]));
  return (name, file) => short.get(longName(name, file)) ?? longName(name, file);
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + letters[index % letters.length];
}
