import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { helplineWords } from "#app/care/helpline-words.ts";
import { helplines } from "#app/care/helplines.ts";
import { type Locale, otherLocales, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { isEverydayWord } from "#app/spelling/everyday-words.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import { searchWords } from "#app/words/search.ts";
import { shellWords } from "#app/words/shell.ts";
import { type UrgentCall, urgentCallFor } from "./urgent.ts";

/** Whom to call, for a search for a doctor that tells of a danger. */
export function dangerIn(query: string, locale: Locale): Danger | undefined {
  const call = query === "" ? undefined : urgentCallFor(query, isEverydayWord);
  return call && readDanger(call, locale);
}

const otherHelp = {
  suicide: ["mind"],
  violence: ["women", "children"],
  emergency: [],
} as const;

export type Danger = ReturnType<typeof readDanger>;

/** Whom to call, in words already: a page that shows it needs none of its own. */
export function readDanger(call: UrgentCall, locale: Locale) {
  const { now, untilHelp, mind, violence } = searchWords[locale].call;
  const { emergency, ambulance } = shellWords[locale];
  const words = locale === "en" ? helplines : helplineWords[locale];
  const others = otherHelp[call].map((name) => ({
    name: words[name].name,
    number: helplines[name].number,
  }));
  const inOthers = locale === "en" ? otherLocales : [];
  const { path } = emergencyPage;
  return {
    title: now,
    numbers: [
      { name: emergency, number: emergencyNumber },
      { name: ambulance, number: ambulanceNumber },
      ...others,
    ],
    note: { suicide: fillPlaces(mind, { name: words.mind.name }), violence, emergency: "" }[call],
    ways: [
      { path: pathIn(locale, path), text: untilHelp, lang: undefined },
      ...inOthers.map((other) => ({
        path: pathIn(other, path),
        text: emergencyWords[other].title,
        lang: other,
      })),
    ],
  };
}
