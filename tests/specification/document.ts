import { type HTMLElement, parse } from "node-html-parser";

/** A page as it is sent, before any script. */
export interface HtmlDocument {
  status: number;
  location: string | null;
  html: string;
  all(selector: string): HTMLElement[];
  /** The first; throws when there is none. */
  one(selector: string): HTMLElement;
  texts(selector: string): string[];
  attributes(selector: string, name: string): (string | undefined)[];
  /** What a reader reads, without the contents of script and style. */
  text: string;
}

export function textOf(element: HTMLElement): string {
  return element.text.replaceAll(/\s+/g, " ").trim();
}

export async function readDocument(response: Response): Promise<HtmlDocument> {
  const html = await response.text();
  const root = parse(html, { blockTextElements: { script: false, style: false } });
  const all = (selector: string) => root.querySelectorAll(selector);
  return {
    status: response.status,
    location: response.headers.get("Location"),
    html,
    all,
    one(selector) {
      const element = root.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return element;
    },
    texts: (selector) => all(selector).map(textOf),
    attributes: (selector, name) => all(selector).map((element) => element.getAttribute(name)),
    text: textOf(root),
  };
}
