import { href } from "react-router";
import { mayUse } from "#app/auth/roles.ts";
import { languagesInEnglish, otherLocales } from "#app/language/locale.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import type { Changes } from "#db/audit.ts";
import { type Change, findChanges } from "#db/history/change-list.ts";
import type { Rights } from "#db/schema.ts";
import type { Setting } from "#db/setting-groups.ts";
import { findWords, type WordedSubject, type WordsOf } from "#db/texts/words.ts";
import { listOriginals, matchWords } from "./originals.server.ts";
import { insteadOf, wordsPath } from "./place.ts";

/** An import changes more, and tells of translations itself. */
const maxChanges = 50;

export function tellOutdated(message: Flash, rights: Rights): Flash {
  const outdated = message.undo ? listOutdated(message.undo) : [];
  const [first] = outdated;
  if (!first) return message;
  const languages = otherLocales
    .filter((locale) => outdated.some((one) => one.locale === locale))
    .map((locale) => languagesInEnglish[locale]);
  const sentence = `In ${languages.join(" and ")} visitors read it ${insteadOf(first.subject)} until the translation is changed too.`;
  const isOne = outdated.every(({ subject_id }) => subject_id === first.subject_id);
  const path = isOne
    ? `${wordsPath(first.subject, first.subject_id)}/${first.locale}`
    : href("/dashboard/Translations");
  const next = mayUse(rights, path) ? { path, title: "Change the translation" } : undefined;
  return { ...message, sentence: `${message.sentence} ${sentence}`, next: message.next ?? next };
}

function listOutdated({ first, last }: Changes): WordsOf[] {
  const ids = Array.from({ length: Math.min(last - first + 1, maxChanges) }, (_, at) => first + at);
  return findChanges(ids).flatMap((change) => {
    if (change.action !== "update") return [];
    const before = new Set(stringsIn(change.before));
    const changed = new Set(stringsIn(change.after).filter((text) => !before.has(text)));
    return thingsOf(change).flatMap((thing) => {
      const texts = listOriginals(thing)?.texts ?? [];
      return otherLocales
        .map((locale) => ({ ...thing, locale }))
        .filter((of) => {
          const matched = matchWords(texts, findWords(of)?.fields ?? {});
          return texts.some(
            ({ name, english }) => changed.has(english) && matched.get(name)?.isOld,
          );
        });
    });
  });
}

function thingsOf({ subject, subject_id, before, after }: Change): Omit<WordsOf, "locale">[] {
  if (subject === "sitting") return [{ subject: "doctor", subject_id: String(after?.doctor_id) }];
  if (subject === "setting" && subject_id === "gallery") {
    const titles = new Map(itemsOf(before).map(({ id, title }) => [id, title]));
    return itemsOf(after)
      .filter(({ id, title }) => titles.has(id) && titles.get(id) !== title)
      .map(({ id }) => ({ subject: "picture", subject_id: `gallery/${id}` }));
  }
  if (!wordsPath(subject, subject_id)) return [];
  return [{ subject: subject as WordedSubject, subject_id }];
}

function itemsOf(gallery: Change["before"]): Setting<"gallery">["items"] {
  return (gallery as Setting<"gallery"> | null)?.items ?? [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
