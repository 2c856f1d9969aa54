import { readSynonyms } from "#app/forms/synonyms-text.ts";
import { dialled } from "#app/hospital/dialled.ts";
import { toPhoneNumber } from "#app/hospital/phone-number.ts";
import type { OtherLocale } from "#app/language/locale.ts";
import { beginningOf } from "#app/library/beginning-of.ts";
import type { Article } from "#app/library/schema.ts";
import { adviceHash, textHash } from "#app/library/text-hash.ts";
import type { ArticleTexts } from "#db/texts/articles.ts";
import type { TextProblem } from "./compile-own.ts";
import { compileTranslation } from "./compile-translation.ts";
import type { TranslationProblem } from "./translation-problems.ts";

export interface OwnTranslation {
  locale: OtherLocale;
  article: Article;
  english: string;
  texts: ArticleTexts;
  phones: readonly string[];
  /** An import passes it: where the translation was made from an earlier text. */
  translationOf?: Article["translationOf"];
}

/** Without problems too where English is another page now. `warnings` are for somebody who reads both languages. */
export type CompiledTranslation =
  | { article: Article; warnings: TextProblem[] }
  | { problems: TextProblem[] };

export function compileOwnTranslation({
  locale,
  article,
  english,
  texts,
  phones,
  translationOf,
}: OwnTranslation): CompiledTranslation {
  const begun = texts.text.startsWith("---\n") ? texts.text : `---\n---\n${texts.text}`;
  const { text, advice } = translationOf ?? {
    text: textHash(article),
    advice: adviceHash(article),
  };
  const hashes = `translationOf: "${text}"\nadviceOf: "${advice}"\n`;
  const source = begun.replace("---\n", `---\n${hashes}`);
  const added = source.split("\n").length - texts.text.split("\n").length;
  const { title, link_title: linkTitle, description } = texts;
  const ownNumbers = phones.map((phone) => dialled(toPhoneNumber(phone)));
  // Links are compared with those of the English page, which were allowed.
  const compiled = compileTranslation(article, english, source, locale, {
    isAllowed: () => true,
    ownNumbers,
    ownTitles: { title, linkTitle, description },
  });
  const toProblem = (problem: TranslationProblem) => toTextProblem(problem, added);
  const errors = compiled.problems.filter(({ severity }) => severity === "error");
  if (!compiled.translation) return { problems: errors.map(toProblem) };
  const warnings = compiled.problems.filter(({ severity }) => severity === "warning");
  const { reviewed: _, reviewedBy: __, reviewDue: ___, ...kept } = article;
  const synonyms = readSynonyms(texts.synonyms);
  const page = { ...kept, ...compiled.translation, synonyms };
  return { article: page, warnings: warnings.map(toProblem) };
}

function toTextProblem({ line, message, english }: TranslationProblem, added: number): TextProblem {
  return {
    field: "text",
    ...(line > added && { line: line - added }),
    message: english?.text ? `${message}. In English: “${beginningOf(english.text)}”` : message,
  };
}
