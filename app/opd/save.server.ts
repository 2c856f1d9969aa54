import type { StaffActor } from "#db/audit.ts";
import type { Conflict } from "#db/versioned.ts";

interface Kept<Thing, Fields> {
  createOnce(fields: Fields, form_key: unknown, staff: StaffActor): Thing;
  update(
    id: string,
    version: number,
    fields: Fields,
    staff: StaffActor,
  ): { conflict: false; after: Thing } | Conflict<Thing> | undefined;
}

/** Adds a record, or changes the one with this id; undefined where it has gone. */
export function saveForm<Thing, Fields>(
  { createOnce, update }: Kept<Thing, Fields>,
  id: string | undefined,
  form: FormData,
  fields: Fields,
  staff: StaffActor,
) {
  if (id === undefined) {
    return { conflict: false as const, after: createOnce(fields, form.get("form_key"), staff) };
  }
  return update(id, Number(form.get("version")), fields, staff);
}
