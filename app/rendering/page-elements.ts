/** An element of a rendered page, as far as selectors look at it. */
export interface PageElement {
  name: string;
  classes: string[];
  attributes: Map<string, string>;
  parent: PageElement | undefined;
  /** The sibling before it. */
  previous: PageElement | undefined;
}

/** The elements of a page, in its order, and those with a name or a class. */
export interface PageElements {
  all: PageElement[];
  byName: Map<string, PageElement[]>;
  byClass: Map<string, PageElement[]>;
}

const tags = /<(\/?)([a-z][\w-]*)((?:\s[^"<>]*(?:"[^"]*"[^"<>]*)*)?)>/gi;
const attribute = /([^\s"=/]+)(?:="([^"]*)")?/g;
const contents = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** All elements of a page that React has rendered: each is closed, and its attributes stand in double quotes. */
export function elementsOf(html: string): PageElements {
  const elements: PageElements = { all: [], byName: new Map(), byClass: new Map() };
  const last = new Map<PageElement | undefined, PageElement>();
  let open: PageElement | undefined;
  for (const [, end, name = "", rest = ""] of html.replace(contents, "$1</$2>").matchAll(tags)) {
    if (end) {
      open = open?.parent;
      continue;
    }
    const attributes = attributesOf(rest);
    const element: PageElement = {
      name: name.toLowerCase(),
      classes: attributes.get("class")?.split(/\s+/) ?? [],
      attributes,
      parent: open,
      previous: last.get(open),
    };
    last.set(open, element);
    add(elements, element);
    if (!rest.endsWith("/") && !empty.test(element.name)) open = element;
  }
  return elements;
}

/** Those of a page's elements that stand in none that is left out. */
export function elementsOutside(
  { all }: PageElements,
  isLeftOut: (element: PageElement) => boolean,
): PageElements {
  const outside: PageElements = { all: [], byName: new Map(), byClass: new Map() };
  const leftOut = new Set<PageElement | undefined>();
  for (const element of all) {
    if (leftOut.has(element.parent) || isLeftOut(element)) leftOut.add(element);
    else add(outside, element);
  }
  return outside;
}

function add({ all, byName, byClass }: PageElements, element: PageElement): void {
  all.push(element);
  addTo(byName, element.name, element);
  for (const name of element.classes) addTo(byClass, name, element);
}

function addTo(groups: Map<string, PageElement[]>, name: string, element: PageElement): void {
  const group = groups.get(name);
  if (group) group.push(element);
  else groups.set(name, [element]);
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(attribute);
  return new Map([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
