import { type Selectable, sql } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, one, query, transaction } from "#db/connection.server.ts";
import { inList, inOrderOf } from "#db/in-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { readableRows } from "#db/readable-rows.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";
import type { Availability, DoctorsTable, VersionedTable } from "#db/schema.ts";
import { type Conflict, keepVersioned } from "#db/versioned.ts";

export interface DoctorFields
  extends Omit<
    DoctorsTable,
    | keyof VersionedTable
    | "is_active"
    | "is_deleted"
    | "hospital_slots"
    | "video_slots"
    | "search_text"
    | "name_key"
    | "specialization_key"
    | "hospital_key"
    | "staff_search_text"
  > {
  is_active: boolean;
  hospital_slots: string[];
  video_slots: string[];
}

export interface Doctor extends DoctorFields {
  id: string;
  version: number;
  updated_at: string;
}

type DoctorRow = Selectable<DoctorsTable>;

function toDoctor(stored: DoctorRow): Doctor {
  const { is_deleted, created_at, search_text, staff_search_text, ...rest } = stored;
  const { name_key, specialization_key, hospital_key, ...row } = rest;
  return {
    ...row,
    is_active: row.is_active === 1,
    hospital_slots: JSON.parse(row.hospital_slots),
    video_slots: JSON.parse(row.video_slots),
  };
}

function toColumns(fields: DoctorFields) {
  return {
    ...fields,
    is_active: fields.is_active ? 1 : 0,
    hospital_slots: JSON.stringify(fields.hospital_slots),
    video_slots: JSON.stringify(fields.video_slots),
    ...doctorSearchColumns(fields),
  };
}

export function doctorSearchColumns(
  fields: Pick<
    DoctorFields,
    "name" | "specialization" | "hospital" | "languages" | "email" | "qualification"
  >,
) {
  return {
    search_text: joined(fields.name, fields.specialization, fields.hospital, fields.languages),
    name_key: normalizeForSearch(fields.name),
    specialization_key: normalizeForSearch(fields.specialization),
    hospital_key: normalizeForSearch(fields.hospital),
    staff_search_text: joined(fields.email, fields.qualification),
  };
}

function joined(...texts: string[]): string {
  return texts.map(normalizeForSearch).join("\n");
}

export const keptDoctors = keepVersioned<Doctor, DoctorFields>({
  subject: "doctor",
  keepsRow: true,
  toThing: toDoctor,
  toColumns,
});

export const findDoctor = keptDoctors.find;
export const createDoctor = keptDoctors.create;
export const deleteDoctor = keptDoctors.remove;

export function notDeleted() {
  return query.selectFrom("doctors").selectAll().where("is_deleted", "=", 0);
}

export interface DoctorFilter {
  text?: string;
  visible?: boolean;
}

export type DoctorPlace = Pick<Doctor, "name" | "id">;

// Reads the index alone.
function idsByName({ text = "", visible }: DoctorFilter) {
  const needle = normalizeForSearch(text);
  let ids = query.selectFrom("doctors").select("id").where("is_deleted", "=", 0);
  if (visible) ids = ids.where("is_active", "=", 1);
  if (needle) ids = ids.where(sql<boolean>`instr(search_text, ${needle}) > 0`);
  return ids.orderBy("name").orderBy("id");
}

export function listDoctors(
  filter: DoctorFilter = {},
  { after, limit = -1 }: { after?: DoctorPlace; limit?: number } = {},
): Doctor[] {
  const ids = idsByName(filter);
  const following = after
    ? ids.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("name", "id"), ">", tuple(after.name, after.id)),
      )
    : ids;
  return toDoctors(all(following.limit(limit)));
}

export function listDoctorsPage(
  filter: DoctorFilter,
  page: number,
  perPage: number,
): ResultPage<Doctor> {
  return readResultPage(idsByName(filter), page, perPage, toDoctors);
}

/** Of rows that have ids alone. */
export function toDoctors(rows: readonly { id: string }[]): Doctor[] {
  return findDoctors(rows.map(({ id }) => id));
}

export function withIds(ids: readonly string[]) {
  const doctors = query.selectFrom("doctors").where("id", "in", inList(ids));
  // With a plus, SQLite does not look through an index of all that are not deleted, but asks for each id.
  return doctors.where(sql<boolean>`+is_deleted = 0`);
}

export function findDoctors(ids: readonly string[]): Doctor[] {
  const rows = all(withIds(ids).selectAll());
  return readableRows("doctors", inOrderOf(ids, rows)).map(toDoctor);
}

export function findVisibleDoctor(id: string): Doctor | undefined {
  const doctor = findDoctor(id);
  return doctor?.is_active ? doctor : undefined;
}

export function updateDoctor(
  id: string,
  version: number,
  fields: DoctorFields,
  actor: Actor,
): { conflict: false; before: Doctor; after: Doctor } | Conflict<Doctor> | undefined {
  return transaction(() => {
    const before = findDoctor(id);
    if (!before) return undefined;
    if (before.version !== version) return { conflict: true, current: before };
    return { conflict: false, before, after: keptDoctors.write(before, toColumns(fields), actor) };
  });
}

export function setAvailability(
  id: string,
  availability: Availability,
  actor: Actor,
): Doctor | undefined {
  return transaction(() => {
    const before = findDoctor(id);
    if (!before || before.availability === availability) return before;
    return keptDoctors.write(before, { availability }, actor);
  });
}

export function hasVisibleDoctor(): boolean {
  return one(idsByName({ visible: true }).limit(1)) !== undefined;
}

export function countDoctors(): { visible: number; unavailable: number } {
  const counted = one(
    query
      .selectFrom("doctors")
      .select(({ fn }) => [
        fn.countAll<number>().as("visible"),
        fn.count<number>("id").filterWhere("availability", "=", "unavailable").as("unavailable"),
      ])
      .where("is_active", "=", 1)
      .where("is_deleted", "=", 0),
  );
  return counted ?? { visible: 0, unavailable: 0 };
}
