import type { HospitalDatabase, Role } from "./schema.ts";

interface Entity {
  table: keyof HospitalDatabase;
  /** After deletion: in the Trash, replaced by the sample or the built-in one, or gone for good. */
  deleted: "trash" | "sample" | "gone";
  /** The lowest role that may change it, and undo a change of it. */
  changedBy: Role;
}

export const entities = {
  doctor: { table: "doctors", deleted: "trash", changedBy: "editor" },
  application: { table: "applications", deleted: "trash", changedBy: "editor" },
  link: { table: "links", deleted: "trash", changedBy: "editor" },
  sitting: { table: "sittings", deleted: "trash", changedBy: "editor" },
  absence: { table: "absences", deleted: "trash", changedBy: "editor" },
  closure: { table: "closures", deleted: "trash", changedBy: "editor" },
  notice: { table: "notices", deleted: "trash", changedBy: "editor" },
  "own page": { table: "own_pages", deleted: "trash", changedBy: "admin" },
  review: { table: "article_reviews", deleted: "trash", changedBy: "admin" },
  setting: { table: "settings", deleted: "sample", changedBy: "admin" },
  words: { table: "words", deleted: "sample", changedBy: "editor" },
  picture: { table: "pictures", deleted: "sample", changedBy: "admin" },
  article: { table: "articles", deleted: "sample", changedBy: "admin" },
  staff: { table: "staff", deleted: "gone", changedBy: "admin" },
  "second factor": { table: "second_factors", deleted: "gone", changedBy: "editor" },
  sessions: { table: "sessions", deleted: "gone", changedBy: "admin" },
  invitation: { table: "staff_links", deleted: "gone", changedBy: "admin" },
  "password link": { table: "staff_links", deleted: "gone", changedBy: "admin" },
  "mail server": { table: "mail_server", deleted: "gone", changedBy: "admin" },
  "news feed": { table: "feed_addresses", deleted: "gone", changedBy: "editor" },
} as const satisfies Record<string, Entity>;

type Entities = typeof entities;

export type Subject = keyof Entities;

export type TableOf<Name extends Subject> = Entities[Name]["table"];

type DeletedTo<Place> = {
  [Name in Subject]: Entities[Name]["deleted"] extends Place ? Name : never;
}[Subject];

export type KeptSubject = DeletedTo<"trash">;

export type UndoableSubject = DeletedTo<"trash" | "sample">;

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(entities, name);
}

export function isKept(name: string): name is KeptSubject {
  return isSubject(name) && entities[name].deleted === "trash";
}

export function isUndoable(name: string): name is UndoableSubject {
  return isSubject(name) && entities[name].deleted !== "gone";
}

export const keptSubjects = Object.keys(entities).filter(isKept);
