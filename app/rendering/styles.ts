/** The parts of a style sheet by the screens that need them. */
export interface StyleParts {
  /** For every screen, a phone's first. */
  all: string;
  /** For screens from 48em on. */
  wide: string;
  print: string;
}

/** A media query that no phone matches: breakpoints of 48 to 80em, see `tokens.css`. */
export const wideScreen = "(min-width:48em)";

const isWide = /^@media ?\(min-width: ?(?:48|5\d|6\d|7\d|80)em\)$/;

/** Takes what is only for wide screens and for paper out of a built style sheet. */
export function splitByMedium(css: string): StyleParts {
  const parts: StyleParts = { all: "", wide: "", print: "" };
  for (const { prelude, text } of rulesOf(css)) {
    parts[prelude === "@media print" ? "print" : isWide.test(prelude) ? "wide" : "all"] += text;
  }
  return parts;
}

/**
 * The rules of a built style sheet whose classes, ids and elements occur in a page. `others` are sheets
 * that refer to its custom properties.
 */
export function usedStyles(css: string, html: string, others = ""): string {
  return pruneProperties(pruneRules(css, namesIn(html)), html + others);
}

function pruneRules(css: string, names: Set<string>): string {
  let used = "";
  for (const { prelude, block, text } of rulesOf(css)) {
    if (/^@(?:media|supports)/.test(prelude)) {
      const inner = pruneRules(block, names);
      if (inner) used += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) {
      used += text;
    } else {
      const selectors = selectorsOf(prelude).filter((selector) => mayMatch(selector, names));
      if (selectors.length > 0) used += `${selectors.join(",")}{${block}}`;
    }
  }
  return used;
}

/** Custom properties that nothing refers to, one after the other. */
function pruneProperties(css: string, others: string): string {
  const used = new Set(`${css}${others}`.match(/(?<=var\( ?)--[\w-]+/g));
  const pruned = css.replace(/(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
  return pruned === css ? css : pruneProperties(pruned, others);
}

interface Rule {
  prelude: string;
  block: string;
  text: string;
}

function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf("{", start);
    const end = open < 0 ? css.length : endOfBlock(css, open);
    const prelude = css.slice(start, Math.max(start, open)).trim();
    if (open >= 0)
      yield { prelude, block: css.slice(open + 1, end), text: css.slice(start, end + 1) };
    start = end + 1;
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Splits at the commas outside of brackets. */
function selectorsOf(prelude: string): string[] {
  return prelude.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? [];
}

// What stands in brackets may be one of several, or excluded.
const inBrackets = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

function mayMatch(selector: string, names: Set<string>): boolean {
  const plain = selector.replaceAll(inBrackets, "").replaceAll(/::?[\w-]+/g, "");
  const wanted = plain.match(/[.#]?[\w-]+/g) ?? [];
  return wanted.every((name) =>
    names.has(name.startsWith("#") || name.startsWith(".") ? name : name.toLowerCase()),
  );
}

/** Elements, `#ids` and `.classes`. */
function namesIn(html: string): Set<string> {
  const names = new Set(["html", "head", "body"]);
  for (const [, element = ""] of html.matchAll(/<([a-z][\w-]*)/gi))
    names.add(element.toLowerCase());
  for (const [, kind, value = ""] of html.matchAll(/ (class|id)="([^"]*)"/g)) {
    const mark = kind === "id" ? "#" : ".";
    for (const name of value.split(/\s+/)) names.add(mark + name);
  }
  return names;
}
