import { type Selectable, sql } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { PatientsTable } from "#db/schema.ts";
import { isSame, meanwhile, type Written } from "#db/versioned.ts";
import { emptyRegisterChanges, recordRegisterChange } from "./register-changes.ts";

export type PatientFields = Pick<
  Selectable<PatientsTable>,
  | "name"
  | "phone"
  | "sex"
  | "born"
  | "is_born_exact"
  | "guardian"
  | "place"
  | "reference"
  | "messages"
> & {
  latin: string;
  language?: Patient["language"] | "";
};

export type Patient = Omit<Selectable<PatientsTable>, "name_key" | "created_at" | "updated_at">;

export const maxAtPhone = 50;

function patients() {
  return query
    .selectFrom("patients")
    .select(["id", "number", "name", "phone", "sex", "born", "is_born_exact", "guardian", "place"])
    .select(["reference", "language", "messages", "last_day", "version"]);
}

export function findPatient(id: string): Patient | undefined {
  return one(patients().where("id", "=", id));
}

export function findPatientByNumber(number: number): Patient | undefined {
  return one(patients().where("number", "=", number));
}

export function listPatientsAt(phone: string): Patient[] {
  if (phone === "") return [];
  const atPhone = patients().where("phone", "=", phone);
  return all(atPhone.orderBy("last_day", "desc").limit(maxAtPhone));
}

export function listLatestPatients(): Patient[] {
  return all(patients().orderBy("last_day", "desc").limit(maxAtPhone));
}

export function listPatientsByEnd(digits: string): Patient[] {
  const byEnd = patients().where(sql<string>`substr(phone, 7)`, "=", digits);
  return all(byEnd.where(sql<boolean>`phone <> ''`).orderBy("last_day", "desc").limit(maxAtPhone));
}

export function listPatientsNamed(text: string, soundOf: SoundOf): Patient[] {
  const numbers = numbersNamed(text, soundOf)?.limit(1000);
  if (!numbers) return [];
  const named = patients().where("number", "in", numbers);
  return all(named.orderBy("last_day", "desc").limit(maxAtPhone));
}

/** What a word sounds like, as it was stored with a name; empty where that tells nothing. */
export type SoundOf = (word: string) => string;

/** Selects the numbers of cards with these words in the name, in either script; undefined without a word. */
export function numbersNamed(text: string, soundOf: SoundOf) {
  const words = normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return undefined;
  const pattern = words
    .map((word) => [word, soundOf(word)].filter(Boolean).map((one) => `"${one}"*`))
    .map((spellings) => `(${spellings.join(" OR ")})`)
    .join(" AND ");
  return query
    .selectFrom("patients_search")
    .select("rowid")
    .where(sql<boolean>`patients_search MATCH ${pattern}`);
}

/** The same phone number with the same name is the same person. To be called in the transaction of the appointment. */
export function keepCard(fields: PatientFields, day: string, actor: Actor): Patient {
  const known = findSame(fields.phone, fields.name);
  if (!known) return insert(fields, day, actor);
  const { name: _, phone: __, born, is_born_exact, ...rest } = fields;
  const typed = Object.entries(rest).filter(([, value]) => value !== "");
  // A year that is reckoned from an age tells less than a day of birth.
  const isBetter = is_born_exact === 1 || known.is_born_exact === 0;
  const birth = born !== null && isBetter && { born, is_born_exact };
  return write(known, { ...Object.fromEntries(typed), ...birth }, actor);
}

export function noteVisit({ id }: Pick<Patient, "id">, day: string): void {
  run(
    query
      .updateTable("patients")
      .set({ last_day: day })
      .where("id", "=", id)
      .where("last_day", "<", day),
  );
}

/** A conflict when `version` is not the stored one, unless nothing would change; `same` where another card has that number and name. */
export function updatePatient(
  id: string,
  version: number,
  fields: PatientFields,
  actor: Actor,
): Written<Patient> | { same: Patient } | undefined {
  return transaction(() => {
    const before = findPatient(id);
    if (!before) return undefined;
    if (before.version !== version) return meanwhile(before, columnsOf(fields));
    const same = findSame(fields.phone, fields.name);
    if (same && same.id !== id) return { same };
    return { conflict: false, after: write(before, fields, actor) };
  });
}

/**
 * Everything of `other` becomes that of `kept`, whose empty fields are filled in, but not with a number that a third
 * card of that name has; undefined where one is gone.
 */
export function mergePatients(kept: string, other: string, actor: Actor): Patient | undefined {
  return transaction(() => {
    const [before, double] = [findPatient(kept), findPatient(other)];
    if (!before || !double || kept === other) return undefined;
    for (const table of ["appointments", "payments"] as const) {
      run(query.updateTable(table).set({ patient_id: kept }).where("patient_id", "=", other));
    }
    // First, as no two cards have the same name and number.
    remove(double);
    recordRegisterChange({ actor, action: "delete", subject: "patient", subjectId: other });
    const { sex, guardian, place, reference, messages } = double;
    const phone = findSame(double.phone, before.name) ? "" : double.phone;
    const found = Object.entries({ sex, guardian, place, reference, messages, phone }).filter(
      ([name]) => before[name as "sex"] === "",
    );
    const birth = before.born === null && {
      born: double.born,
      is_born_exact: double.is_born_exact,
    };
    // Nobody need have said English, which a card begins with.
    const language = before.language === "en" && { language: double.language };
    noteVisit(before, double.last_day);
    return write(before, { ...Object.fromEntries(found), ...birth, ...language }, actor);
  });
}

/** Appointments stay as they were, without the person and without notes; receipts with the printed name alone. */
export function erasePatient(id: string, actor: Actor): Patient | undefined {
  return transaction(() => {
    const patient = findPatient(id);
    if (!patient) return undefined;
    const own = all(query.selectFrom("appointments").select("id").where("patient_id", "=", id));
    for (const appointment of own) emptyRegisterChanges(appointment.id);
    run(
      query
        .updateTable("appointments")
        .set({ patient_id: null, note: "" })
        .where("patient_id", "=", id),
    );
    run(query.updateTable("payments").set({ patient_id: null }).where("patient_id", "=", id));
    remove(patient);
    recordRegisterChange({ actor, action: "erase", subject: "patient", subjectId: id });
    return patient;
  });
}

export function erasePatientsBefore(day: string, actor: Actor, limit: number): number {
  return transaction(() => {
    const old = all(
      patients()
        .where("last_day", "<", day)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("appointments")
                .select("id")
                .whereRef("appointments.patient_id", "=", "patients.id"),
            ),
          ),
        )
        .limit(limit),
    );
    for (const patient of old) {
      remove(patient);
      recordRegisterChange({ actor, action: "erase", subject: "patient", subjectId: patient.id });
    }
    return old.length;
  });
}

/** The same number with the same name, however it is written. */
export function isSamePerson(
  one: Pick<Patient, "name" | "phone"> | undefined | null,
  other: Pick<Patient, "name" | "phone">,
): boolean {
  return (
    one?.phone === other.phone && normalizeForSearch(one.name) === normalizeForSearch(other.name)
  );
}

export function findSame(phone: string, name: string): Patient | undefined {
  if (phone === "") return undefined;
  const key = normalizeForSearch(name);
  return one(patients().where("phone", "=", phone).where("name_key", "=", key));
}

function insert({ latin, language, ...fields }: PatientFields, day: string, actor: Actor): Patient {
  const number = (one(query.selectFrom("patient_numbers").select("last"))?.last ?? 0) + 1;
  const at = new Date().toISOString();
  const id = newId();
  const name_key = normalizeForSearch(fields.name);
  const times = { last_day: day, created_at: at, updated_at: at };
  run(
    query
      .insertInto("patients")
      .values({ id, number, ...fields, language: language || "en", name_key, ...times }),
  );
  run(query.insertInto("patients_search").values({ rowid: number, name: fields.name, latin }));
  const after = findExisting(id);
  recordRegisterChange({ actor, action: "create", subject: "patient", subjectId: id, after });
  return after;
}

export function restorePatient(
  before: Patient,
  fields: Partial<PatientFields>,
  actor: Actor,
): Patient {
  return write(before, fields, actor, "restore");
}

function columnsOf({ latin: _, language, ...others }: Partial<PatientFields>) {
  return { ...others, ...(language && { language }) };
}

function write(
  before: Patient,
  fields: Partial<PatientFields>,
  actor: Actor,
  action: "update" | "restore" = "update",
): Patient {
  const { latin } = fields;
  const columns = columnsOf(fields);
  if (isSame(before, columns)) return before;
  const { id, number } = before;
  const name = columns.name ?? before.name;
  const next = { version: sql<number>`version + 1`, updated_at: new Date().toISOString() };
  const name_key = normalizeForSearch(name);
  run(
    query
      .updateTable("patients")
      .set({ ...columns, name_key, ...next })
      .where("id", "=", id),
  );
  if (latin !== undefined && name !== before.name) {
    run(query.updateTable("patients_search").set({ name, latin }).where("rowid", "=", number));
  }
  const after = findExisting(id);
  recordRegisterChange({
    actor,
    action,
    subject: "patient",
    subjectId: id,
    before,
    after,
  });
  return after;
}

function remove({ id, number }: Patient): void {
  run(query.deleteFrom("patients_search").where("rowid", "=", number));
  run(query.deleteFrom("patients").where("id", "=", id));
  emptyRegisterChanges(id);
}

function findExisting(id: string): Patient {
  const patient = findPatient(id);
  if (!patient) throw new Error("A patient vanished within its own transaction");
  return patient;
}
