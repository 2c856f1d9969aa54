import type { Selectable } from "kysely";
import type { StaffActor } from "#db/audit.ts";
import { all, query, transaction } from "#db/connection.server.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { ClosuresTable } from "#db/schema.ts";
import { keepVersioned, toPlain } from "#db/versioned.ts";

export type Closure = Omit<Selectable<ClosuresTable>, "created_at" | "updated_at">;

export type ClosureFields = Omit<Closure, "id" | "version" | "from_at"> & {
  from_at?: number | null;
};

export const keptClosures = keepVersioned<Closure, ClosureFields>({
  subject: "closure",
  limit: { most: 200, of: "holidays" },
  toThing: toPlain<Selectable<ClosuresTable>>,
  toColumns: (fields) => fields,
});

export function listClosuresFrom(day: string): Closure[] {
  const rows = all(
    query
      .selectFrom("closures")
      .selectAll()
      .where("last_day", ">=", day)
      .orderBy("first_day")
      .orderBy("id"),
  );
  return readableRows("closures", rows).map(toPlain<Selectable<ClosuresTable>>);
}

export function createClosures(closures: readonly ClosureFields[], staff: StaffActor): void {
  transaction(() => {
    for (const closure of closures) keptClosures.create(closure, staff);
  });
}
