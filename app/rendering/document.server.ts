import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#runtime/project-root.ts";
import {
  propertiesIn,
  type Styles,
  splitByMedium,
  stylesOf,
  usedStyles,
  wideScreen,
} from "./styles.ts";

// In development there are no built files, and nothing is inlined.
const assets = join(projectRoot, "build/client/assets");

/** A built style sheet in its parts by medium. */
interface Sheet {
  all: Styles;
  wide: Styles;
  print: Styles;
  /** The custom properties that the parts in files of their own refer to. */
  usedElsewhere: string[];
}

/** By the names of the files: those in a page are parts of its text, and would keep all of it in memory. */
const sheets = new Map<string, Sheet>();
const sheetLinks = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * A page for visitors carries the CSS that it uses on a phone, so that one response paints. What only wide
 * screens and paper need comes in a file for each, the same for all pages; a page that `standsAlone` has all in it.
 */
export function inlineStyles(html: string, standsAlone = false): string {
  const wanted = [...html.matchAll(sheetLinks)].map(([, href = ""]) => readSheet(href));
  if (wanted.length === 0) return pruneOwn(html);
  const parts = wanted.filter((part) => part !== undefined);
  if (parts.length < wanted.length) return html;
  const bare = html.replaceAll(sheetLinks, "");
  const all = parts.flatMap((part) => part.all);
  if (standsAlone) {
    const [wide, print] = [parts.flatMap((part) => part.wide), parts.flatMap((part) => part.print)];
    const own = usedStyles([...all, ...wide, ...print], bare);
    return bare.replace("</head>", () => `<style>${own}</style></head>`);
  }
  const usedElsewhere = parts.flatMap((part) => part.usedElsewhere);
  const used = usedStyles(all, bare, usedElsewhere);
  const links = `${linkTo("wide", wideScreen)}${linkTo("print", "print")}`;
  return bare.replace("</head>", () => `<style>${used}</style>${links}</head>`);
}

const ownStyles = /<style>([\s\S]*?)<\/style>/;

/** A route's own `styles`, as far as its page uses them. */
function pruneOwn(html: string): string {
  const bare = html.replace(ownStyles, "");
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
  const { all, wide, print } = splitByMedium(readFileSync(join(assets, file), "utf8"));
  const sheet = {
    all: stylesOf(all),
    wide: stylesOf(wide),
    print: stylesOf(print),
    usedElsewhere: [...propertiesIn(wide + print)],
  };
  sheets.set(`/assets/${file}`, sheet);
  return sheet;
}

let files: string[] | undefined;

function listSheets(): string[] {
  files ??= existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(".css")) : [];
  return files;
}

function linkTo(name: string, media: string): string {
  const file = listSheets().find((file) => file.startsWith(`${name}-`));
  return `<link rel="stylesheet" href="/assets/${file}" media="${media}">`;
}
