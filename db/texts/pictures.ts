import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import { type Actor, type AuditEntry, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { prepared } from "#db/prepared.ts";
import { readableRow, readableRows } from "#db/readable-rows.ts";
import type { PicturesTable } from "#db/schema.ts";
import type { Conflict } from "#db/versioned.ts";

export interface PictureFields
  extends Omit<
    Selectable<PicturesTable>,
    "place" | "alt" | "is_illustration" | "version" | "created_at" | "updated_at"
  > {
  alt: string;
  is_illustration: boolean;
}

/** The id is the place, such as `gallery/entrance`. */
export interface StoredPicture extends PictureFields {
  id: string;
  version: number;
}

export type PlaceState = ReturnType<typeof toState>;

export function findPlace(place: string): PlaceState {
  const stored = one(query.selectFrom("pictures").selectAll().where("place", "=", place));
  return toState(readableRow("pictures", stored), stored?.version);
}

export function listPlaces(prefix = ""): Map<string, PlaceState> {
  const rows = all(allPictures()).filter(({ place }) => place.startsWith(prefix));
  const readable = new Map(readableRows("pictures", rows).map((row) => [row.place, row]));
  return new Map(rows.map(({ place, version }) => [place, toState(readable.get(place), version)]));
}

function toState(row: Row | undefined, version = 0) {
  return { picture: row && toPicture(row), version };
}

const allPictures = prepared(() => query.selectFrom("pictures").selectAll().orderBy("place"));

export function savePicture(
  place: string,
  fields: PictureFields,
  version: number,
  actor: Actor,
): { conflict: false } | Conflict<PlaceState> {
  return transaction(() => {
    const before = findPlace(place);
    if (before.picture && isDeepStrictEqual(fieldsOf(before.picture), fields)) {
      return { conflict: false };
    }
    if (before.version !== version) return { conflict: true, current: before };
    write(place, fields, actor, before.picture ? "update" : "create");
    return { conflict: false };
  });
}

export function removePicture(place: string, actor: Actor): boolean {
  return transaction(() => {
    if (!findPlace(place).picture) return false;
    write(place, undefined, actor, "delete");
    return true;
  });
}

export function removePicturesExcept(group: string, ids: readonly string[], actor: Actor): void {
  for (const place of listPlaces(`${group}/`).keys()) {
    if (!ids.includes(place.slice(group.length + 1))) removePicture(place, actor);
  }
}

function write(
  place: string,
  fields: PictureFields | undefined,
  actor: Actor,
  action: AuditEntry["action"],
): void {
  const { picture: before, version } = findPlace(place);
  const at = new Date().toISOString();
  const row = {
    ...(fields ? toColumns(fields) : { photo_key: null, alt: null }),
    version: version + 1,
    updated_at: at,
  };
  run(
    query
      .insertInto("pictures")
      .values({ place, ...row, created_at: at })
      .onConflict((conflict) => conflict.column("place").doUpdateSet(row)),
  );
  const after = findPlace(place).picture;
  recordChange({ actor, action, subject: "picture", subjectId: place, before, after });
}

export const keptPictures = {
  find: (place: string): StoredPicture | undefined => findPlace(place).picture,
  remove: removePicture,
  change(place: string, fields: object, actor: Actor): void {
    transaction(() => {
      const { picture } = findPlace(place);
      if (picture) write(place, { ...fieldsOf(picture), ...fields }, actor, "update");
    });
  },
  restore(before: Record<string, unknown>, actor: Actor): void {
    const picture = before as unknown as StoredPicture;
    transaction(() => write(picture.id, fieldsOf(picture), actor, "restore"));
  },
};

function fieldsOf({ id: _, version: __, ...fields }: StoredPicture): PictureFields {
  return fields;
}

function toColumns(fields: PictureFields) {
  const { photo_key, alt, focus, width, height, colour, format } = fields;
  const shown = { photo_key, alt, focus, width, height, colour, format };
  return { ...shown, is_illustration: fields.is_illustration ? 1 : 0 };
}

type Row = Omit<Selectable<PicturesTable>, "created_at" | "updated_at">;

function toPicture(row: Row): StoredPicture | undefined {
  const { place: id, photo_key, alt, focus, width, height, colour, format, version } = row;
  if (alt === null) return undefined;
  const is_illustration = row.is_illustration === 1;
  return { id, photo_key, alt, focus, width, height, colour, format, is_illustration, version };
}
