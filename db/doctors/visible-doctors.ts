import { all, query } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { Availability, DoctorsTable } from "#db/schema.ts";
import { type Doctor, toDoctors, withIds } from "./doctors.ts";

export type SearchedDoctor = Pick<
  DoctorsTable,
  "id" | "name" | "specialization" | "languages" | "availability" | "search_text"
>;

function visible() {
  return query.selectFrom("doctors").where("is_deleted", "=", 0).where("is_active", "=", 1);
}

export function listSearchedDoctors(): SearchedDoctor[] {
  const doctors = visible()
    .select(["id", "name", "specialization", "languages", "availability", "search_text"])
    .orderBy("name")
    .orderBy("id");
  return readableRows("doctors", all(doctors));
}

export function listSeeingDoctors(
  ids: readonly string[],
): Pick<DoctorsTable, "id" | "name" | "specialization">[] {
  const doctors = withIds(ids)
    .select(["id", "name", "specialization"])
    .where("is_active", "=", 1)
    .where("availability", "=", "available");
  return readableRows("doctors", all(doctors));
}

export function countSpecialities(): { specialization: string; count: number }[] {
  return all(
    visible()
      .select(({ fn }) => ["specialization", fn.countAll<number>().as("count")])
      .groupBy("specialization"),
  );
}

/** Of those that visitors see, by name. One spelling is read in the order of the index. */
export function listOfSpecialities(
  specializations: readonly string[],
  { offset = 0, limit, availability }: ListPart,
): Doctor[] {
  const [first = "", ...others] = specializations;
  const wanted =
    others.length === 0
      ? visible().where("specialization", "=", first)
      : visible().where("specialization", "in", inList(specializations));
  const narrowed = availability ? wanted.where("availability", "=", availability) : wanted;
  const ids = narrowed.select("id").orderBy("name").orderBy("id").limit(limit).offset(offset);
  return toDoctors(all(ids));
}

interface ListPart {
  offset?: number;
  limit: number;
  availability?: Availability;
}

export function listChangeTimes(
  offset: number,
  limit: number,
): Pick<DoctorsTable, "id" | "updated_at">[] {
  const doctors = visible()
    .select(["id", "updated_at"])
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .offset(offset);
  return readableRows("doctors", all(doctors));
}
