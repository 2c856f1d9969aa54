import { showRange } from "#app/opd/range.ts";
import { showDays, showPattern } from "#app/opd/words.ts";
import { placeInWords } from "#app/places.ts";
import { groupTitle } from "#app/settings/groups.ts";
import type { Absence } from "#db/absences.ts";
import type { Recorded } from "#db/audit.ts";
import type { KeptSubject, UndoableSubject } from "#db/entities.ts";
import type { Sitting } from "#db/sittings.ts";

/** What a list of them is called, and several of them. */
export const kinds: Record<KeptSubject, string> = {
  doctor: "Doctors",
  application: "Applications",
  link: "Links",
  sitting: "Sittings",
  absence: "Absences",
  closure: "Holidays",
  notice: "Notices",
  review: "Checks of articles",
};

const maxLength = 120;

/** By what staff know the thing, such as "Mon and Wed, 10:00 AM–1:00 PM". */
export function nameOf(subject: UndoableSubject, thing: Recorded): string {
  const name = longNameOf(subject, thing);
  return name.length > maxLength ? `${name.slice(0, maxLength).trimEnd()}…` : name;
}

function longNameOf(subject: UndoableSubject, thing: Recorded): string {
  if (subject === "picture") return placeInWords(String(thing.id));
  if (subject === "setting") return `“${groupTitle(String(thing.id))}”`;
  if (subject === "review") return `Check of ${String(thing.path)} by ${String(thing.name)}`;
  if (subject === "link") return String(thing.url ?? "The link");
  if (subject === "notice") return String(thing.text ?? "The notice");
  if (subject === "sitting" && thing.weekdays) {
    const sitting = thing as unknown as Sitting;
    return `${showPattern(sitting)}, ${showRange(sitting)}`;
  }
  if (subject === "absence" && thing.first_day) {
    return `Away ${showDays(thing as unknown as Absence)}`;
  }
  return String(thing.name ?? `The ${subject}`);
}

/** The same within a sentence: people and addresses by their names, other things as what they are. */
export function sentenceName(subject: UndoableSubject, thing: Recorded): string {
  const name = nameOf(subject, thing);
  if (name === `The ${subject}`) return name;
  if (subject === "doctor" || subject === "link") return name;
  if (subject === "review") return `The check by ${String(thing.name)}`;
  if (subject === "article") return `The page “${name}”`;
  if (subject === "application") return `The application of ${name}`;
  if (subject === "setting") return name;
  return `The ${subject} “${name}”`;
}
