/** An element of a rendered page, as far as selectors look at it. */
export interface PageElement {
  name: string;
  attributes: Map<string, string>;
  parent: PageElement | undefined;
  /** The sibling before it. */
  previous: PageElement | undefined;
}

const tags = /<(\/?)([a-z][\w-]*)((?:\s[^"<>]*(?:"[^"]*"[^"<>]*)*)?)>/gi;
const attribute = /([^\s"=/]+)(?:="([^"]*)")?/g;
const contents = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** All elements of a page that React has rendered: each is closed, and its attributes stand in double quotes. */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const last = new Map<PageElement | undefined, PageElement>();
  let open: PageElement | undefined;
  for (const [, end, name = "", rest = ""] of html.replace(contents, "$1</$2>").matchAll(tags)) {
    if (end) {
      open = open?.parent;
      continue;
    }
    const element: PageElement = {
      name: name.toLowerCase(),
      attributes: attributesOf(rest),
      parent: open,
      previous: last.get(open),
    };
    last.set(open, element);
    elements.push(element);
    if (!rest.endsWith("/") && !empty.test(element.name)) open = element;
  }
  return elements;
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(attribute);
  return new Map([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
