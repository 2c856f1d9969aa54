import { type Changes, notedChanges, notingChanges, type StaffActor } from "./audit.ts";
import { all, one, query, transaction } from "./connection.server.ts";
import { createDoctor, type DoctorFields, updateDoctor } from "./doctors.ts";
import { findMade, recordMade, type Sending } from "./form-keys.ts";
import { inList } from "./in-list.ts";

export type DoctorChange =
  | { fields: DoctorFields }
  | { fields: DoctorFields; id: string; version: number };

export interface Imported {
  added: number;
  changed: number;
  changes: Changes;
}

export function listDoctorNames(): { id: string; name: string; specialization: string }[] {
  return all(
    query
      .selectFrom("doctors")
      .select(["id", "name", "specialization"])
      .where("is_deleted", "=", 0)
      .orderBy("name")
      .orderBy("id"),
  );
}

export function findDeletedIds(ids: readonly string[]): Set<string> {
  const rows = all(
    query
      .selectFrom("doctors")
      .select("id")
      .where("id", "in", inList(ids))
      .where("is_deleted", "=", 1),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes all changes that `decide` returns, or none where it returns undefined. The same key imports once: a second
 * time it returns what was done the first time.
 */
export function importDoctorsOnce(
  form_key: string,
  staff: StaffActor,
  decide: () => DoctorChange[] | undefined,
): Imported | undefined {
  const sending: Sending = { staff_id: staff.id, form: "import doctors", form_key };
  return transaction(() => {
    const made = findMade(sending, (id) => ({ id }));
    if (made) return readImported(toChanges(made.thing.id));
    const decided = decide();
    if (!decided || decided.length === 0) return undefined;
    const changes = notingChanges(() => {
      for (const change of decided) apply(change, staff);
      return notedChanges();
    });
    if (!changes) throw new Error("Changes of one transaction do not follow each other");
    recordMade(sending, toSubject(changes), null);
    return readImported(changes);
  });
}

export function findImported(form_key: string, staff: StaffActor): Imported | undefined {
  const sending: Sending = { staff_id: staff.id, form: "import doctors", form_key };
  const made = findMade(sending, (id) => ({ id }));
  return made && readImported(toChanges(made.thing.id));
}

function apply(change: DoctorChange, staff: StaffActor): void {
  if (!("id" in change)) return void createDoctor(change.fields, staff);
  const saved = updateDoctor(change.id, change.version, change.fields, staff);
  if (!saved || saved.conflict) throw new Error("A doctor changed within a transaction");
}

// Where other forms keep the id of what they made, both numbers of the record of changes.
const digits = 12;

function toSubject({ first, last }: Changes): string {
  return [first, last].map((number) => String(number).padStart(digits, "0")).join("");
}

function toChanges(subject: string): Changes {
  return { first: Number(subject.slice(0, digits)), last: Number(subject.slice(digits)) };
}

function readImported(changes: Changes): Imported {
  const counted = one(
    query
      .selectFrom("audit")
      .select(({ fn }) => fn.countAll<number>().as("added"))
      .where("id", ">=", changes.first)
      .where("id", "<=", changes.last)
      .where("action", "=", "create"),
  );
  const added = counted?.added ?? 0;
  return { added, changed: changes.last - changes.first + 1 - added, changes };
}
