import { nounOf } from "#app/deletion/texts.ts";
import { groupTitle } from "#app/settings/groups.ts";
import { showRange } from "#app/timetable/range.ts";
import { showDays, showPattern } from "#app/timetable/words.ts";
import type { Recorded } from "#db/audit.ts";
import type { UndoableSubject } from "#db/entities.ts";
import type { Absence } from "#db/timetable/absences.ts";
import type { Sitting } from "#db/timetable/sittings.ts";
import { placeInWords } from "./places.ts";

const maxLength = 120;

interface Name {
  /** Undefined where the record does not have it. */
  of(thing: Recorded): unknown;
  /** Within a sentence; if left out, `The notice “Lift out of order”`. */
  inSentence?(name: string, thing: Recorded): string;
}

const byName = ({ name }: Recorded) => name;
const alone = (name: string) => name;

/** Settings that no group of the dashboard is about. */
const withoutForm = new Map([
  ["checklist", "The set-up of the website"],
  ["menu", "The order of the departments"],
  ["gallery", "The gallery"],
]);

const names: Record<UndoableSubject, Name> = {
  doctor: { of: byName, inSentence: alone },
  application: { of: byName, inSentence: (name) => `The application of ${name}` },
  link: { of: ({ url }) => url, inSentence: alone },
  sitting: {
    of: (thing) => (thing.weekdays ? showSitting(thing as unknown as Sitting) : undefined),
  },
  absence: {
    of: (thing) => (thing.first_day ? `Away ${showDays(thing as unknown as Absence)}` : undefined),
  },
  closure: { of: byName },
  notice: { of: ({ text }) => text },
  "own page": { of: byName, inSentence: (name) => `The page “${name}”` },
  review: {
    of: ({ path, name }) => `Check of ${path} by ${name}`,
    inSentence: (_, { name }) => `The check by ${name}`,
  },
  setting: {
    of: ({ id }) => withoutForm.get(String(id)) ?? `“${groupTitle(String(id))}”`,
    inSentence: alone,
  },
  words: { of: () => "The translation", inSentence: alone },
  picture: { of: ({ id }) => placeInWords(String(id)) },
  article: { of: byName, inSentence: (name) => `The page “${name}”` },
};

function showSitting(sitting: Sitting): string {
  return `${showPattern(sitting)}, ${showRange(sitting)}`;
}

/** By what staff know the thing, such as "Mon and Wed, 10:00 AM–1:00 PM". */
export function nameOf(subject: UndoableSubject, thing: Recorded): string {
  const name = String(names[subject].of(thing) ?? `The ${nounOf(subject)}`);
  return name.length > maxLength ? `${name.slice(0, maxLength).trimEnd()}…` : name;
}

/** The same within a sentence: people and addresses by their names, other things as what they are. */
export function sentenceName(subject: UndoableSubject, thing: Recorded): string {
  const name = nameOf(subject, thing);
  if (name === `The ${nounOf(subject)}`) return name;
  return names[subject].inSentence?.(name, thing) ?? `The ${nounOf(subject)} “${name}”`;
}
