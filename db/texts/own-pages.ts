import type { Selectable } from "kysely";
import type { StaffActor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { findMade, type Sending } from "#db/form-keys.ts";
import { readableRow, readableRows } from "#db/readable-rows.ts";
import type { OwnPagesTable } from "#db/schema.ts";
import { keepVersioned, type Written } from "#db/versioned.ts";
import { dayInIndia } from "#runtime/csv.ts";

export type OwnPageFields = Pick<
  Selectable<OwnPagesTable>,
  "path" | "kind" | "name" | "place" | "position" | "specialities" | "hero" | "is_general"
>;

type Row = Selectable<OwnPagesTable>;

export type OwnPage = OwnPageFields & Pick<Row, "id" | "version" | "created_at">;

export type OwnPageRow = OwnPage & Pick<Row, "is_written" | "is_deleted">;

export const keptOwnPages = keepVersioned<OwnPage, OwnPageFields>({
  subject: "own page",
  keepsRow: true,
  toThing: ({ locale: _, is_written: __, is_deleted: ___, updated_at: ____, ...page }: Row) => page,
  toColumns: ({ path, kind, name, place, position, specialities, hero, is_general }) => {
    return { path, kind, name, place, position, specialities, hero, is_general };
  },
});

/** `taken` by another page, perhaps by one in the Trash. What the same form made before keeps its address. */
export function addOwnPage(
  fields: OwnPageFields,
  form_key: unknown,
  staff: StaffActor,
): Written<OwnPage> | { taken: OwnPageRow } {
  return transaction(() => {
    const sending: Sending = { staff_id: staff.id, form: "add own page", form_key };
    const made = findMade(sending, keptOwnPages.find)?.thing;
    const path = made?.path ?? fields.path;
    const taken = made ? undefined : findOwnPageAt(path);
    if (taken) return { taken };
    return keptOwnPages.createOnce({ ...fields, path }, form_key, staff);
  });
}

/** In the order of menus, deleted ones too. */
export function listOwnPages(): OwnPageRow[] {
  const rows = all(
    query
      .selectFrom("own_pages")
      .selectAll()
      .where("locale", "=", "en")
      .orderBy("position")
      .orderBy("created_at")
      .orderBy("id"),
  );
  return readableRows("own_pages", rows);
}

export function listPresentOwnPages(): OwnPageRow[] {
  return listOwnPages().filter(({ is_deleted }) => is_deleted === 0);
}

export function listPagesUnder(path: string): OwnPageRow[] {
  return listPresentOwnPages().filter(({ kind, place }) => kind === "page" && place === path);
}

/** Also one that is in the Trash. */
export function findOwnPageAt(path: string): OwnPageRow | undefined {
  const row = query.selectFrom("own_pages").selectAll().where("path", "=", path);
  return readableRow("own_pages", one(row.where("locale", "=", "en")));
}

export function markWritten(path: string, is_written: 0 | 1): void {
  run(
    query
      .updateTable("own_pages")
      .set({ is_written })
      .where("path", "=", path)
      .where("is_written", "<>", is_written),
  );
}

/** Written on the day that it was in the hospital. */
export function frontMatterOf({ hero, created_at }: Pick<OwnPage, "hero" | "created_at">): string {
  return `hero: ${JSON.stringify(hero)}\nwritten: ${dayInIndia(created_at)}\n`;
}
