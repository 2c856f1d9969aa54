import { sql } from "kysely";

/** For `in`: one parameter for any number of texts. */
export function inList(texts: readonly string[]) {
  return sql<string>`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;
}
