import { fill, fillIn } from "./fill-in.ts";
import type { Hospital } from "./hospital.ts";

export function fillInHeadings<Item extends { title: string; text: string }>(
  items: readonly Item[],
  hospital: Hospital,
): Item[] {
  return items
    .map((item) => {
      return { ...item, title: fillIn(item.title, hospital), text: fillIn(item.text, hospital) };
    })
    .filter(({ title }) => title !== "");
}

export function fillInSections(
  sections: readonly { title: string; html: string }[],
  hospital: Hospital,
): { title: string; html: string }[] {
  return sections
    .map((section) => {
      const title = fillIn(section.title, hospital);
      const isLeftOut = section.title !== "" && title === "";
      return { title, html: isLeftOut ? "" : fillInHtml(section.html, hospital) };
    })
    .filter(({ html }) => html !== "");
}

/** In HTML, where what is filled in is text, whole items of lists and paragraphs are left out. */
function fillInHtml(html: string, hospital: Hospital): string {
  const innermost = /<(li|p)>(?:(?!<\/?\1>).)*<\/\1>\s*/gs;
  return fill(html, hospital, innermost, toHtml)
    .replace(/<(ul|ol)>\s*<\/\1>\s*/g, "")
    .trim();
}

function toHtml(value: string | number): string {
  return String(value).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
