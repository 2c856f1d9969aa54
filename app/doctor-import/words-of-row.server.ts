import { lengths } from "#app/doctors/fields.ts";
import { optionalText } from "#app/forms/text-rules.ts";
import { otherLocales } from "#app/language/locale.ts";
import { longer } from "#app/own-words/staff-inputs.ts";
import { hashOf, type WordedFields, type Words, type WordsLocale } from "#db/texts/words.ts";
import { type TranslatedField, type WordsTarget, wordsTargets } from "./columns/columns.ts";

export interface NewWords {
  locale: WordsLocale;
  version: number;
  fields: WordedFields;
  changes: { label: string; theirs: string; yours: string }[];
}

/** An empty cell leaves what is there. `storedIn` returns the words that the doctor has. */
export function wordsOfRow(
  cells: Partial<Record<WordsTarget | TranslatedField, string>>,
  english: Readonly<Record<TranslatedField, string>>,
  storedIn: (locale: WordsLocale) => Words | undefined,
): { words: NewWords[]; problems: [WordsTarget, string][] } {
  const problems: [WordsTarget, string][] = [];
  const words = otherLocales.flatMap((locale): NewWords[] => {
    const { version = 0, fields = {} } = storedIn(locale) ?? {};
    const changes: NewWords["changes"] = [];
    const next = { ...fields };
    for (const { target, name, label, ...of } of wordsTargets) {
      const cell = cells[target]?.trim();
      if (of.locale !== locale || !cell) continue;
      const read = optionalText(label, lengths[name] * longer).safeParse(cell);
      if (!read.success) problems.push([target, read.error.issues[0]?.message ?? label]);
      const yours = { text: read.data ?? "", of: hashOf(english[name]) };
      const theirs = fields[name];
      // Beside other English, an old translation is not right yet.
      const isConfirmed = cells[name]?.trim() && theirs?.of !== yours.of;
      if (theirs?.text === yours.text && !isConfirmed) continue;
      next[name] = yours;
      changes.push({ label, theirs: theirs?.text ?? "", yours: yours.text });
    }
    return changes.length > 0 ? [{ locale, version, fields: next, changes }] : [];
  });
  return { words, problems };
}
