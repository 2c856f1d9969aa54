import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OtherLocale } from "#app/language/locale.ts";
import type { Article, Titles, Translation } from "#app/library/schema.ts";
import { triageWords } from "#app/library/triage-words.ts";
import { ContentError, type FileProblem, fileOf, listRepeatedTitles } from "./compile.ts";
import { compileTranslation } from "./compile-translation.ts";
import type { TranslationProblem } from "./translation-problems.ts";

/** Below it a line such as "Call at once." may be on several pages. */
const ownParagraph = 120;

/** `titles` are also of pages whose translation is not shown, by path. Nothing warns of words that were compared with today's English. */
export function compileTranslations(
  directory: string,
  locale: OtherLocale,
  articles: readonly Article[],
): { titles: Record<string, Titles>; translations: Translation[]; warnings: string[] } {
  const folder = join(directory, locale);
  const errors: FileProblem[] = [];
  const titled: (Titles & Pick<Article, "path">)[] = [];
  const warnings: string[] = [];
  const translations: Translation[] = [];
  const signs = Object.values(triageWords[locale]);
  const paragraphs = new Map<string, string>();
  const names = readdirSync(folder);
  for (const { path } of articles) {
    const message = "is missing: it needs its titles at least, until it is translated";
    const name = fileOf(path);
    if (!names.includes(name)) errors.push({ file: join(folder, name), line: 1, message });
  }
  for (const name of names) {
    const file = join(folder, name);
    const article = articles.find(({ path }) => fileOf(path) === name);
    if (!article) {
      errors.push({ file, line: 1, message: "is a translation of no article" });
      continue;
    }
    const english = readFileSync(join(directory, name), "utf8");
    const compiled = compileTranslation(article, english, readFileSync(file, "utf8"), locale);
    const isUnread = !compiled.translation || compiled.translation.isBehind;
    for (const problem of compiled.problems) {
      const found = {
        file,
        line: problem.line,
        message: withEnglish(problem, join(directory, name)),
      };
      if (problem.severity === "error") errors.push(found);
      else if (isUnread) warnings.push(`${file}:${found.line}: ${found.message}`);
    }
    if (compiled.titles) titled.push({ path: article.path, ...compiled.titles });
    if (!compiled.translation) continue;
    translations.push(compiled.translation);
    for (const paragraph of compiled.translation.text.split("\n")) {
      const other = paragraphs.get(paragraph);
      const isLong = paragraph.length >= ownParagraph;
      if (other && other !== file && isLong && !signs.some((sign) => paragraph.includes(sign))) {
        errors.push({ file, line: 1, message: `has a paragraph of ${other}: ${paragraph}` });
      }
      paragraphs.set(paragraph, file);
    }
  }
  errors.push(...listRepeatedTitles(folder, titled));
  if (errors.length > 0) throw new ContentError(errors);
  const titles = Object.fromEntries(titled.map(({ path, ...titles }) => [path, titles]));
  return { titles, translations, warnings };
}

function withEnglish({ message, english }: TranslationProblem, file: string): string {
  return english ? `${message} (${file}:${english.line}: ${english.text})` : message;
}
