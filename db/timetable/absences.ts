import type { Selectable } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, query, transaction } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { AbsencesTable } from "#db/schema.ts";
import { keepVersioned, toPlain } from "#db/versioned.ts";

export type Absence = Omit<Selectable<AbsencesTable>, "created_at" | "updated_at">;

export type AbsenceFields = Omit<Absence, "id" | "version" | "from_at"> & {
  from_at?: number | null;
};

export const keptAbsences = keepVersioned<Absence, AbsenceFields>({
  subject: "absence",
  toThing: toPlain<Selectable<AbsencesTable>>,
  toColumns: (fields) => fields,
});

export const findAbsence = keptAbsences.find;
export const createAbsence = keptAbsences.create;
export const createAbsenceOnce = keptAbsences.createOnce;
export const updateAbsence = keptAbsences.update;
export const deleteAbsence = keptAbsences.remove;

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

export function endAbsences(
  doctor_id: string,
  day: string,
  dayBefore: string,
  actor: Actor,
): boolean {
  return transaction(() => {
    const running = listAbsencesOf([doctor_id], day).filter(({ first_day }) => first_day <= day);
    for (const { id, version, ...fields } of running) {
      if (fields.first_day < day)
        updateAbsence(id, version, { ...fields, last_day: dayBefore }, actor);
      else deleteAbsence(id, actor);
    }
    return running.length > 0;
  });
}
