import { elementsOf, type PageElements } from "./page-elements.ts";
import { mayMatch, type Selector, selectorsOf } from "./selectors.ts";

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

export type Styles = Style[];

type Style =
  | { kind: "rule"; selectors: Selector[]; block: string }
  | { kind: "group"; prelude: string; styles: Styles }
  | { kind: "kept"; text: string };

/** A style sheet that is read once and asked of many pages. */
export function stylesOf(css: string): Styles {
  return [...rulesOf(css)].map(({ prelude, block, text }) => {
    if (/^@(?:media|supports)/.test(prelude)) {
      return { kind: "group", prelude, styles: stylesOf(block) };
    }
    if (prelude.startsWith("@")) return { kind: "kept", text };
    return { kind: "rule", selectors: block ? selectorsOf(prelude) : [], block };
  });
}

/**
 * The rules that an element of the page needs, in whatever state it is. `usedElsewhere` are custom properties that
 * other sheets of the page refer to.
 */
export function usedStyles(
  styles: Styles,
  html: string,
  usedElsewhere: readonly string[] = [],
): string {
  const used = new Set([...usedElsewhere, ...propertiesIn(html)]);
  return pruneProperties(pruneRules(styles, elementsOf(html)), used);
}

/** The custom properties that a text refers to. */
export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/(?<=var\( ?)--[\w-]+/g));
}

function pruneRules(styles: Styles, elements: PageElements): string {
  let used = "";
  for (const style of styles) {
    if (style.kind === "group") {
      const inner = pruneRules(style.styles, elements);
      if (inner) used += `${style.prelude}{${inner}}`;
    } else if (style.kind === "kept") {
      used += style.text;
    } else {
      const selectors = style.selectors.filter((selector) => mayMatch(selector, elements));
      if (selectors.length > 0)
        used += `${selectors.map(({ text }) => text).join(",")}{${style.block}}`;
    }
  }
  return used;
}

/** Custom properties that nothing refers to, one after the other. */
function pruneProperties(css: string, usedElsewhere: ReadonlySet<string>): string {
  const used = propertiesIn(css);
  const pruned = css.replace(/(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) || usedElsewhere.has(name) ? declaration : "",
  );
  return pruned === css ? css : pruneProperties(pruned, usedElsewhere);
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
