import type { OtherLocale } from "#app/language/locale.ts";
import { type Sentences, sentenceProblems } from "#app/library/compile/sentence-problems.ts";

export interface Translated extends Sentences {
  name: string;
}

/** How a translation differs from its English where it must not, and what is wrong with its letters and words. */
export function translationProblems(locale: OtherLocale, sentences: Sentences): string[] {
  return sentenceProblems(locale, sentences).map(({ message }) => message);
}

export type Words = string | { readonly [key: string]: Words };

/** All sentences of a dictionary, beside those of the English one at the same place. */
export function linesOf(english: Words, translated: Words, name = ""): Translated[] {
  if (typeof english === "string") return [{ name, english, translated: String(translated) }];
  return Object.entries(english).flatMap(([key, words]) =>
    linesOf(words, (translated as typeof english)[key] ?? "", name ? `${name}.${key}` : key),
  );
}

export function problemsOf(
  locale: OtherLocale,
  lines: readonly Translated[],
): [string, string[]][] {
  return lines
    .map(({ name, ...line }): [string, string[]] => [name, translationProblems(locale, line)])
    .filter(([, problems]) => problems.length > 0);
}

/** What says the same in one language where English says two things. */
export function mixedUp(lines: readonly Translated[]): string[][] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.english !== one.english && other.translated === one.translated)
      .map((other) => [one.name, other.name]),
  );
}
