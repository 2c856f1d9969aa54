import { elementsOf, type PageElement } from "./page-elements.ts";
import { mayMatch, splitList } from "./selectors.ts";

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

const isWide = /^@media ?\(min-width: ?(?:48|5\d|6\d|7\d|80)em\)(?: and [^,]+)?$/;

/** Takes what is only for wide screens and for paper out of a built style sheet. */
export function splitByMedium(css: string): StyleParts {
  const parts: StyleParts = { all: "", wide: "", print: "" };
  for (const { prelude, text } of rulesOf(css)) {
    parts[prelude === "@media print" ? "print" : isWide.test(prelude) ? "wide" : "all"] += text;
  }
  return parts;
}

/**
 * The rules of a built style sheet that an element of the page needs, in whatever state it is. `others` are
 * sheets that refer to its custom properties.
 */
export function usedStyles(css: string, html: string, others = ""): string {
  return pruneProperties(pruneRules(css, elementsOf(html)), html + others);
}

function pruneRules(css: string, elements: PageElement[]): string {
  let used = "";
  for (const { prelude, block, text } of rulesOf(css)) {
    if (/^@(?:media|supports)/.test(prelude)) {
      const inner = pruneRules(block, elements);
      if (inner) used += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) {
      used += text;
    } else {
      const selectors = splitList(prelude).filter((selector) => mayMatch(selector, elements));
      if (selectors.length > 0 && block) used += `${selectors.join(",")}{${block}}`;
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
