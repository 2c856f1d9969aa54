import { sql } from "kysely";
import { all, one, query } from "#db/connection.server.ts";
import type { DoctorsTable } from "#db/schema.ts";
import { type Doctor, findDoctors } from "./doctors.ts";

const worded = query.selectFrom("words").select("subject_id").where("subject", "=", "doctor");

export function listWordedDoctors(): Doctor[] {
  const ids = new Set(all(worded).map(({ subject_id }) => subject_id));
  return findDoctors([...ids]).filter(({ is_active }) => is_active);
}

export function countTextsOfOtherDoctors(columns: readonly (keyof DoctorsTable)[]): number {
  const others = query
    .selectFrom("doctors")
    .where("is_deleted", "=", 0)
    .where("is_active", "=", 1)
    .where("id", "not in", worded);
  const texts = columns.map((column) => sql`(${sql.ref(column)} <> '')`);
  const ofEach = query
    .selectFrom("sittings")
    .select(
      sql<number>`count(DISTINCT nullif(room, '')) + count(DISTINCT nullif(note, ''))`.as("texts"),
    )
    .where("doctor_id", "in", others.select("id"))
    .groupBy("doctor_id");
  const own = one(others.select(sql<number>`total(${sql.join(texts, sql` + `)})`.as("texts")));
  const inOpd = one(
    query.selectFrom(ofEach.as("each")).select(sql<number>`total(texts)`.as("texts")),
  );
  return (own?.texts ?? 0) + (inOpd?.texts ?? 0);
}
