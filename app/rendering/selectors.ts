import type { PageElement, PageElements } from "./page-elements.ts";

/** What one element has to be; how it stands to the one before it in the selector. */
interface Compound {
  combinator: string;
  name: string | undefined;
  classes: string[];
  /** Attributes that it must have, ids among them. */
  attributes: { name: string; operator: string; value: string }[];
  /** Of `:is` and `:where`: one of each list has to match as well. */
  choices: Compound[][][];
}

const part =
  /\s*([>+~])\s*|(\s+)|(::?)([\w-]+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?|\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?(?: i)?)?\]|([.#])((?:[\w-]|\\.)+)|([\w-]+|\*)/gy;

// Change with nobody's script: what is opened, and the mark of a page that the service worker kept.
const changing = new Set(["open", "data-kept"]);

/** A selector that is read once and asked of many pages. */
export interface Selector {
  text: string;
  compounds: Compound[];
}

/** The selectors of a list, which commas part. */
export function selectorsOf(list: string): Selector[] {
  return splitList(list).map((text) => ({ text, compounds: parse(text.trim()) }));
}

/** Whether an element of the page matches the selector, or could in another state: hovered, opened, chosen. */
export function mayMatch({ compounds }: Selector, elements: PageElements): boolean {
  // Most selectors belong to parts that the page does not have.
  if (compounds.some((compound) => candidates(compound, elements).length === 0)) return false;
  const last = compounds.length - 1;
  return candidates(compounds[last] as Compound, elements).some((element) =>
    matches(element, compounds, last),
  );
}

function candidates({ classes, name }: Compound, elements: PageElements): PageElement[] {
  const first = classes[0];
  if (first !== undefined) return elements.byClass.get(first) ?? [];
  if (name !== undefined) return elements.byName.get(name) ?? [];
  return elements.all;
}

function parse(selector: string): Compound[] {
  const compounds = [compoundAfter("")];
  for (const found of selector.matchAll(part)) {
    const [, sign, space, , pseudo, inner, attribute, operator, value, mark, word, name] = found;
    const last = compounds.at(-1) as Compound;
    if (sign || space) compounds.push(compoundAfter(sign ?? " "));
    else if (attribute)
      last.attributes.push({
        name: attribute,
        operator: operator ?? "",
        value: withoutEscapes(value),
      });
    else if (mark === ".") last.classes.push(withoutEscapes(word));
    else if (mark) last.attributes.push({ name: "id", operator: "=", value: withoutEscapes(word) });
    else if (pseudo === "root") last.name = "html";
    else if ((pseudo === "is" || pseudo === "where") && inner)
      last.choices.push(selectorsOf(inner).map(({ compounds }) => compounds));
    else if (name && name !== "*") last.name = name.toLowerCase();
  }
  return compounds;
}

function withoutEscapes(text = ""): string {
  return text.replaceAll(/\\(.)/g, "$1");
}

function compoundAfter(combinator: string): Compound {
  return { combinator, name: undefined, classes: [], attributes: [], choices: [] };
}

/** Splits at the commas outside of brackets. */
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

function matches(element: PageElement, compounds: Compound[], at: number): boolean {
  const compound = compounds[at] as Compound;
  if (!isOne(element, compound)) return false;
  if (at === 0) return true;
  const { combinator } = compound;
  const step = combinator === "+" || combinator === "~" ? "previous" : "parent";
  const isNext = combinator === ">" || combinator === "+";
  for (let other = element[step]; other; other = other[step]) {
    if (matches(other, compounds, at - 1)) return true;
    if (isNext) return false;
  }
  return false;
}

function isOne(element: PageElement, { name, classes, attributes, choices }: Compound): boolean {
  if (name !== undefined && name !== element.name) return false;
  for (const wanted of classes) if (!element.classes.includes(wanted)) return false;
  for (const wanted of attributes) {
    if (!changing.has(wanted.name) && !has(element.attributes.get(wanted.name), wanted))
      return false;
  }
  return choices.every((list) =>
    list.some((compounds) => matches(element, compounds, compounds.length - 1)),
  );
}

function has(found: string | undefined, { operator, value }: { operator: string; value: string }) {
  if (found === undefined) return false;
  if (operator === "=") return found === value;
  if (operator === "~=") return ` ${found} `.includes(` ${value} `);
  if (operator === "^=") return found.startsWith(value);
  if (operator === "$=") return found.endsWith(value);
  if (operator === "*=") return found.includes(value);
  // `|=` is rare, and told by its beginning.
  return operator === "" || found.startsWith(value);
}
