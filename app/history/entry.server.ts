import { href } from "react-router";
import { englishPath, languagesInEnglish, localeOf } from "#app/language/locale.ts";
import { deskNameOf } from "#app/library/desk-name.ts";
import { articleLinks } from "#app/library/groups.ts";
import { findBuiltIn } from "#app/library/library.server.ts";
import { findOwnArticle } from "#app/library/own-pages.server.ts";
import { nameWords } from "#app/own-words/compare.server.ts";
import { listOriginals } from "#app/own-words/originals.server.ts";
import { wordsPath } from "#app/own-words/place.ts";
import { tabOf } from "#app/pictures/tabs.ts";
import { groupAt, groupTitle } from "#app/settings/groups.ts";
import { pathOf } from "#app/settings/paths.ts";
import { placeInWords } from "#app/trash/places.ts";
import { isSubject, type Subject } from "#db/entities.ts";
import type { Change, Named } from "#db/history/change-list.ts";
import type { RecordedEvent } from "#db/history/event-list.ts";
import { readId } from "#db/texts/words.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { showInstant, showTimeOf } from "./dates.server.ts";
import { changedFields, isErased, markWords } from "./differences.server.ts";
import { type Entry, eventKinds } from "./kinds.ts";

export type NameOf = (email: string) => string;

const verbs = lookupTable<string>({
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  erase: "erased for ever",
});

export function toEntry(change: Change, names: ReadonlyMap<string, Named>, nameOf: NameOf): Entry {
  return {
    ...describeChange(change, names, nameOf),
    differences: changedFields(change).map(markWords),
  };
}

export function describeChange(
  change: Change,
  names: ReadonlyMap<string, Named>,
  nameOf: NameOf,
): Omit<Entry, "differences"> {
  const { id, at, staff_email } = change;
  return {
    id,
    at,
    time: showTimeOf(at),
    when: showInstant(at),
    who: nameOf(staff_email),
    verb: verbOf(change),
    thing: thingOf(change, names),
    to: placeOf(change, names),
    notes: notesOf(change),
  };
}

function verbOf({ staff_email, action, subject }: Change): string {
  if (subject === "second factor") return action === "create" ? "switched on" : "switched off";
  if (subject === "setting" && action === "create") return "filled in";
  if (subject === "setting" && action === "delete") return "discarded";
  if (subject === "invitation")
    return action === "create" ? "invited" : "withdrew the invitation of";
  if (subject === "password link") {
    return `${action === "create" ? "made a" : "withdrew the"} link for a new password of`;
  }
  if (subject === "mail server" && action === "create") return "set up";
  if (subject === "mail server" && action === "delete") return "switched off";
  if (subject === "news feed") return action === "create" ? "made" : "ended";
  if (subject === "sessions") return "signed out everywhere";
  return staff_email === "applicant" ? "sent" : (verbs[action] ?? action);
}

export function doctorOf({ subject, subject_id, before, after }: Change): string | undefined {
  if (subject === "doctor") return subject_id;
  const { doctor_id } = after ?? before ?? {};
  return typeof doctor_id === "string" ? doctor_id : undefined;
}

function thingOf(change: Change, names: ReadonlyMap<string, Named>): string {
  const { subject, subject_id: id } = change;
  const recorded = change.after ?? change.before;
  const name = names.get(id)?.name ?? textIn(recorded, "name");
  if (!isSubject(subject)) return quoted(subject, name, subject);
  return things[subject]({ id, name, recorded, doctor: doctorName(change, names) });
}

interface Known {
  id: string;
  /** As it is now, or as it was recorded. */
  name: string | undefined;
  recorded: Change["after"];
  doctor: string;
}

const unknownDoctor = "a doctor who is no longer stored";
const removed = "an account that was removed";

const things: Record<Subject, (known: Known) => string> = {
  doctor: ({ name, recorded }) => textIn(recorded, "name") ?? name ?? unknownDoctor,
  sitting: ({ doctor }) => `an OPD session of ${doctor}`,
  absence: ({ doctor }) => `an absence of ${doctor}`,
  closure: ({ name }) => quoted("the holiday", name, "a holiday"),
  notice: ({ name, recorded }) =>
    quoted("the notice", textIn(recorded, "text") ?? name, "a notice"),
  article: ({ id, recorded }) => quoted("the page", textIn(recorded, "name"), `the page ${id}`),
  "own page": ({ name, recorded }) =>
    quoted("the page", textIn(recorded, "name") ?? name, "a page"),
  review: ({ recorded }) =>
    quoted("a check of the page", titleAt(textIn(recorded, "path")), "a check of a page"),
  application: ({ name }) => (name ? `the application of ${name}` : "a deleted application"),
  link: () => "a link",
  picture: ({ id }) => `the picture “${placeInWords(id)}”`,
  staff: ({ name }) => (name ? `the account of ${name}` : removed),
  "second factor": ({ name }) => `two-step sign-in of ${name || removed}`,
  words: ({ id }) => nameWords(id),
  setting: ({ id }) => `${groupTitle(id)} of the hospital`,
  invitation: ({ recorded }) => textIn(recorded, "email") ?? "somebody",
  "password link": ({ name = removed }) => name,
  sessions: ({ name = removed }) => name,
  "mail server": () => "the mail server",
  "news feed": () => "an address for the news feed",
};

function titleAt(path = ""): string {
  const locale = localeOf(path);
  const title = articleLinks.find((link) => link.path === englishPath(path))?.title ?? path;
  return locale === "en" ? title : `${title} (${languagesInEnglish[locale]})`;
}

function doctorName(change: Change, names: ReadonlyMap<string, Named>): string {
  return names.get(doctorOf(change) ?? "")?.name ?? unknownDoctor;
}

function textIn(recorded: Change["after"], column: string): string | undefined {
  const text = recorded?.[column];
  return typeof text === "string" ? text : undefined;
}

const longest = 60;

function quoted(what: string, text: string | undefined, otherwise: string): string {
  if (!text) return otherwise;
  return `${what} “${text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text}”`;
}

function placeOf(change: Change, names: ReadonlyMap<string, Named>): string | undefined {
  if (change.subject === "picture") {
    const tab = tabOf(change.subject_id);
    return tab && href("/dashboard/Pictures/:tab", { tab: tab.name });
  }
  const group = change.subject === "setting" && groupAt(change.subject_id);
  if (group) return pathOf(group);
  if (change.subject === "words") {
    const of = readId(change.subject_id);
    const path = listOriginals(of) && wordsPath(of.subject, of.subject_id);
    return path && `${path}/${of.locale}`;
  }
  const id = doctorOf(change);
  if (id) {
    if (names.get(id)?.kind !== "doctor") return undefined;
    return change.subject === "doctor"
      ? href("/dashboard/AddDoctor/:id/history", { id })
      : href("/dashboard/AddDoctor/:id/OPD", { id });
  }
  if (change.subject === "article") {
    const english = englishPath(change.subject_id);
    if (!findBuiltIn(english) && !findOwnArticle(english)) return undefined;
    const name = deskNameOf(change.subject_id);
    return href("/dashboard/Articles/:name/versions", { name });
  }
  if (change.subject === "own page") return href("/dashboard/Pages");
  const applicant = names.get(change.subject_id);
  if (applicant?.kind === "application") {
    return href("/dashboard/Careers/:id", { id: change.subject_id });
  }
  return undefined;
}

function notesOf(change: Change): string[] {
  if (isErased(change)) return ["What it said has been erased."];
  if (change.subject !== "staff") return [];
  if (change.action === "update" && !change.after) return ["New password."];
  const isInvited =
    change.action === "create" && textIn(change.after, "email") === change.staff_email;
  return isInvited ? ["Accepted an invitation."] : [];
}

/** An event, which may have happened several times within an hour. */
export function toEventEntry(
  event: RecordedEvent,
  names: ReadonlyMap<string, Named>,
  nameOf: NameOf,
): Entry {
  const { id, at, kind, staff_email, address, subject_id, detail, count, last_at } = event;
  const label = eventKinds.find(([known]) => known === kind)?.[1] ?? kind;
  const of = names.get(subject_id);
  const times = `${count.toLocaleString("en-IN")} times, the last at ${showTimeOf(last_at)}`;
  return {
    id,
    at,
    time: showTimeOf(at),
    when: showInstant(at),
    who: staff_email ? nameOf(staff_email) : "Somebody without an account",
    verb: label.charAt(0).toLowerCase() + label.slice(1),
    notes: [
      of?.kind === "application" ? `Application of ${of.name}` : "",
      detail,
      count > 1 ? times : "",
      address ? `from ${address}` : "",
    ].filter(Boolean),
    differences: [],
  };
}
