import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import Database from "better-sqlite3";
import { preparedDirectory, runScript } from "../app/http.ts";
import { randomFrom } from "../runner/random.ts";

export function readRows(database: string): [table: string, rows: unknown[]][] {
  const sqlite = new Database(database, { readonly: true });
  try {
    const names = sqlite
      .prepare(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT IN ('digests', 'sqlite_schema')",
      )
      .pluck()
      .all() as string[];
    return names.map((name) => [name, sqlite.prepare(`SELECT * FROM "${name}"`).all()]);
  } finally {
    sqlite.close();
  }
}

export function flipBit(file: string, bit: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bit / 8);
  bytes[at] = (bytes[at] as number) ^ (1 << (bit % 8));
  writeFileSync(file, bytes);
}

export async function flipBits({ flips, seed }: { flips: number; seed: number }) {
  const random = randomFrom(seed);
  const data = preparedDirectory();
  const file = join(data, "hospital.db");
  const whole = join(data, "whole.db");
  copyFileSync(file, whole);
  const rows = readRows(whole);
  const bytes = readFileSync(whole);
  // The first is in a name that is stored, so that not all may fall where nothing is.
  const inName = bytes.indexOf("Asha Verma") * 8;
  const counts = { named: 0, refused: 0, unused: 0 };
  const unnoticed: string[] = [];
  for (let flip = 0; flip < flips; flip += 1) {
    copyFileSync(whole, file);
    const bit = flip === 0 ? inName : random(bytes.length * 8);
    flipBit(file, bit);
    const { code, output } = await runScript(["commands/check-data.ts"], { DATA_DIR: data });
    if (output.includes("not as this program wrote it")) counts.named += 1;
    else if (code !== 0) counts.refused += 1;
    else if (hasRows(file, rows)) counts.unused += 1;
    else unnoticed.push(`bit ${bit}`);
    for (const rest of ["-wal", "-shm"]) rmSync(file + rest, { force: true });
  }
  rmSync(data, { recursive: true });
  return { counts, unnoticed };
}

function hasRows(database: string, rows: ReturnType<typeof readRows>): boolean {
  try {
    return isDeepStrictEqual(readRows(database), rows);
  } catch {
    return false;
  }
}
