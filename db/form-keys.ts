import { createHash, randomBytes } from "node:crypto";
import { one, query, run } from "./connection.server.ts";
import type { Subject } from "./entities.ts";
import { isRecent } from "./recent.ts";

const keyFormat = /^[\w-]{22}$/;

/** Anything but a well-formed `form_key` counts as none. `content` is hashed to know a form without a key. */
export interface Sending {
  staff_id: string;
  form: `add ${Subject}` | "edit doctor" | "import doctors";
  form_key: unknown;
  content?: object;
}

export interface Made<Thing> {
  thing: Thing;
  version: number | null;
  sameForm: boolean;
  sameContent: boolean;
}

/** 128 random bits. */
export function newFormKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Finds what the same person made with the same key, or with the same content within ten minutes. */
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

/** To be called in the transaction of the change. */
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
