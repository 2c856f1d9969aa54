import type { RouterContextProvider } from "react-router";
import { actors } from "#app/auth/actors.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import { groupTitle } from "#app/settings/groups.ts";
import { instantOf, momentOf, readDay } from "#app/timetable/calendar.ts";
import { listStaff } from "#db/accounts/staff.ts";
import {
  type Change,
  type ChangeFilter,
  findNames,
  listRemovedStaff,
  type Named,
} from "#db/history/change-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { wordsLocales } from "#db/schema.ts";
import { settingGroups } from "#db/setting-groups.ts";
import { idOf } from "#db/texts/words.ts";
import { dayOf, headingOf } from "./dates.server.ts";
import { doctorOf, type NameOf, toEntry } from "./entry.server.ts";
import type { Entry } from "./kinds.ts";
import { historyQuery } from "./staff-inputs.ts";

export const entriesPerPage = 48;

/** What was asked for in an address, as it was typed, and what is wrong with it. */
export function readHistoryQuery(url: URL) {
  const { who = "", kind = "", from = "", to = "" } = readQuery(url, historyQuery);
  const { q, page } = readListQuery(url, historyQuery);
  const [first, last] = [readDay(from), readDay(to)];
  const problems = {
    from: from.trim() && !first ? "From must be a date, such as 26/01/2027." : undefined,
    to:
      to.trim() && !last
        ? "To must be a date, such as 26/01/2027."
        : first && last && last < first
          ? "To must not be before From."
          : undefined,
  };
  const typed = { who, kind, from: first ?? from, to: last ?? to, q };
  const filter: ChangeFilter = {
    from: first && startOf(first),
    to: last && startOf(last, 1),
    who: who || undefined,
    ...ofKind(kind),
    name: q,
    named: listSettingsNamed(q),
  };
  const isWrong = problems.from !== undefined || problems.to !== undefined;
  return { typed, problems, isWrong, filter, page };
}

/** A kind, or one thing of it, such as `setting:contact`. */
function ofKind(kind: string): Pick<ChangeFilter, "subject" | "id"> {
  const [subject, id] = kind.split(":");
  return { subject: subject || undefined, id: subject && id ? id : undefined };
}

/** The ids of groups of settings, and of their translations. */
function listSettingsNamed(text: string): string[] {
  const isMeant = (id: string) =>
    normalizeForSearch(groupTitle(id)).includes(normalizeForSearch(text));
  return Object.keys(settingGroups)
    .filter(isMeant)
    .flatMap((id) => [
      id,
      ...wordsLocales.map((locale) => idOf({ subject: "setting", subject_id: id, locale })),
    ]);
}

export type HistoryQuery = ReturnType<typeof readHistoryQuery>;

/** The beginning of an Indian day, or of one after it, as UTC. */
function startOf(day: string, daysLater = 0): string {
  const start = instantOf({ day, minute: 0 }) + daysLater * 24 * 60 * 60_000;
  return new Date(start).toISOString();
}

/** Whom the record may name, for a list of choices, and the name of each. */
export function readPeople() {
  const staff = listStaff().map(({ email, name }) => [email, name] as const);
  const present = new Set(staff.map(([email]) => email));
  const removed = listRemovedStaff()
    .filter((email) => !present.has(email))
    .map((email) => [email, email] as const);
  const people = [...staff, ...removed, ...actors];
  const names = new Map<string, string>(people);
  const nameOf: NameOf = (email) => names.get(email) ?? email;
  return { people, nameOf };
}

export function namesFor(changes: readonly Change[]): Map<string, Named> {
  return findNames(changes.flatMap((change) => [change.subject_id, doctorOf(change) ?? []].flat()));
}

/** In words. Whoever reads names of applicants here is recorded, as in the list of applications. */
export function toEntries(
  changes: readonly Change[],
  nameOf: NameOf,
  context: Readonly<RouterContextProvider>,
): Entry[] {
  const names = namesFor(changes);
  const isNamed = ({ subject, subject_id, before, after }: Change) =>
    subject === "application" && (names.has(subject_id) || before || after);
  if (changes.some(isNamed)) {
    const staff = requireStaff(context);
    recordFrom(context, { kind: "applications listed", staff, detail: "in the history" });
  }
  return changes.map((change) => toEntry(change, names, nameOf));
}

export interface Day {
  heading: string;
  entries: Entry[];
}

export function byDay(entries: readonly Entry[]): Day[] {
  const today = momentOf(Date.now()).day;
  return [...Map.groupBy(entries, ({ at }) => dayOf(at))].map(([day, entries]) => ({
    heading: headingOf(day, today),
    entries,
  }));
}
