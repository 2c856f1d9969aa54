import { sql } from "kysely";
import { all, query } from "#db/connection.server.ts";

/** Also those of deleted doctors, and of changes since `since`, which can be undone. */
export function listPhotoKeys(since = ""): Set<string> {
  const ofDoctors = all(
    query.selectFrom("doctors").select("photo_key").where("photo_key", "is not", null),
  );
  const ofPlaces = all(
    query.selectFrom("pictures").select("photo_key").where("photo_key", "is not", null),
  );
  const recorded = all(
    recordedKeys().where("subject", "in", ["doctor", "picture"]).where("at", ">=", since),
  );
  return toSet([...ofDoctors, ...ofPlaces, ...recorded.flatMap(both)]);
}

/** Of a doctor, or of the place of a picture. */
export function listPhotoKeysOf(id: string): string[] {
  const ofDoctor = all(query.selectFrom("doctors").select("photo_key").where("id", "=", id));
  const ofPlace = all(query.selectFrom("pictures").select("photo_key").where("place", "=", id));
  const recorded = all(
    recordedKeys().where("subject", "in", ["doctor", "picture"]).where("subject_id", "=", id),
  );
  return [...toSet([...ofDoctor, ...ofPlace, ...recorded.flatMap(both)])];
}

interface Keyed {
  photo_key: string | null;
}

function recordedKeys() {
  return query
    .selectFrom("audit")
    .select([
      sql<string | null>`before ->> 'photo_key'`.as("before"),
      sql<string | null>`after ->> 'photo_key'`.as("after"),
    ]);
}

function both({ before, after }: { before: string | null; after: string | null }): Keyed[] {
  return [{ photo_key: before }, { photo_key: after }];
}

function toSet(rows: Keyed[]): Set<string> {
  return new Set(rows.flatMap(({ photo_key }) => photo_key ?? []));
}
