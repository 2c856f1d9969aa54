import { type Selectable, sql } from "kysely";
import { all, one, query } from "#db/connection.server.ts";
import { inList, listed } from "#db/in-list.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { SittingsTable } from "#db/schema.ts";
import { keepVersioned, toPlain } from "#db/versioned.ts";

export interface Sitting
  extends Omit<
    Selectable<SittingsTable>,
    "weekdays" | "weeks" | "created_at" | "updated_at" | "version"
  > {
  weekdays: readonly number[];
  weeks: readonly number[];
  version: number;
}

export type SittingFields = Omit<Sitting, "id" | "version" | "replaces"> & {
  replaces?: string | null;
};

function toSitting(row: Selectable<SittingsTable>): Sitting {
  return { ...toPlain(row), weekdays: JSON.parse(row.weekdays), weeks: JSON.parse(row.weeks) };
}

export const keptSittings = keepVersioned<Sitting, SittingFields>({
  subject: "sitting",
  limit: {
    most: 60,
    of: "OPD sessions of this doctor",
    among: ({ doctor_id }) => sql<boolean>`doctor_id = ${doctor_id}`,
  },
  toThing: toSitting,
  toColumns: ({ weekdays, weeks, ...fields }) => ({
    ...fields,
    weekdays: JSON.stringify(weekdays),
    weeks: JSON.stringify(weeks),
  }),
});

/** Only of doctors that visitors see. */
export function listSittings(): Sitting[] {
  return byTime(all(query.selectFrom("sittings").selectAll().where("doctor_id", "in", visible())));
}

type WeeklyHours = Pick<SittingsTable, "weekdays" | "starts_at" | "ends_at">;

export function listWeeklyHours(): WeeklyHours[] {
  const weekly = query
    .selectFrom("sittings")
    .where("doctor_id", "in", seeingPatients())
    .where("weeks", "=", "[]")
    .where(sql<boolean>`coalesce(replaces, first_day, last_day, '') = ''`)
    .select(["weekdays", "starts_at", "ends_at"])
    .distinct()
    .orderBy("starts_at");
  return all(weekly);
}

export function hasDoctorWithoutSittings(): boolean {
  const doctors = query.selectFrom("sittings").select("doctor_id");
  return one(seeingPatients().where("id", "not in", doctors).limit(1)) !== undefined;
}

function seeingPatients() {
  return visible().where("availability", "=", "available");
}

function visible() {
  return query
    .selectFrom("doctors")
    .select("id")
    .where("is_deleted", "=", 0)
    .where("is_active", "=", 1);
}

export function listSittingsOn(weekday: number): Sitting[] {
  // Each weekday is one digit of the list.
  const digit = sql<boolean>`(instr(weekdays, ${String(weekday)}) > 0 OR replaces IS NOT NULL)`;
  return byTime(all(query.selectFrom("sittings").selectAll().where(digit)));
}

export interface SittingDay {
  day: string;
  weekday: number;
  week: number;
}

interface CountedHours extends Pick<SittingsTable, "starts_at" | "ends_at"> {
  count: number;
}

export function countSittingsOn(on: SittingDay, others: readonly string[]): CountedHours[] {
  // In one list, in which each sitting is looked up once.
  const counted = plannedOn(on)
    .where(sql<boolean>`doctor_id NOT IN (${notSeeing} UNION ALL ${listed(others)})`)
    .select(({ fn }) => ["starts_at", "ends_at", fn.countAll<number>().as("count")])
    .groupBy(["starts_at", "ends_at"]);
  return all(counted);
}

export function listFirstSittingsOn(
  on: SittingDay,
  others: readonly string[],
  { endAfter, limit }: { endAfter: number; limit: number },
): Sitting[] {
  // Of so few it is quicker to ask for each doctor.
  const ids = plannedOn(on)
    .where("doctor_id", "not in", inList(others))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("doctors")
          .select("id")
          .whereRef("doctors.id", "=", "sittings.doctor_id")
          .where("is_deleted", "=", 0)
          .where("is_active", "=", 1)
          .where("availability", "=", "available"),
      ),
    )
    .where("ends_at", ">", endAfter)
    .select("id")
    .orderBy("starts_at")
    .orderBy("ends_at")
    .orderBy("id")
    .limit(limit);
  return byTime(all(query.selectFrom("sittings").selectAll().where("id", "in", ids)));
}

// Reads the index alone. Each weekday and each week is one digit of its list.
function plannedOn({ day, weekday, week }: SittingDay) {
  return query
    .selectFrom("sittings")
    .where(sql<boolean>`instr(weekdays, ${String(weekday)}) > 0`)
    .where(sql<boolean>`(weeks = '[]' OR instr(weeks, ${String(week)}) > 0)`)
    .where(sql<boolean>`${day} BETWEEN coalesce(first_day, '') AND coalesce(last_day, '9')`)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM sittings AS other WHERE other.replaces = sittings.id
          AND other.doctor_id = sittings.doctor_id AND ${day} BETWEEN other.first_day AND other.last_day
      )`,
    );
}

const notSeeing = sql`
  SELECT id FROM doctors WHERE is_deleted = 1 OR is_active = 0 OR availability = 'unavailable'`;

export function listSittingsOf(doctors: readonly string[]): Sitting[] {
  const rows = query.selectFrom("sittings").selectAll();
  return byTime(all(rows.where("doctor_id", "in", inList(doctors))));
}

// Not sorted by the database, which would need another copy of the whole timetable for it.
function byTime(rows: Parameters<typeof toSitting>[0][]): Sitting[] {
  return readableRows("sittings", rows)
    .map(toSitting)
    .sort((one, other) => one.starts_at - other.starts_at || (one.id < other.id ? -1 : 1));
}

export function hasSittings(): boolean {
  return one(query.selectFrom("sittings").select("id").limit(1)) !== undefined;
}
