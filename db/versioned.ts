import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { type Actor, recordChange, type StaffActor } from "./audit.ts";
import { one, query, run, transaction } from "./connection.server.ts";
import { entities, type Subject, type TableOf } from "./entities.ts";
import { findMade, type Made, recordMade, type Sending } from "./form-keys.ts";
import { newId } from "./id.ts";
import { readableRow } from "./readable-rows.ts";
import { countRows } from "./result-page.ts";
import type { HospitalDatabase } from "./schema.ts";
import { TooManyError } from "./too-many-error.ts";

interface Kept {
  id: string;
  version: number;
}

export interface Conflict<Entity> {
  conflict: true;
  current: Entity;
}

export type Written<Entity> = { conflict: false; after: Entity } | Conflict<Entity>;

type Columns = "id" | "version" | "created_at" | "updated_at";

type VersionedSubject = {
  [Name in Subject]: Columns extends keyof HospitalDatabase[TableOf<Name>] ? Name : never;
}[Subject];

interface Kind<Entity, Fields> {
  subject: VersionedSubject;
  /** Deleting sets `is_deleted` to 1 and leaves the row. */
  keepsRow?: true;
  toThing(row: never): Entity;
  toColumns(fields: Fields): object;
  ofId?(id: string): object;
  /** Every page shows them, so nobody may add thousands. `among`: the rows that count, such as those of one doctor. */
  limit?: { most: number; of: string; among?(fields: Fields): RawBuilder<boolean> };
}

export function keepVersioned<Entity extends Kept, Fields extends object>({
  subject,
  keepsRow,
  toThing,
  toColumns,
  ofId,
  limit,
}: Kind<Entity, Fields>) {
  const { table } = entities[subject];

  function find(id: string): Entity | undefined {
    const stored = query.selectFrom(table).selectAll().where("id", "=", id);
    const present = keepsRow ? stored.where(sql<boolean>`is_deleted = 0`) : stored;
    const row = readableRow(table, one(present));
    return row && toThing(row as never);
  }

  function findExisting(id: string): Entity {
    const thing = find(id);
    if (!thing) throw new Error(`A ${subject} vanished within its own transaction`);
    return thing;
  }

  function create(fields: Fields, actor: Actor, id = newId(), version = 1): Entity {
    return transaction(() => {
      insert(id, fields, version);
      const after = findExisting(id);
      recordChange({ actor, action: "create", subject, subjectId: id, after });
      return after;
    });
  }

  function insert(id: string, fields: Fields, version: number): void {
    refuseTooMany(fields);
    const at = new Date().toISOString();
    const row = {
      id,
      ...ofId?.(id),
      ...toColumns(fields),
      version,
      created_at: at,
      updated_at: at,
    };
    run(query.insertInto(table).values(row as never));
  }

  /** Of days that are over there may be any number. */
  function refuseTooMany(fields: Fields): void {
    if (!limit) return;
    const today = new Date().toISOString().slice(0, 10);
    const rows = query
      .selectFrom(table)
      .where(sql<boolean>`coalesce(last_day, '9') >= ${today}`)
      .where(limit.among?.(fields) ?? sql<boolean>`true`);
    if (countRows(rows) < limit.most) return;
    throw new TooManyError(limit.most, `${limit.of} that are not over`);
  }

  /** What the same form made before is corrected; a conflict where somebody has changed it since. */
  function createOnce(fields: Fields, form_key: unknown, staff: StaffActor): Written<Entity> {
    return transaction(() => {
      const sending: Sending = { staff_id: staff.id, form: `add ${subject}`, form_key };
      const made = findMade(sending, find);
      const outcome = made ? correct(made, fields, staff) : saved(create(fields, staff));
      if (!outcome.conflict) recordMade(sending, outcome.after.id, outcome.after.version);
      return outcome;
    });
  }

  /** A conflict when `version` is not the stored one, unless nothing would change. */
  function update(
    id: string,
    version: number | undefined,
    fields: Fields,
    actor: Actor,
  ): Written<Entity> | undefined {
    return transaction(() => {
      const thing = find(id);
      return thing && correct({ thing, version: version ?? thing.version }, fields, actor);
    });
  }

  function correct(
    { thing, version }: Made<Entity>,
    fields: Fields,
    actor: Actor,
  ): Written<Entity> {
    if (thing.version !== version) return meanwhile(thing, fields);
    return saved(isSame(thing, fields) ? thing : write(thing, toColumns(fields), actor));
  }

  function saved(after: Entity): Written<Entity> {
    return { conflict: false, after };
  }

  function write(before: Entity, columns: object, actor: Actor): Entity {
    const { id } = before;
    set(id, columns);
    const after = findExisting(id);
    recordChange({ actor, action: "update", subject, subjectId: id, before, after });
    return after;
  }

  function set(id: string, columns: object): void {
    const next = { version: sql`version + 1`, updated_at: new Date().toISOString() };
    run(
      query
        .updateTable(table)
        .set({ ...columns, ...next } as never)
        .where("id", "=", id),
    );
  }

  function remove(id: string, actor: Actor): Entity | undefined {
    return transaction(() => {
      const before = find(id);
      if (!before) return undefined;
      if (keepsRow) set(id, { is_deleted: 1 });
      else run(query.deleteFrom(table).where("id", "=", id));
      recordChange({ actor, action: "delete", subject, subjectId: id, before });
      return before;
    });
  }

  function change(id: string, fields: object, actor: Actor): void {
    transaction(() => {
      const before = findExisting(id);
      const { id: _, version: __, ...stored } = before;
      write(before, toColumns({ ...stored, ...fields } as unknown as Fields), actor);
    });
  }

  function restore(before: object, actor: Actor): void {
    transaction(() => {
      const { id, version, ...fields } = before as Entity;
      if (keepsRow) set(id, { is_deleted: 0 });
      else insert(id, fields as unknown as Fields, version);
      recordChange({ actor, action: "restore", subject, subjectId: id, after: findExisting(id) });
    });
  }

  return { find, create, createOnce, update, write, remove, change, restore };
}

/** What a save with an old version comes to: a conflict, or what the same save has stored already. */
export function meanwhile<Entity extends object>(current: Entity, typed: object): Written<Entity> {
  return isSame(current, typed) ? { conflict: false, after: current } : { conflict: true, current };
}

export function isSame(stored: object, typed: object): boolean {
  return isDeepStrictEqual({ ...stored, ...typed }, stored);
}

export function toPlain<Row extends { created_at: string; updated_at: string }>(row: Row) {
  const { created_at: _, updated_at: __, ...thing } = row;
  return thing;
}
