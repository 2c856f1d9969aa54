import type { Element, RootContent as HtmlContent, Root as HtmlRoot } from "hast";
import type { Paragraph, Root } from "mdast";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { isLabel, isPartHeading } from "#app/library/card-parts.ts";
import { isForReception } from "#app/library/danger-signs.ts";
import { adviceSlot, helpId, receptionSlot } from "#app/library/slots.ts";
import { cardWords } from "#app/words/cards.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { textOf } from "./markdown-tree.ts";

// Safe, because checkBody rejects raw HTML: only our own drawings are inserted raw.
const html = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeSlug)
  .use(rehypeStringify, { allowDangerousHtml: true });

/** `labels` are the English headings of the cards, where the tree is a translation. */
export function toHtml(tree: Root, locale: Locale = "en", labels = labelsOf(tree)): HtmlRoot {
  annotateCards(tree, locale, labels);
  const page = html.runSync(tree) as HtmlRoot;
  wrapTables(page, locale);
  removeCardIds(page);
  return page;
}

export function partsOf(page: HtmlRoot) {
  const sections = page.children.filter(isSectionHeading).map((heading) => ({
    id: String(heading.properties.id),
    title: textOf(heading),
  }));
  const start = page.children.findIndex(isSectionHeading);
  const split = start === -1 ? page.children.length : start;
  return {
    lead: stringify(page.children.slice(0, split)),
    body: stringify(page.children.slice(split)),
    sections,
  };
}

export function headingIds(page: HtmlRoot): string[] {
  const headings = page.children.filter(isElement).filter(({ tagName }) => /^h\d$/.test(tagName));
  return headings.map(({ properties }) => String(properties.id));
}

export function labelsOf(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === "containerDirective" ? [node.children[0] ? textOf(node.children[0]) : ""] : [],
  );
}

// A red card that a hospital has written may send people elsewhere.
const emergencyCall = new RegExp(`\\b(?:${emergencyNumber}|${ambulanceNumber})\\b`);

function annotateCards(tree: Root, locale: Locale, labels: readonly string[]) {
  const roles = lookupTable<string>(cardWords[locale].roles);
  let at = 0;
  let id: string | undefined = helpId;
  for (const node of tree.children) {
    if (node.type !== "containerDirective") continue;
    node.data = { hName: "div", hProperties: { className: ["care", node.name] } };
    const isForAmbulance = emergencyCall.test(textOf(node));
    if (node.name === "emergency") {
      if (id) node.data.hProperties = { ...node.data.hProperties, id };
      id = undefined;
      if (isForAmbulance) {
        const advice = { type: "html", value: adviceSlot } as const;
        node.children.push({ type: "paragraph", children: [advice] });
      }
    }
    for (const part of node.children.filter(isPartHeading)) part.data = { hName: "h4" };
    const english = labels[at++] ?? "";
    const [label] = node.children;
    if (!isLabel(label)) continue;
    if (node.name === "urgent" && isForReception(english)) node.children.push(reception(locale));
    const kind = node.name === "emergency" && !isForAmbulance ? "urgent" : node.name;
    const role = { type: "text", value: `${roles[kind] ?? ""} ` } as const;
    label.data = { ...label.data, hName: "h3" };
    label.children.unshift({
      type: "emphasis",
      children: [role],
      data: { hName: "span", hProperties: { className: ["visually-hidden"] } },
    });
  }
}

/** The hours of the desk are unknown, so the text says what to do if nobody answers. */
function reception(locale: Locale): Paragraph {
  const [before = "", after = ""] = cardWords[locale].reception.split("{phone}");
  return {
    type: "paragraph",
    children: [
      { type: "text", value: before },
      { type: "html", value: receptionSlot },
      { type: "text", value: after },
    ],
  };
}

/** On phones the cells of a row are stacked, so each needs the name of its column. */
function wrapTables(page: HtmlRoot, locale: Locale) {
  let section = "";
  page.children = page.children.map((node) => {
    if (isSectionHeading(node)) section = textOf(node);
    if (node.type !== "element" || node.tagName !== "table") return node;
    const columns: string[] = [];
    for (const rows of node.children.filter(isElement)) {
      const scope = rows.tagName === "thead" ? "col" : "row";
      for (const row of rows.children.filter(isElement)) {
        if (scope === "col") columns.push(...row.children.filter(isElement).map(textOf));
        else if (columns.length > 2) labelCells(row, columns);
        scopeHeaders(row, scope);
      }
    }
    const className = columns.length > 2 ? ["table", "wide"] : ["table"];
    const properties = {
      className,
      tabIndex: 0,
      // Above the first heading, by its columns.
      ariaLabel: fillPlaces(cardWords[locale].table, { section: section || columns.join(", ") }),
    };
    return { type: "element", tagName: "section", properties, children: [node] };
  });
}

function scopeHeaders(row: Element, scope: "col" | "row") {
  const cells = row.children.filter(isElement);
  for (const cell of scope === "col" ? cells : cells.slice(0, 1)) {
    const names = textOf(cell) !== "";
    cell.tagName = names ? "th" : "td";
    if (names) cell.properties.scope = scope;
  }
}

function labelCells(row: Element, columns: string[]) {
  for (const [index, cell] of row.children.filter(isElement).entries()) {
    if (index > 0) cell.properties.dataLabel = columns[index];
  }
}

function removeCardIds(page: HtmlRoot) {
  for (const card of page.children.filter(isElement)) {
    if (card.tagName !== "div") continue;
    for (const part of card.children.filter(isElement)) delete part.properties.id;
  }
}

function stringify(children: HtmlContent[]) {
  return html.stringify({ type: "root", children }).trim();
}

function isElement(node: HtmlContent | Element["children"][number]): node is Element {
  return node.type === "element";
}

function isSectionHeading(node: HtmlContent): node is Element {
  return isElement(node) && node.tagName === "h2";
}
