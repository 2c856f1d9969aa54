import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OtherLocale } from "#app/language/locale.ts";
import { ContentError, type FileProblem, fileOf } from "./compile.ts";
import { compileTranslation } from "./compile-translation.ts";
import type { Article, Translation } from "./schema.ts";
import type { TranslationProblem } from "./translation-problems.ts";
import { triageWords } from "./triage-words.ts";

/** Below it a line such as "Call at once." may be on several pages. */
const ownParagraph = 120;

export function compileTranslations(
  directory: string,
  locale: OtherLocale,
  articles: readonly Article[],
): { translations: Translation[]; warnings: string[] } {
  const folder = join(directory, locale);
  if (!existsSync(folder)) return { translations: [], warnings: [] };
  const errors: FileProblem[] = [];
  const warnings: string[] = [];
  const translations: Translation[] = [];
  const signs = Object.values(triageWords[locale]);
  const paragraphs = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const article = articles.find(({ path }) => fileOf(path) === name);
    if (!article) {
      errors.push({ file, line: 1, message: "is a translation of no article" });
      continue;
    }
    const english = readFileSync(join(directory, name), "utf8");
    const compiled = compileTranslation(article, english, readFileSync(file, "utf8"), locale);
    for (const problem of compiled.problems) {
      const found = {
        file,
        line: problem.line,
        message: withEnglish(problem, join(directory, name)),
      };
      if (problem.severity === "error") errors.push(found);
      else warnings.push(`${file}:${found.line}: ${found.message}`);
    }
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
  if (errors.length > 0) throw new ContentError(errors);
  return { translations, warnings };
}

function withEnglish({ message, english }: TranslationProblem, file: string): string {
  return english ? `${message} (${file}:${english.line}: ${english.text})` : message;
}
