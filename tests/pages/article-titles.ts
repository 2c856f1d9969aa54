import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { OtherLocale } from "#app/language/locale.ts";
import { fileOf } from "#app/library/compile/compile.ts";
import { articleLinks } from "#app/library/groups.ts";
import { type Titles, translationFrontMatter } from "#app/library/schema.ts";

const content = join(import.meta.dirname, "../../app/library/content");

/** What articles are called in that language, by path, without the time that compiling them takes. */
export function titlesIn(locale: OtherLocale): Record<string, Titles> {
  const entries = articleLinks.map(({ path }) => {
    const source = readFileSync(join(content, locale, fileOf(path)), "utf8");
    const [, head = ""] = /^---\n(.*?)^---\n/ms.exec(source) ?? [];
    const { title, linkTitle, description } = translationFrontMatter.parse(parse(head));
    return [path, { title, linkTitle, description }];
  });
  return Object.fromEntries(entries);
}
