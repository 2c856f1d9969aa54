import { type ExpressionBuilder, sql } from "kysely";
import { all, query } from "#db/connection.server.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";
import type { Availability, HospitalDatabase } from "#db/schema.ts";
import { type Doctor, notDeleted, toDoctors } from "./doctors.ts";

const orders = {
  name: "name_key",
  specialization: "specialization_key",
  hospital: "hospital_key",
  experience: "experience",
  fees: "fees",
  availability: "availability",
} as const;

export type DoctorOrder = keyof typeof orders;

export const doctorOrders = Object.keys(orders) as DoctorOrder[];

export interface DoctorSelection {
  text?: string;
  meant?: string[];
  specialization?: string;
  availability?: Availability;
  is_active?: boolean;
  /** By default those whose names match come first, then by name. */
  order?: { by: DoctorOrder; descending: boolean };
  changed?: string;
}

type Doctors = ExpressionBuilder<HospitalDatabase, "doctors">;

export function listDoctorPage(
  selection: DoctorSelection,
  page: number,
  perPage: number,
): ResultPage<Doctor> {
  return readResultPage(select(selection), page, perPage, toDoctors);
}

export function listDoctorIds(selection: DoctorSelection): string[] {
  return all(select(selection)).map(({ id }) => id);
}

export function listSpecializations(): string[] {
  const keys = new Map(all(specializations).map(({ name }) => [name, normalizeForSearch(name)]));
  return [...keys].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([name]) => name);
}

// From one to the next in the index, without the doctors between them.
const specializations = {
  compile: () =>
    sql<{ name: string }>`
      WITH RECURSIVE found (is_active, name) AS (
        SELECT column1, (
          SELECT min(specialization) FROM doctors WHERE is_deleted = 0 AND is_active = column1
        )
        FROM (VALUES (0), (1))
        UNION ALL
        SELECT is_active, (
          SELECT min(specialization) FROM doctors
          WHERE is_deleted = 0 AND doctors.is_active = found.is_active AND specialization > found.name
        )
        FROM found WHERE name IS NOT NULL
      )
      SELECT DISTINCT name FROM found WHERE name IS NOT NULL`.compile(query),
};

// The ids alone, which the index has, so that no row is read or sorted that is not shown.
function select(selection: DoctorSelection) {
  const { text = "", order, changed } = selection;
  const wanted = notDeleted()
    .clearSelect()
    .select("id")
    .where((doctor) => {
      const found = matches(doctor, selection);
      return changed ? doctor.or([found, doctor("id", "=", changed)]) : found;
    });
  const needle = normalizeForSearch(text);
  if (order) {
    return wanted
      .orderBy(orders[order.by], order.descending ? "desc" : "asc")
      .orderBy("name")
      .orderBy("id");
  }
  const named = sql<boolean>`instr(name_key, ${needle}) > 0`;
  return (needle ? wanted.orderBy(named, "desc") : wanted).orderBy("name").orderBy("id");
}

function matches(doctor: Doctors, selection: DoctorSelection) {
  const { text = "", specialization, availability, is_active } = selection;
  return doctor.and([
    ...(normalizeForSearch(text) ? [mentions(doctor, selection)] : []),
    ...(specialization === undefined ? [] : [doctor("specialization", "=", specialization)]),
    ...(availability === undefined ? [] : [doctor("availability", "=", availability)]),
    ...(is_active === undefined ? [] : [doctor("is_active", "=", is_active ? 1 : 0)]),
  ]);
}

function mentions(doctor: Doctors, { text = "", meant = [] }: DoctorSelection) {
  const needle = normalizeForSearch(text);
  const digits = needle.replace(/[\s-]/g, "");
  return doctor.or([
    sql<boolean>`instr(search_text, ${needle}) > 0`,
    sql<boolean>`instr(staff_search_text, ${needle}) > 0`,
    ...(digits ? [sql<boolean>`instr(phone, ${digits}) > 0`] : []),
    ...(meant.length > 0 ? [doctor("specialization", "in", meant)] : []),
  ]);
}
