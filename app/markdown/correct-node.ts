import type { Nodes } from "mdast";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { Correction } from "./corrections.ts";

type Rewrite = (written: string, node: Nodes) => string;

const rewrites = lookupTable<Rewrite>({
  html: (written) =>
    written
      .replace(/<\/?(?:b|strong)\b[^>]*>/gi, "**")
      .replace(/<\/?(?:i|em)\b[^>]*>/gi, "*")
      .replace(/<[^>]*>/g, ""),
  image: (written) => /^!\[([^\]]*)\]/.exec(written)?.[1] ?? "",
  code: (written, node) => ("value" in node ? node.value : written).replace(/^[ \t]+/gm, ""),
  inlineCode: (written, node) => ("value" in node ? node.value : written),
  blockquote: (written) => written.replace(/^[ \t]*>[ \t]?/gm, ""),
  thematicBreak: () => "",
  delete: (written) => written.replace(/^~+|~+$/g, ""),
});

export function correctNode(node: Nodes, parent: Nodes, source: string): Correction | undefined {
  const rewrite = rewrites[node.type];
  // A tag alone says nothing: what it begins is ended by another.
  const whole = node.type === "html" && parent.type !== "root" ? parent : node;
  return rewrite && replaceNode(whole, source, (written) => rewrite(written, node));
}

/** Of several tags of HTML, which are corrected together. */
export function isLaterTag(node: Nodes, parent: Nodes): boolean {
  return (
    node.type === "html" &&
    parent.type !== "root" &&
    "children" in parent &&
    parent.children.find(({ type }) => type === "html") !== node
  );
}

export function correctHeading(node: Nodes, source: string, depth: number): Correction | undefined {
  const marks = "#".repeat(depth);
  return replaceNode(node, source, (written) =>
    written.startsWith("#")
      ? written.replace(/^#+/, marks)
      : `${marks} ${written.replace(/\n[=-]+[ \t]*$/, "").replaceAll("\n", " ")}`,
  );
}

export function correctLink(
  node: Extract<Nodes, { type: "link" }>,
  source: string,
  pages: Iterable<string>,
): Correction | undefined {
  const url = completeAddress(node.url, pages);
  if (!url) return undefined;
  return replaceNode(node, source, (written) => {
    const at = written.lastIndexOf(node.url);
    if (at < 0) return written;
    return written.slice(0, at) + url + written.slice(at + node.url.length);
  });
}

export function correctColon(node: Nodes, source: string): Correction | undefined {
  return replaceNode(node, source, (written) => written.replace(/^(:+)/, "$1 "));
}

const website = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?:[/?#]|$)/iu;

function completeAddress(url: string, pages: Iterable<string>): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  if (website.test(url)) return `https://${url}`;
  const path = `/${url.replace(/^\/|\/$/g, "")}`.toLowerCase();
  for (const page of pages) if (page !== url && page.toLowerCase() === path) return page;
  return undefined;
}

export function replaceNode(
  { position }: Nodes,
  source: string,
  rewrite: (written: string) => string,
): Correction | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return undefined;
  const written = source.slice(start, end);
  const text = rewrite(written);
  return !written || text === written ? undefined : { start, end, text };
}
