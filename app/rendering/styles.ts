import { rulesOf, splitList } from "./css-rules.ts";

export type Styles = Style[];

type Style =
  | { kind: "rule"; selectors: Selector[]; block: string }
  | { kind: "group"; prelude: string; styles: Styles }
  | { kind: "kept"; text: string };

interface Selector {
  text: string;
  needed: string[];
}

export function stylesOf(css: string): Styles {
  return [...rulesOf(css)].map(({ prelude, block, text }) => {
    if (/^@(?:media|supports|container)/.test(prelude)) {
      return { kind: "group", prelude, styles: stylesOf(block) };
    }
    if (prelude.startsWith("@")) return { kind: "kept", text };
    return { kind: "rule", selectors: block ? splitList(prelude).map(toSelector) : [], block };
  });
}

// No script changes it: what somebody opens.
const changing = new Set(["[open"]);

function toSelector(text: string): Selector {
  // Of `:is(.a, .b)` one will do, and of `:not(.a)` none.
  const outside = text
    .replace(/:where\((\.[\w-]+)\)/g, "$1")
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "");
  const bare = outside.replace(/(\[[\w-]+)[^\]]*/g, "$1");
  const found = bare.match(/(?<=^|[\s>+~])[a-z][a-z\d]*|\.(?:[\w-]|\\.)+|\[[\w-]+/g) ?? [];
  const names = found.map((name) => name.replaceAll("\\", ""));
  const values = outside.matchAll(/\[(data-[\w-]+)="?([^"\]]+)/g);
  return {
    text,
    needed: [
      ...names.filter((name) => !changing.has(name)),
      ...[...values].map(([, name, value = ""]) => `[${name}=${value.replaceAll("\\", "")}`),
    ],
  };
}

/** `others`: custom properties that other sheets need. `later` counts above what has `data-later`, outside menu and footer. */
export function usedStyles(
  styles: Styles,
  html: string,
  others: readonly string[] = [],
  later: Styles = [],
): string {
  const used = new Set([...others, ...propertiesIn(html)]);
  const rules = pruneRules(styles, namesIn(html));
  const atOnce = later.length > 0 ? pruneRules(later, namesIn(withoutLaterParts(html))) : "";
  return pruneProperties(rules + atOnce, used);
}

function withoutLaterParts(html: string): string {
  return html.replace(
    /<\w+[^>]*\sdata-later\b[\s\S]*?<\/main>|<footer\b[\s\S]*?<\/footer>|<nav\b[^>]*\spopover\b[\s\S]*?<\/nav>/g,
    "",
  );
}

function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const tags = html.match(/<[a-z][^>"]*(?:"[^"]*"[^>"]*)*>/gi) ?? [];
  for (const tag of tags) {
    names.add(/\w+/.exec(tag)?.[0].toLowerCase() ?? "");
    for (const [, name = "", value = ""] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`);
      if (name.startsWith("data-")) names.add(`[${name}=${value}`);
      if (name === "class") for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return names;
}

export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/(?<=var\( ?)--[\w-]+/g));
}

export function definedIn(css: string): Set<string> {
  return new Set(css.match(/--[\w-]+(?=:)/g));
}

function pruneRules(styles: Styles, names: ReadonlySet<string>): string {
  let used = "";
  for (const style of styles) {
    if (style.kind === "group") {
      const inner = pruneRules(style.styles, names);
      if (inner) used += `${style.prelude}{${inner}}`;
    } else if (style.kind === "kept") {
      used += style.text;
    } else {
      const selectors = style.selectors.filter(({ needed }) =>
        needed.every((name) => names.has(name)),
      );
      if (selectors.length > 0)
        used += `${selectors.map(({ text }) => text).join(",")}{${style.block}}`;
    }
  }
  return used;
}

function pruneProperties(css: string, usedElsewhere: ReadonlySet<string>): string {
  const used = propertiesIn(css);
  const pruned = css.replace(/(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) || usedElsewhere.has(name) ? declaration : "",
  );
  return pruned === css ? css.replaceAll(":root{}", "") : pruneProperties(pruned, usedElsewhere);
}
