import { type Changes, notedChanges, notingChanges, type StaffActor } from "#db/audit.ts";
import { all, query, transaction } from "#db/connection.server.ts";
import { findMade, recordMade, type Sending } from "#db/form-keys.ts";
import { inList } from "#db/in-list.ts";
import { saveWords, type WordedFields, type WordsLocale } from "#db/texts/words.ts";
import { keptSittings, type SittingFields } from "#db/timetable/sittings.ts";
import { isSame } from "#db/versioned.ts";
import { createDoctor, type DoctorFields, findDoctor, updateDoctor } from "./doctors.ts";

type NewSitting = Omit<SittingFields, "doctor_id" | "replaces">;

interface NewWords {
  locale: WordsLocale;
  version: number;
  fields: WordedFields;
}

export type DoctorChange = {
  fields: DoctorFields;
  sittings: NewSitting[];
  words: readonly NewWords[];
} & (object | { id: string; version: number });

export type Imported = ReturnType<typeof readImported>;

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

/** Makes all changes that `decide` returns, or none. The same key imports once. */
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
  const doctor_id = "id" in change ? change.id : createDoctor(change.fields, staff).id;
  if ("id" in change) update(change, staff);
  for (const sitting of change.sittings) keptSittings.create({ ...sitting, doctor_id }, staff);
  for (const { locale, version, fields } of change.words) {
    const saved = saveWords(
      { subject: "doctor", subject_id: doctor_id, locale },
      version,
      fields,
      staff,
    );
    if (saved.conflict) throw new Error("Words changed within a transaction");
  }
}

function update(
  { id, version, fields }: { id: string; version: number; fields: DoctorFields },
  staff: StaffActor,
): void {
  const stored = findDoctor(id);
  if (stored && isSame(stored, fields)) return;
  const saved = updateDoctor(id, version, fields, staff);
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

function readImported(changes: Changes) {
  const counted = all(
    query
      .selectFrom("audit")
      .select(({ fn }) => ["action", "subject", fn.countAll<number>().as("number")])
      .where("id", ">=", changes.first)
      .where("id", "<=", changes.last)
      .groupBy(["action", "subject"]),
  );
  const count = (action: string, subject: string) =>
    counted.find((one) => one.action === action && one.subject === subject)?.number ?? 0;
  return {
    added: count("create", "doctor"),
    changed: count("update", "doctor"),
    sittings: count("create", "sitting"),
    words: count("create", "words") + count("update", "words"),
    changes,
  };
}
