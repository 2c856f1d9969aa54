import { type Selectable, sql } from "kysely";
import type { Actor, StaffActor } from "#db/audit.ts";
import { all, query, transaction } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { AbsencesTable } from "#db/schema.ts";
import { keepVersioned, toPlain, type Written } from "#db/versioned.ts";

export type Absence = Omit<Selectable<AbsencesTable>, "created_at" | "updated_at">;

export type AbsenceFields = Omit<Absence, "id" | "version" | "from_at"> & {
  from_at?: number | null;
};

export const keptAbsences = keepVersioned<Absence, AbsenceFields>({
  subject: "absence",
  limit: {
    most: 100,
    of: "absences of this doctor",
    among: ({ doctor_id }) => sql<boolean>`doctor_id = ${doctor_id}`,
  },
  toThing: toPlain<Selectable<AbsencesTable>>,
  toColumns: (fields) => fields,
});

export function listAbsencesFrom(day: string): Absence[] {
  return byDay(all(query.selectFrom("absences").selectAll().where("last_day", ">=", day)));
}

export function listAbsencesOf(doctors: readonly string[], day: string): Absence[] {
  const own = query.selectFrom("absences").selectAll().where("doctor_id", "in", inList(doctors));
  return byDay(all(own.where("last_day", ">=", day)));
}

function byDay(rows: Selectable<AbsencesTable>[]): Absence[] {
  const place = ({ first_day, id }: Absence) => `${first_day} ${id}`;
  return readableRows("absences", rows)
    .map(toPlain<Selectable<AbsencesTable>>)
    .sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

interface DayBetween {
  day: string;
  dayBefore: string;
  dayAfter: string;
}

/** The last hours said of `day` count: the earlier absences that go against them leave it out. As `createOnce`. */
export function saveAbsenceOnce(
  fields: AbsenceFields,
  form_key: unknown,
  days: DayBetween,
  staff: StaffActor,
): Written<Absence> {
  return transaction(() => {
    const added = keptAbsences.createOnce(fields, form_key, staff);
    if (added.conflict) return added;
    const saved = added.after;
    const isOfDay = saved.back_at !== null || saved.from_at !== null;
    if (!isOfDay || saved.first_day !== days.day) return added;
    for (const one of listRunning(saved.doctor_id, days.day)) {
      if (one.id !== saved.id && !goTogether(one, saved, days.day)) leaveOut(one, days, staff);
    }
    return added;
  });
}

/** Who comes late may leave early as well. */
function goTogether(one: Absence, other: Absence, day: string): boolean {
  const [late] = [one, other].filter(({ back_at }) => back_at !== null);
  const [early] = [one, other].filter(({ back_at }) => back_at === null);
  const leavesAt = early?.first_day === day ? early.from_at : null;
  return (late?.back_at ?? 24 * 60) < (leavesAt ?? 0);
}

function leaveOut(
  { id, version, ...fields }: Absence,
  { dayBefore, dayAfter }: DayBetween,
  actor: Actor,
): void {
  const earlier = { ...fields, last_day: dayBefore };
  const later = { ...fields, first_day: dayAfter, from_at: null };
  const [kept, added] = [earlier, later].filter((part) => part.first_day <= part.last_day);
  if (kept) keptAbsences.update(id, version, kept, actor);
  else keptAbsences.remove(id, actor);
  if (added) keptAbsences.create(added, actor);
}

function listRunning(doctor_id: string, day: string): Absence[] {
  return listAbsencesOf([doctor_id], day).filter(({ first_day }) => first_day <= day);
}

export function endAbsences(
  doctor_id: string,
  day: string,
  dayBefore: string,
  actor: Actor,
): boolean {
  return transaction(() => {
    const running = listRunning(doctor_id, day);
    for (const { id, version, ...fields } of running) {
      if (fields.first_day < day)
        keptAbsences.update(id, version, { ...fields, last_day: dayBefore }, actor);
      else keptAbsences.remove(id, actor);
    }
    return running.length > 0;
  });
}
