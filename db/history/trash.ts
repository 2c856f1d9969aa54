import { sql } from "kysely";
import type { Recorded } from "#db/audit.ts";
import { all, one, query } from "#db/connection.server.ts";
import { type KeptSubject, keptSubjects } from "#db/entities.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";

export interface Trashed {
  id: number;
  subject: KeptSubject;
  subject_id: string;
  thing: Recorded;
  doctor: string | null;
  staff_email: string;
  at: string;
}

// The literals, and the plus, let SQLite choose the index of deletions.
function trashed(subject?: KeptSubject) {
  const later = sql`SELECT 1 FROM audit AS later
    WHERE later.subject = audit.subject AND later.subject_id = audit.subject_id AND later.id > audit.id`;
  return query
    .selectFrom("audit")
    .select(["audit.id", "subject", "subject_id", "staff_email", "at"])
    .select(sql<string>`before`.as("before"))
    .select(
      sql<string | null>`(SELECT name FROM doctors WHERE doctors.id = before ->> 'doctor_id')`.as(
        "doctor",
      ),
    )
    .where(sql<string>`+subject`, "in", subject ? [subject] : keptSubjects)
    .where(sql<boolean>`action = 'delete' AND before IS NOT NULL AND NOT EXISTS (${later})`)
    .orderBy("audit.id", "desc");
}

type Row = Omit<Trashed, "subject" | "thing"> & { subject: string; before: string };

function toTrashed({ before, subject, ...row }: Row): Trashed {
  return { ...row, subject: subject as KeptSubject, thing: JSON.parse(before) };
}

export function listTrash(subject?: KeptSubject): Trashed[] {
  return all(trashed(subject)).map(toTrashed);
}

export function listTrashPage(
  subject: KeptSubject | undefined,
  page: number,
  perPage: number,
): ResultPage<Trashed> {
  return readResultPage(trashed(subject), page, perPage, (rows) => rows.map(toTrashed));
}

export function countTrash(): Map<KeptSubject, number> {
  const rows = all(
    trashed()
      .clearSelect()
      .clearOrderBy()
      .select(["subject", ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy("subject"),
  );
  return new Map(rows.map(({ subject, count }) => [subject as KeptSubject, count]));
}

export function findTrashed(id: number): Trashed | undefined {
  const row = one(trashed().where("audit.id", "=", id));
  return row && toTrashed(row);
}
