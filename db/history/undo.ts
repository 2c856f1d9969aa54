import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import { isNeededOpen } from "#db/accounts/set-up.ts";
import { keptApplications } from "#db/applications/applications.ts";
import type { Changes, Recorded, StaffActor } from "#db/audit.ts";
import { all, query, transaction } from "#db/connection.server.ts";
import { findDoctor, keptDoctors } from "#db/doctors/doctors.ts";
import { entities, isUndoable, type UndoableSubject } from "#db/entities.ts";
import type { AuditTable } from "#db/schema.ts";
import { keptSettings } from "#db/settings/settings.ts";
import { keptReviews } from "#db/texts/article-reviews.ts";
import { keptArticles } from "#db/texts/articles.ts";
import { keptLinks } from "#db/texts/links.ts";
import { keptNotices } from "#db/texts/notices.ts";
import { keptOwnPages, listPagesUnder } from "#db/texts/own-pages.ts";
import { keptPictures } from "#db/texts/pictures.ts";
import { keptWords, readId } from "#db/texts/words.ts";
import { keptAbsences } from "#db/timetable/absences.ts";
import { keptClosures } from "#db/timetable/closures.ts";
import { keptSittings } from "#db/timetable/sittings.ts";
import { maxTogether } from "./undo-limit.ts";

const day = 24 * 60 * 60_000;

export interface Undoer extends StaffActor {
  isAdmin: boolean;
  isDesk?: boolean;
}

type Changed = Pick<Entry, "subject" | "subject_id">;

const ofDesk: readonly UndoableSubject[] = ["absence", "notice"];

interface Undoable {
  find(id: string): object | undefined;
  remove(id: string, actor: StaffActor): unknown;
  change(id: string, fields: object, actor: StaffActor): void;
  restore(thing: Recorded, actor: StaffActor): void;
}

const undoable: Record<UndoableSubject, Undoable> = {
  doctor: keptDoctors,
  application: keptApplications,
  link: keptLinks,
  sitting: keptSittings,
  absence: keptAbsences,
  closure: keptClosures,
  notice: keptNotices,
  article: keptArticles,
  "own page": keptOwnPages,
  review: keptReviews,
  setting: keptSettings,
  picture: keptPictures,
  words: keptWords,
};

export interface Undone {
  action: "create" | "update" | "delete" | "restore";
  subject: UndoableSubject;
  id: string;
  thing: Recorded;
}

export type Refusal =
  | { reason: "notYours" }
  | ({ reason: "changed"; since: Since } & About)
  | ({ reason: "pagesUnder"; pages: string[] } & About)
  | ({ reason: "erased" | "needed" | "noDoctor" | "notKept" } & About);

interface Since {
  action: Undone["action"];
  by: string;
  isOwn: boolean;
  at: string;
  fields: string[];
}

interface About {
  subject: UndoableSubject;
  thing: Recorded;
}

export type Outcome = { undone: Undone[] } | { alreadyUndone: true } | { refusal: Refusal };

interface Entry extends Omit<Selectable<AuditTable>, "action" | "subject" | "before" | "after"> {
  action: Undone["action"] | "erase";
  subject: UndoableSubject;
  before: Recorded | null;
  after: Recorded | null;
}

/** Of this member of staff within a day, or anybody's deletions: all of them or none. */
export function undoChanges(changes: Changes, staff: Undoer): Outcome {
  return transaction(() => {
    const entries = listEntries(changes);
    if (!entries || !mayUndo(entries, staff)) return { refusal: { reason: "notYours" } };
    if (entries.every((entry) => isUndone(entry, staff))) return { alreadyUndone: true };
    for (const entry of entries) {
      const refusal = findObstacle(entry, changes.last, staff);
      if (refusal) return { refusal };
    }
    return { undone: entries.map((entry) => undo(entry, staff)) };
  });
}

function listEntries({ first, last }: Changes): Entry[] | undefined {
  const count = last - first + 1;
  if (count < 1 || count > maxTogether) return undefined;
  const rows = all(
    query
      .selectFrom("audit")
      .selectAll()
      .where("id", ">=", first)
      .where("id", "<=", last)
      .orderBy("id", "desc"),
  );
  const isWhole = rows.length === count && rows.every((row) => isUndoable(row.subject));
  return isWhole && rows.every(({ action }) => action !== "erase") ? rows.map(toEntry) : undefined;
}

type Row = { [key in keyof Entry]: key extends "before" | "after" ? string | null : unknown };

function toEntry(row: Row): Entry {
  const { before, after } = row;
  const parsed = { before: before && JSON.parse(before), after: after && JSON.parse(after) };
  return { ...row, ...parsed } as Entry;
}

function mayUndo(entries: Entry[], staff: Undoer): boolean {
  if (!staff.isAdmin && entries.some(isForAdmins)) return false;
  if (staff.isDesk && !entries.every((entry) => ofDesk.includes(whatItIsOf(entry)))) return false;
  const dayAgo = new Date(Date.now() - day).toISOString();
  if (entries.every(({ staff_id, at }) => staff_id === staff.id && at >= dayAgo)) return true;
  return entries.every(({ action }) => action === "delete");
}

/** Whether administrators alone put it back. */
export function isForAdmins(changed: Changed): boolean {
  return entities[whatItIsOf(changed)].changedBy === "admin";
}

/** Who may write a text may translate it. */
function whatItIsOf({ subject, subject_id }: Changed): UndoableSubject {
  return subject === "words" ? readId(subject_id).subject : subject;
}

function listLater({ subject, subject_id }: Entry, last: number): Entry[] {
  return all(
    query
      .selectFrom("audit")
      .selectAll()
      .where("subject", "=", subject)
      .where("subject_id", "=", subject_id)
      .where("id", ">", last)
      .orderBy("id"),
  ).map(toEntry);
}

const inverse = { create: "delete", restore: "delete", delete: "restore", update: "update" };

/** By this member of staff, and nothing else happened since: as when somebody clicks twice. */
function isUndone(entry: Entry, staff: Undoer): boolean {
  const [next, ...more] = listLater(entry, entry.id);
  if (!next || more.length > 0 || entry.action === "erase") return false;
  const isInverse = next.staff_id === staff.id && next.action === inverse[entry.action];
  if (entry.action !== "update") return isInverse;
  return isInverse && isDeepStrictEqual([next.before, next.after], [entry.after, entry.before]);
}

function findObstacle(entry: Entry, last: number, staff: Undoer): Refusal | undefined {
  const { action, subject, before, after } = entry;
  const later = listLater(entry, last).at(-1);
  const now = undoable[subject].find(entry.subject_id) as Recorded | undefined;
  const about = { subject, thing: now ?? before ?? after ?? {} };
  const isGone = action !== "delete" && !now;
  if (later?.action === "erase" || (isGone && !later)) return { reason: "erased", ...about };
  if (later) return { reason: "changed", since: toSince(later, staff), ...about };
  if (action === "create" || action === "restore") {
    const isNeeded = subject === "setting" && isNeededOpen(entry.subject_id);
    return isNeeded ? { reason: "needed", ...about } : undefined;
  }
  if (!before) return { reason: "notKept", ...about };
  // So the contacts of doctors stand in entries from before they were recorded.
  if (action === "update" && Object.values(before).includes("not kept")) {
    return { reason: "notKept", ...about };
  }
  const doctor = before.doctor_id;
  if (action === "delete" && doctor && !findDoctor(String(doctor))) {
    return { reason: "noDoctor", ...about };
  }
  if (subject === "own page" && action === "update" && before.kind === "page") {
    const pages = listPagesUnder(String(now?.path)).map(({ name }) => name);
    if (pages.length > 0) return { reason: "pagesUnder", pages, ...about };
  }
  return undefined;
}

function toSince(entry: Entry, staff: Undoer): Since {
  const { before, after, staff_id, staff_email: by, at } = entry;
  const action = entry.action as Undone["action"];
  const fields = Object.keys({ ...before, ...after }).filter(
    (key) => action === "update" && !isDeepStrictEqual(before?.[key], after?.[key]),
  );
  return { action, by, isOwn: staff_id === staff.id, at, fields };
}

function undo(entry: Entry, staff: Undoer): Undone {
  const { action, subject, subject_id: id, before } = entry;
  const { find, remove, change, restore } = undoable[subject];
  const present = find(id) as Recorded;
  if (action === "delete") restore(before as Recorded, staff);
  else if (action === "update") change(id, fieldsBefore(entry), staff);
  else remove(id, staff);
  const thing = (find(id) ?? present) as Recorded;
  return { action: action as Undone["action"], subject, id, thing };
}

/** Undefined is what the change has added, such as the first answer to a question. */
function fieldsBefore({ before, after }: Entry): Recorded {
  const added = Object.keys(after ?? {}).map((key) => [key, undefined]);
  return { ...Object.fromEntries(added), ...before };
}
