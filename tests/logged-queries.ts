import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emptyDirectory } from "./http.ts";

/** Settings with which the app notes the SQL that it runs, and what it has noted. */
export function logQueries(): { settings: NodeJS.ProcessEnv; read(): string[] } {
  const file = join(emptyDirectory(), "queries");
  const settings = {
    NODE_OPTIONS: `--import=${resolve("tests/log-queries.mjs")}`,
    QUERIES: file,
  };
  function read(): string[] {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter(Boolean).map((line) => JSON.parse(line) as string);
  }
  return { settings, read };
}
