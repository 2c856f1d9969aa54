import { textOf } from "../pages/text-of.ts";

/** The fields of a page's forms with what they hold, as a browser would send them. */
export function formFields(html: string): Record<string, string> {
  const fields: [name: string, value: string][] = [];
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const isLeftOut = /\btype="(?:checkbox|radio)"/.test(tag) && !/ checked\b/.test(tag);
    const isFile = /\btype="file"/.test(tag);
    if (!isLeftOut && !isFile) fields.push([attribute(tag, "name"), attribute(tag, "value")]);
  }
  for (const [, tag = "", text = ""] of html.matchAll(
    /(<textarea\b[^>]*>)\n?(.*?)<\/textarea>/gs,
  )) {
    fields.push([attribute(tag, "name"), decode(text)]);
  }
  for (const [, tag = "", options = ""] of html.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
    const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen = all.find((option) => / selected\b/.test(option)) ?? all[0] ?? "";
    fields.push([attribute(tag, "name"), attribute(chosen, "value")]);
  }
  return Object.fromEntries(fields.filter(([name]) => name !== ""));
}

/** What a button sends, by the words in it. */
export function buttonIn(html: string, words: string): Record<string, string> {
  const all = [...html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)];
  const [, tag = ""] = all.find(([, , inside = ""]) => textOf(inside).trim() === words) ?? [];
  return { [attribute(tag, "name")]: attribute(tag, "value") };
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
