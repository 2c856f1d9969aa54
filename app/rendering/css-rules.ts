export interface Rule {
  prelude: string;
  block: string;
  text: string;
}

export function* rulesOf(css: string): Generator<Rule> {
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

export function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
