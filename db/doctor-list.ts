import { type ExpressionBuilder, sql } from "kysely";
import { all, query } from "./connection.server.ts";
import { type Doctor, notDeleted, toDoctors } from "./doctors.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import { type ResultPage, readResultPage } from "./result-page.ts";
import type { Availability, HospitalDatabase } from "./schema.ts";

const orders = {
  name: sql`normalize(name)`,
  specialization: sql`normalize(specialization)`,
  hospital: sql`normalize(hospital)`,
  experience: sql`experience`,
  fees: sql`fees`,
  availability: sql`availability`,
};

export type DoctorOrder = keyof typeof orders;

export const doctorOrders = Object.keys(orders) as DoctorOrder[];

export interface DoctorSelection {
  /** Narrows by name, and by everything else that a row shows. */
  text?: string;
  /** Specialities whose doctors count as found by the text. */
  meant?: string[];
  specialization?: string;
  availability?: Availability;
  is_active?: boolean;
  /** By default those whose names match come first, then by name. */
  order?: { by: DoctorOrder; descending: boolean };
  /** Is listed in its place even if it does not match. */
  changed?: string;
}

type Doctors = ExpressionBuilder<HospitalDatabase, "doctors">;

export function listDoctorPage(
  selection: DoctorSelection,
  page: number,
  perPage: number,
): ResultPage<Doctor> {
  return toDoctors(readResultPage(select(selection), page, perPage));
}

/** The ids of the whole list, in its order. */
export function listDoctorIds(selection: DoctorSelection): string[] {
  return all(select(selection)).map(({ id }) => id);
}

/** Those of all doctors, hidden ones too, from A to Z. */
export function listSpecializations(): string[] {
  const rows = all(
    query
      .selectFrom("doctors")
      .select("specialization")
      .distinct()
      .where("is_deleted", "=", 0)
      .orderBy(sql`normalize(specialization)`),
  );
  return rows.map((row) => row.specialization);
}

function select(selection: DoctorSelection) {
  const { text = "", order, changed = "" } = selection;
  const wanted = notDeleted().where((doctor) =>
    doctor.or([matches(doctor, selection), doctor("id", "=", changed)]),
  );
  const named = sql<boolean>`instr(normalize(name), ${normalizeForSearch(text)}) > 0`;
  const sorted = order
    ? wanted.orderBy(orders[order.by], order.descending ? "desc" : "asc")
    : wanted.orderBy(named, "desc");
  return sorted.orderBy("name").orderBy("id");
}

function matches(doctor: Doctors, selection: DoctorSelection) {
  const { text = "", meant = [], specialization, availability, is_active } = selection;
  const needle = normalizeForSearch(text);
  const contains = (column: string) =>
    sql<boolean>`instr(normalize(${sql.ref(column)}), ${needle}) > 0`;
  const digits = needle.replace(/[\s-]/g, "");
  return doctor.and([
    doctor.or([
      sql<boolean>`instr(search_text, ${needle}) > 0`,
      contains("email"),
      contains("qualification"),
      sql<boolean>`instr(phone, ${digits}) > 0`,
      doctor("specialization", "in", meant),
    ]),
    ...(specialization === undefined ? [] : [doctor("specialization", "=", specialization)]),
    ...(availability === undefined ? [] : [doctor("availability", "=", availability)]),
    ...(is_active === undefined ? [] : [doctor("is_active", "=", is_active ? 1 : 0)]),
  ]);
}
