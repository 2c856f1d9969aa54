import { rulesOf } from "./css-rules.ts";
import {
  elementsOf,
  elementsOutside,
  type PageElement,
  type PageElements,
} from "./page-elements.ts";
import { mayMatch, type Selector, selectorsOf } from "./selectors.ts";

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
  const elements = elementsOf(html);
  const rules = pruneRules(styles, elements);
  const atOnce = later.length > 0 ? pruneRules(later, elementsOutside(elements, isShownLater)) : "";
  const pruned = pruneProperties(rules + atOnce, used);
  return replaceProperties(pruned, new Set([...used, ...others.defined]));
}

/** The menu that is opened, and the foot of the page. */
function isShownLater({ name, attributes }: PageElement): boolean {
  return name === "footer" || (name === "nav" && attributes.has("popover"));
}

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
