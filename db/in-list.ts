import { sql } from "kysely";

/** For `in`: one parameter for any number of values. */
export function inList<Value extends string | number>(values: readonly Value[]) {
  return sql<Value>`(${listed(values)})`;
}

export function listed(values: readonly (string | number)[]) {
  return sql`SELECT value FROM json_each(${JSON.stringify(values)})`;
}

export function inOrderOf<Id, Row extends { id: Id }>(
  ids: readonly Id[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
