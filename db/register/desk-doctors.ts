import type { Selectable } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import type { DeskDoctorsTable } from "#db/schema.ts";
import { meanwhile, type Written } from "#db/versioned.ts";
import { recordRegisterChange } from "./register-changes.ts";

/** How a doctor gives tokens; `version` is 0 before it is saved for the first time. */
export type DeskDoctor = Omit<Selectable<DeskDoctorsTable>, "created_at" | "updated_at">;

export type DeskDoctorFields = Omit<DeskDoctor, "doctor_id" | "version">;

const usual: Omit<DeskDoctor, "doctor_id"> = {
  shown: "all",
  most_tokens: 0,
  minutes_each: 0,
  registration: "",
  follow_up_days: null,
  follow_up_fee: 0,
  video_fee: null,
  version: 0,
};

const columns = ["doctor_id", ...(Object.keys(usual) as (keyof typeof usual)[])] as const;

export function findDeskDoctor(doctor: string): DeskDoctor {
  const stored = query.selectFrom("desk_doctors").select(columns).where("doctor_id", "=", doctor);
  return one(stored) ?? { doctor_id: doctor, ...usual };
}

export function listDeskDoctors(doctors: readonly string[]): Map<string, DeskDoctor> {
  const stored = query.selectFrom("desk_doctors").select(columns);
  const rows = all(stored.where("doctor_id", "in", inList(doctors)));
  return new Map(rows.map((row) => [row.doctor_id, row]));
}

export function saveDeskDoctor(
  doctor: string,
  version: number,
  fields: DeskDoctorFields,
  actor: Actor,
): Written<DeskDoctor> {
  return transaction(() => {
    const before = findDeskDoctor(doctor);
    if (before.version !== version) return meanwhile(before, fields);
    const at = new Date().toISOString();
    const row = { ...fields, version: version + 1, updated_at: at };
    run(
      query
        .insertInto("desk_doctors")
        .values({ doctor_id: doctor, created_at: at, ...row })
        .onConflict((conflict) => conflict.column("doctor_id").doUpdateSet(row)),
    );
    const after = findDeskDoctor(doctor);
    const change = { actor, subject: "doctor", subjectId: doctor } as const;
    recordRegisterChange({ ...change, action: "update", before, after });
    return { conflict: false, after };
  });
}
