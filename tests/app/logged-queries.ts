import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyDirectory } from "./http.ts";

export interface LoggedQuery {
  sql: string;
  ms: number;
  rows: number;
}

/** Settings with which the app notes the SQL that it runs, and what it has noted. */
export function logQueries() {
  const file = join(emptyDirectory(), "queries");
  const settings = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "log-queries.mjs")}`,
    QUERIES: file,
  };
  function read(): LoggedQuery[] {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter(Boolean).map((line) => JSON.parse(line) as LoggedQuery);
  }
  const forget = () => writeFileSync(file, "");
  return { settings, read, forget };
}
