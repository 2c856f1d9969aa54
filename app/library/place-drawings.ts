import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import type { Correction } from "#app/markdown/corrections.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

const directory = join(import.meta.dirname, "drawings");

/** A line by which a hospital moves a drawing of the page, or leaves it out. The first one needs no number. */
const mark = /^\{(no )?drawing(?: (\d))?\}$/;

export function withoutDrawingMarks(text: string): string {
  return text
    .split("\n")
    .filter((line) => !mark.test(line))
    .join("\n");
}

export interface LostDrawing {
  section: string;
  title: string;
  number: number;
}

export function placeDrawings(page: Root, drawings: Readonly<Record<string, string[]>>) {
  const lost: LostDrawing[] = [];
  const all = Object.entries(drawings).flatMap(([section, names]) =>
    names.map((name) => ({ section, name })),
  );
  const missing = all.filter(({ name }) => !existsSync(fileOf(name)));
  const problems = missing.map(({ name }) => `there is no drawing ${name}`);
  const moved = placeMarked(page, all, problems);
  for (const [index, drawing] of all.entries()) {
    const { section, name } = drawing;
    if (moved.has(index) || missing.includes(drawing)) continue;
    const heading = page.children.findIndex(
      (node) => node.type === "element" && node.properties.id === section,
    );
    if (heading === -1) {
      lost.push({ section, title: titleOf(name), number: index + 1 });
      continue;
    }
    const next = page.children.findIndex((node, at) => at > heading && isSectionHeading(node));
    page.children.splice(next === -1 ? page.children.length : next, 0, figure(name));
  }
  return { lost, problems };
}

function placeMarked(page: Root, all: readonly { name: string }[], problems: string[]) {
  const moved = new Set<number>();
  page.children = page.children.flatMap((node) => {
    const found = mark.exec(wordsOf(node));
    if (!found) return [node];
    const [, isLeftOut, number = "1"] = found;
    const index = Number(number) - 1;
    const drawing = all[index];
    if (!drawing) {
      problems.push(`the page has no drawing ${number}`);
      return [];
    }
    moved.add(index);
    return isLeftOut || !existsSync(fileOf(drawing.name)) ? [] : [figure(drawing.name)];
  });
  return moved;
}

const drawn = /(<(title|text)\b[^>]*>)(.*?)(?=<\/\2>)/gs;

/** Puts the words of a language into the drawings of a page. Returns the English words that it lacks. */
export function translateDrawings(page: Root, words: Readonly<Record<string, string>>): string[] {
  const lost: string[] = [];
  const translated = lookupTable(words);
  for (const node of page.children) {
    const [drawing] = node.type === "element" && node.tagName === "figure" ? node.children : [];
    // Known to rehype-stringify, but not to the types of hast.
    const raw = drawing as { value?: string } | undefined;
    if (raw?.value === undefined) continue;
    raw.value = raw.value.replaceAll(drawn, (_, start: string, __, inside: string) => {
      const english = plainWords(inside);
      const own = translated[english];
      if (own === undefined) lost.push(english);
      return start + toXml(own ?? english);
    });
  }
  return lost;
}

export function wordsOfDrawing(name: string): string[] {
  const texts = readFileSync(fileOf(name), "utf8").matchAll(drawn);
  return [...texts].map(([, , , inside = ""]) => plainWords(inside));
}

function plainWords(inside: string): string {
  return inside
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function toXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function placesFor(
  { title, number }: LostDrawing,
  tree: MarkdownRoot,
  source: string,
): Correction[] {
  const headings = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  const write = number === 1 ? "drawing}" : `drawing ${number}}`;
  const places = headings.map((heading, index): Correction => {
    const next = headings[index + 1]?.position?.start.offset;
    const at = next ?? source.trimEnd().length;
    const words = source
      .slice(heading.position?.start.offset, heading.position?.end.offset)
      .replace(/^#+\s*/, "");
    return {
      start: at,
      end: at,
      text: next === undefined ? `\n\n{${write}` : `{${write}\n\n`,
      label: `Put the drawing “${title}” at the end of “${words}”`,
    };
  });
  const end = source.trimEnd().length;
  const text = `\n\n{no ${write}`;
  return [...places, { start: end, end, text, label: `Leave out the drawing “${title}”` }];
}

function figure(name: string): Element {
  // Known to rehype-stringify, but not to the types of hast.
  const drawing = { type: "raw", value: readFileSync(fileOf(name), "utf8").trim() } as never;
  return { type: "element", tagName: "figure", properties: {}, children: [drawing] };
}

function titleOf(name: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/.exec(readFileSync(fileOf(name), "utf8")) ?? [];
  return (title.split(/[:.]/)[0] ?? "").trim();
}

function fileOf(name: string) {
  return join(directory, `${name}.svg`);
}

function wordsOf(node: Root["children"][number]): string {
  if (node.type !== "element" || node.tagName !== "p" || node.children.length !== 1) return "";
  const [only] = node.children;
  return only?.type === "text" ? only.value.trim() : "";
}

function isSectionHeading(node: Root["children"][number]) {
  return node.type === "element" && node.tagName === "h2";
}
