import { elementsOf, type PageElements } from "./page-elements.ts";
import { mayMatch, type Selector, selectorsOf, splitList } from "./selectors.ts";

/** The parts of a style sheet by when, and on which screens, they are needed. */
export interface StyleParts {
  /** What a phone shows first. */
  first: string;
  /** What somebody opens or scrolls to, on any screen. */
  later: string;
  /** For wide screens, for mice, and for phones with very large text. */
  elsewhere: string;
  print: string;
}

/** Of what no phone with common text matches. Breakpoints of 40 to 80em and of 17 and 18em: see `tokens.css`. */
export const elsewhere = "(min-width:40em),(max-width:18em),(hover:hover)";

const isElsewhere =
  /^@media ?(?:\(min-width: ?(?:4\d|5\d|6\d|7\d|80)em\)(?: and [^,]+)?|\(max-width: ?1[78]em\)|(?:[^,]+ and )?\(hover: ?hover\))$/;

/** A condition that is always true; marks in our style sheets what a page shows later. */
const isLater = /^@supports ?\(--later: ?1\)$/;

/** Takes apart a built style sheet. */
export function splitStyles(css: string): StyleParts {
  const parts: StyleParts = { first: "", later: "", elsewhere: "", print: "" };
  for (const rule of rulesOf(css)) {
    const { prelude, block, text } = rule;
    if (prelude === "@media print") parts.print += text;
    else if (isElsewhere.test(prelude)) parts.elsewhere += text;
    else if (isLater.test(prelude)) {
      const { first, elsewhere, print } = splitStyles(block);
      parts.later += first;
      parts.elsewhere += elsewhere;
      parts.print += print;
    } else {
      const { resting, hovered } = splitHovered(rule);
      parts.first += resting;
      parts.elsewhere += hovered;
    }
  }
  return parts;
}

/** Takes what only a mouse can show out of a rule. */
function splitHovered({ prelude, block, text }: Rule): { resting: string; hovered: string } {
  if (!/:hover(?![^(]*\))/.test(text)) return { resting: text, hovered: "" };
  if (/^@(?:media|supports)/.test(prelude)) {
    const parts = [...rulesOf(block)].map(splitHovered);
    const resting = parts.map(({ resting }) => resting).join("");
    const hovered = parts.map(({ hovered }) => hovered).join("");
    return { resting: wrap(prelude, resting), hovered: wrap(prelude, hovered) };
  }
  const selectors = splitList(prelude);
  return {
    resting: wrap(selectors.filter((one) => !isHovered(one)).join(), block),
    hovered: wrap(selectors.filter(isHovered).join(), block),
  };
}

function isHovered(selector: string): boolean {
  return /:hover(?![^(]*\))/.test(selector);
}

function wrap(prelude: string, block: string): string {
  return prelude && block ? `${prelude}{${block}}` : "";
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
 * The rules that an element of the page needs, in whatever state it is. `others` are the custom properties of other
 * sheets of the page; of `later` only what stands outside of the parts that are shown later is needed.
 */
export function usedStyles(
  styles: Styles,
  html: string,
  others: Properties = { used: [], defined: [] },
  later: Styles = [],
): string {
  const used = new Set([...others.used, ...propertiesIn(html)]);
  const rules = pruneRules(styles, elementsOf(html));
  const atOnce =
    later.length > 0 ? pruneRules(later, elementsOf(html.replace(shownLater, ""))) : "";
  const pruned = pruneProperties(rules + atOnce, used);
  return replaceProperties(pruned, new Set([...used, ...others.defined]));
}

/** What is opened, and the foot of the page. */
export const shownLater = /<nav [^>]*popover=[\s\S]*?<\/nav>|<footer[\s\S]*?<\/footer>/g;

/** The custom properties of style sheets. */
export interface Properties {
  used: string[];
  defined: string[];
}

/** The custom properties that a text refers to. */
export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/(?<=var\( ?)--[\w-]+/g));
}

/** The custom properties that a style sheet gives a value. */
export function definedIn(css: string): Set<string> {
  return new Set(css.match(/--[\w-]+(?=:)/g));
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

/** Writes the value that the page gives a custom property in the one place that refers to it, if there is no other. */
function replaceProperties(css: string, kept: ReadonlySet<string>): string {
  let replaced = css;
  const ofPage = (css.match(/(?<=:root\{)[^}]*/g) ?? []).join(";");
  for (const [, name = "", value = ""] of ofPage.matchAll(/(--[\w-]+):([^;]*)/g)) {
    const mentions = replaced.match(new RegExp(`${name}(?![\\w-])`, "g")) ?? [];
    if (kept.has(name) || mentions.length !== 2) continue;
    replaced = replaced
      .replace(new RegExp(`${name}:[^;}]*;?`), "")
      .replace(`var(${name})`, () => value);
  }
  return replaced;
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
