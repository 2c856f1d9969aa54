import { type Rule, rulesOf, splitList } from "./css-rules.ts";

export interface StyleParts {
  first: string;
  later: string;
  elsewhere: string;
  print: string;
}

/** Of what no phone with common text matches. Breakpoints of 40 to 80em and of 17 and 18em: see `tokens.css`. */
export const elsewhere = "(min-width:40em),(max-width:18em),(hover:hover)";

const isElsewhere =
  /^@media ?(?:\(min-width: ?(?:4\d|5\d|6\d|7\d|80)em\)(?: and [^,]+)?|\(max-width: ?1[78]em\)|(?:[^,]+ and )?\(hover: ?hover\))$/;

/** A condition that is always true; marks in our style sheets what a page shows later. */
const isLater = /^@supports ?\(--later: ?1\)$/;

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

function splitHovered({ prelude, block, text }: Rule): { resting: string; hovered: string } {
  if (!isHovered(text)) return { resting: text, hovered: "" };
  if (/^@(?:media|supports|container)/.test(prelude)) {
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
