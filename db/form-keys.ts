import { createHash, randomBytes } from "node:crypto";
import { one, query, run } from "./connection.server.ts";
import { isRecent } from "./recent.ts";
import type { FormKeysTable } from "./schema.ts";

const keyFormat = /^[\w-]{22}$/;

/**
 * One sending of a form. `form_key` is what the form carried: anything but a well-formed key counts as
 * none. `content` is what was typed, where that is known again without a key.
 */
export interface Sending {
  staff_id: string;
  form: FormKeysTable["form"];
  form_key: unknown;
  content?: object;
}

/**
 * What an earlier sending made, and the version it had then. `sameForm`: that sending had the same key;
 * `sameContent`: just this content was saved in it before.
 */
export interface Made<Thing> {
  thing: Thing;
  version: number | null;
  sameForm: boolean;
  sameContent: boolean;
}

/** A new key for a form that is opened: 128 random bits. */
export function newFormKey(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * What the same person has made by sending the same form before, or within ten minutes another form
 * with the same content. What is gone since, for which `find` returns undefined, does not count.
 */
export function findMade<Thing extends { id: string }>(
  sending: Sending,
  find: (id: string) => Thing | undefined,
): Made<Thing> | undefined {
  const { key, hash } = keysOf(sending);
  const byKey = findRow(sending, key);
  const byContent = findRow(sending, hash);
  for (const row of [byKey, byContent && isRecent(byContent.created_at) ? byContent : undefined]) {
    const thing = row && find(row.subject_id);
    if (!thing) continue;
    const sameContent = byContent?.subject_id === thing.id;
    return { thing, version: row.version, sameForm: row === byKey, sameContent };
  }
  return undefined;
}

/** Remembers what a sending made. Call it in the transaction of the change. */
export function recordMade(sending: Sending, subject_id: string, version: number | null): void {
  const { staff_id, form } = sending;
  const made = { subject_id, version, created_at: new Date().toISOString() };
  for (const key of Object.values(keysOf(sending))) {
    if (!key) continue;
    run(
      query
        .insertInto("form_keys")
        .values({ staff_id, form, key, ...made })
        .onConflict((conflict) => conflict.columns(["staff_id", "form", "key"]).doUpdateSet(made)),
    );
  }
}

/** Forgets the keys of forms that were sent before a time (UTC, ISO 8601). */
export function deleteFormKeysBefore(time: string): void {
  run(query.deleteFrom("form_keys").where("created_at", "<", time));
}

function keysOf({ form_key, content }: Sending) {
  const key = typeof form_key === "string" && keyFormat.test(form_key) ? form_key : undefined;
  const text = content && JSON.stringify(Object.entries(content).sort());
  return { key, hash: text && createHash("sha256").update(text).digest("base64url") };
}

function findRow({ staff_id, form }: Sending, key: string | undefined) {
  if (!key) return undefined;
  return one(
    query
      .selectFrom("form_keys")
      .selectAll()
      .where("staff_id", "=", staff_id)
      .where("form", "=", form)
      .where("key", "=", key),
  );
}
