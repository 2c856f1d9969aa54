import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#runtime/project-root.ts";
import { elsewhere, splitStyles } from "./style-parts.ts";
import { definedIn, propertiesIn, type Styles, stylesOf, usedStyles } from "./styles.ts";

// In development there are no built files, and nothing is inlined.
const assets = join(projectRoot, "build/client/assets");

interface Sheet {
  first: Styles;
  later: Styles;
  elsewhere: Styles;
  print: Styles;
  others: string[];
}

/** By the names of the files: those in a page are parts of its text, and would keep all of it in memory. */
const sheets = new Map<string, Sheet>();
const sheetLinks = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

export type Carried = "first" | "first and later" | "all";

export function inlineStyles(html: string, carried: Carried = "first"): string {
  const wanted = [...html.matchAll(sheetLinks)].map(([, href = ""]) => readSheet(href));
  if (wanted.length === 0) return pruneOwn(html);
  const parts = wanted.filter((part) => part !== undefined);
  if (parts.length < wanted.length) return html;
  const bare = html.replaceAll(sheetLinks, "");
  const first = parts.flatMap((part) => part.first);
  const later = parts.flatMap((part) => part.later);
  if (carried === "all") {
    const others = parts.flatMap((part) => [...part.elsewhere, ...part.print]);
    const own = usedStyles([...first, ...later, ...others], bare);
    return bare.replace("</head>", () => `<style>${own}</style></head>`);
  }
  const others = parts.flatMap((part) => part.others);
  const isAllLater = carried === "first" && bare.includes("<footer");
  const used = isAllLater
    ? usedStyles(first, bare, others, later)
    : usedStyles([...first, ...later], bare, others);
  const links = `${linkTo("elsewhere", elsewhere)}${linkTo("print", "print")}`;
  const page = bare.replace("</head>", () => `<style>${used}</style>${links}</head>`);
  return isAllLater ? appendToBody(page, linkTo("later", "screen")) : page;
}

const ownStyles = /<style>([\s\S]*?)<\/style>/;

/** What the service worker makes of the page that it kept; other pages have that rule in a sheet. */
const kept = "<html data-kept>";

function pruneOwn(html: string): string {
  const bare = kept + html.replace(ownStyles, "");
  return html.replace(
    ownStyles,
    (_, css: string) => `<style>${usedStyles(stylesOf(css), bare)}</style>`,
  );
}

export function appendToBody(html: string, end: string): string {
  const at = html.lastIndexOf("</body>");
  return html.slice(0, at) + end + html.slice(at);
}

/** React Router marks a sheet that a dynamic import needs too with "#". */
function readSheet(href: string): Sheet | undefined {
  const path = href.replace("#", "");
  const known = sheets.get(path);
  const file = known ? undefined : listSheets().find((name) => path === `/assets/${name}`);
  if (!file) return known;
  const parts = splitStyles(readFileSync(join(assets, file), "utf8"));
  const other = parts.later + parts.elsewhere + parts.print;
  const sheet = {
    first: stylesOf(parts.first),
    later: stylesOf(parts.later),
    elsewhere: stylesOf(parts.elsewhere),
    print: stylesOf(parts.print),
    others: [...propertiesIn(other)].filter((name) => !listTokens().has(name)),
  };
  sheets.set(`/assets/${file}`, sheet);
  return sheet;
}

let tokens: Set<string> | undefined;

/** Those that each file of a part gives a value itself, as far as it refers to them: no page has to. */
function listTokens(): Set<string> {
  tokens ??= new Set(
    ["elsewhere", "later", "print"].flatMap((part) => {
      const [block = ""] =
        /^:root\{[^}]*/.exec(readFileSync(join(assets, fileOf(part)), "utf8")) ?? [];
      return [...definedIn(block)];
    }),
  );
  return tokens;
}

let files: string[] | undefined;

function listSheets(): string[] {
  files ??= existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(".css")) : [];
  return files;
}

function fileOf(part: string): string {
  return listSheets().find((file) => file.startsWith(`${part}-`)) ?? "";
}

function linkTo(part: string, media: string): string {
  return `<link rel="stylesheet" href="/assets/${fileOf(part)}" media="${media}">`;
}
