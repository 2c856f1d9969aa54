import type { Locale } from "#app/language/locale.ts";
import { articleWords } from "#app/words/article.ts";

type Row = keyof (typeof articleWords)["en"]["glance"];

export const glanceRows = Object.keys(articleWords.en.glance) as Row[];

export type Glance = Record<Row, string>;

export function listGlance(
  glance: Glance,
  locale: Locale = "en",
): { question: string; answer: string }[] {
  return glanceRows.map((row) => ({
    question: articleWords[locale].glance[row],
    answer: glance[row],
  }));
}

export function glanceText(glance: Glance | undefined, locale: Locale = "en"): string[] {
  return glance
    ? listGlance(glance, locale).map(({ question, answer }) => `${question}: ${answer}.`)
    : [];
}
