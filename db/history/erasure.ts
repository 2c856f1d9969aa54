import { sql } from "kysely";
import { type Actor, recordChange, retention } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { entities, type KeptSubject } from "#db/entities.ts";
import { wordsLocales } from "#db/schema.ts";
import { listPhotoKeysOf } from "#db/texts/photo-keys.ts";
import { about, findLatestChange } from "./change-list.ts";
import { listTrash } from "./trash.ts";

/**
 * From its table, the Trash and the record of changes. Returns the keys of its photos, which nothing needs any more;
 * undefined where there never was such a thing, as for the id of something else.
 */
export function eraseThing(subject: KeptSubject, id: string, actor: Actor): string[] | undefined {
  return transaction(() => {
    if (!isKnown(subject, id)) return undefined;
    const photos = listPhotoKeysOf(subject === "own page" ? pictureOf(id) : id);
    if (subject === "own page") eraseTextsOf(id);
    run(query.deleteFrom(entities[subject].table).where("id", "=", id));
    eraseWords(wordsLocales.map((locale) => `${subject}/${id}/${locale}`));
    run(query.deleteFrom("form_keys").where("subject_id", "=", id));
    run(query.deleteFrom("application_numbers").where("application_id", "=", id));
    eraseChangesOf(id);
    if (subject === "doctor") eraseChangesAbout(id);
    recordChange({ actor, action: "erase", subject, subjectId: id });
    return photos;
  });
}

function isKnown(subject: KeptSubject, id: string): boolean {
  const stored = query.selectFrom(entities[subject].table).select("id").where("id", "=", id);
  return one(stored) !== undefined || findLatestChange(subject, id) !== undefined;
}

/** An own page's article, checks and picture, and what the record has of them. */
function eraseTextsOf(page: string): void {
  const { path } = one(query.selectFrom("own_pages").select("path").where("id", "=", page)) ?? {};
  if (!path) return;
  const picture = pictureOf(page);
  for (const id of [path, picture, ...listReviewIds(path)]) eraseChangesOf(id);
  for (const table of textTables) run(query.deleteFrom(table).where("path", "=", path));
  run(query.deleteFrom("pictures").where("place", "=", picture));
  eraseWords(wordsLocales.map((locale) => `picture/${picture}/${locale}`));
}

const textTables = ["articles", "article_reviews", "article_links", "article_versions"] as const;

function pictureOf(page: string): string {
  return `page/${page}`;
}

/** Also of checks that are in the Trash. */
function listReviewIds(path: string): string[] {
  const recorded = query.selectFrom("audit").select("subject_id").distinct();
  const reviews = recorded.where("subject", "=", "review");
  const rows = all(reviews.where(sql<boolean>`coalesce(after, before) ->> 'path' = ${path}`));
  return rows.map(({ subject_id }) => subject_id);
}

export function eraseWords(ids: readonly string[]): void {
  run(query.deleteFrom("words").where("id", "in", ids));
  const changes = query.updateTable("audit").set({ before: null, after: null });
  run(changes.where("subject", "=", "words").where("subject_id", "in", ids));
}

/** The record of these stays whole. */
export const unerasedSubjects = ["staff", "invitation"] as const;

export function eraseChangesOf(id: string): void {
  run(
    query
      .updateTable("audit")
      .set({ before: null, after: null })
      .where("subject", "not in", unerasedSubjects)
      .where("subject_id", "=", id),
  );
}

function eraseChangesAbout(doctor: string): void {
  run(
    query
      .updateTable("audit")
      .set({ before: null, after: null })
      .where(sql<boolean>`${about} = ${doctor}`),
  );
}

export function eraseTrashBefore(time: string): number {
  return transaction(() => {
    const doctors = all(
      query
        .selectFrom("doctors")
        .select("id")
        .where("is_deleted", "=", 1)
        .where("updated_at", "<", time),
    );
    for (const { id } of doctors) eraseThing("doctor", id, retention);
    const others = listTrash().filter(({ at }) => at < time);
    for (const { subject, subject_id } of others) eraseThing(subject, subject_id, retention);
    return doctors.length + others.length;
  });
}

export function eraseApplicationsBefore(time: string): number {
  return transaction(() => {
    const stored = all(
      query.selectFrom("applications").select("id").where("created_at", "<", time),
    );
    const deleted = listTrash("application").filter(({ thing }) => String(thing.created_at) < time);
    const ids = [...stored.map(({ id }) => id), ...deleted.map(({ subject_id }) => subject_id)];
    for (const id of ids) eraseThing("application", id, retention);
    return ids.length;
  });
}
