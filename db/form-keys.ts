import { hash, randomBytes } from "node:crypto";
import { noteMade } from "./audit.ts";
import { one, query, run } from "./connection.server.ts";
import type { Subject } from "./entities.ts";

const keyFormat = /^[\w-]{22}$/;

/** Anything but a well-formed `form_key` counts as none. */
export interface Sending {
  staff_id: string;
  form:
    | `add ${Subject}`
    | "edit doctor"
    | "import doctors"
    | "add appointment"
    | "move appointments";
  form_key: unknown;
}

export interface Made<Entity> {
  thing: Entity;
  version: number | null;
}

export function newFormKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Of the key of a program, which may be longer. */
export function formKeyOf(key: string): string {
  return hash("sha256", key, "base64url").slice(0, 22);
}

export function findMade<Entity>(
  { staff_id, form, form_key }: Sending,
  find: (id: string) => Entity | undefined,
): Made<Entity> | undefined {
  if (!isFormKey(form_key)) return undefined;
  const row = one(
    query
      .selectFrom("form_keys")
      .select(["subject_id", "version"])
      .where("staff_id", "=", staff_id)
      .where("form", "=", form)
      .where("key", "=", form_key),
  );
  const thing = row && find(row.subject_id);
  if (thing) noteMade(form.replace("add ", ""), row.subject_id);
  return thing && { thing, version: row.version };
}

/** To be called in the transaction of the change. */
export function recordMade(
  { staff_id, form, form_key }: Sending,
  subject_id: string,
  version: number | null,
): void {
  if (!isFormKey(form_key)) return;
  const made = { subject_id, version, created_at: new Date().toISOString() };
  run(
    query
      .insertInto("form_keys")
      .values({ staff_id, form, key: form_key, ...made })
      .onConflict((conflict) => conflict.columns(["staff_id", "form", "key"]).doUpdateSet(made)),
  );
}

export function deleteFormKeysBefore(time: string): void {
  run(query.deleteFrom("form_keys").where("created_at", "<", time));
}

function isFormKey(value: unknown): value is string {
  return typeof value === "string" && keyFormat.test(value);
}
