import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/connection.server.ts";
import { preparedDirectory, startApp } from "../../tests/app/http.ts";
import { share } from "../../tests/runner/rounds.ts";

/** Starts with data that `damage` has changed; returns what the server says. */
async function startWith(damage: (data: string) => void, wrapper?: string[]): Promise<string> {
  const data = preparedDirectory();
  damage(data);
  try {
    const app = await startApp({}, data, undefined, wrapper);
    await app.stop();
    return "it started";
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(data, { recursive: true });
  }
}

function change(sql: string) {
  return (data: string) => {
    const sqlite = openDatabase(join(data, "hospital.db"));
    sqlite.exec(sql);
    sqlite.close();
  };
}

type Damage = [name: string, damage: (data: string) => void, said: RegExp];

const missing: Damage[] = [
  [
    "a table that is missing",
    change("DROP TABLE known_devices"),
    /hospital\.db is not built as this program builds it \(table known_devices,.*restore a backup/,
  ],
  ["an index that is missing", change("DROP INDEX audit_list"), /\(index audit_list\)/],
  [
    "a trigger that is missing",
    change("DROP TRIGGER doctors_version_updated"),
    /\(trigger doctors_version_updated\)/,
  ],
];

const journals: Damage[] = [
  [
    "a journal of a restore that is cut off",
    (data) => writeFileSync(join(data, ".restoring.json"), '{"from":'),
    /\.restoring\.json cannot be used \(.*\): remove it, and restore the backup again/,
  ],
  [
    "a journal of a restore with other contents",
    (data) => writeFileSync(join(data, ".restoring.json"), "[]"),
    /\.restoring\.json cannot be used/,
  ],
];

const others: Damage[] = [
  [
    "a lock that is no database",
    (data) => writeFileSync(join(data, "lock.db"), "x".repeat(5000)),
    /lock\.db cannot be used \(.*\): remove it/,
  ],
  [
    "a folder in place of the ballast",
    (data) => {
      rmSync(join(data, ".ballast"), { force: true });
      mkdirSync(join(data, ".ballast"));
    },
    /\.ballast cannot be written \(.*\): remove it/,
  ],
];

const damages = [...share(missing, 3), ...share(journals, 2), ...others];

test.each(damages)("%s stops a start, with its name and what to do", async (_, damage, said) => {
  expect(await startWith(damage)).toMatch(said);
});

test("a database that may not be written to stops a start", async () => {
  const isRoot = process.getuid?.() === 0;
  const other = 65_534;
  const readOnly = (data: string) => {
    chmodSync(join(data, "hospital.db"), 0o444);
    if (!isRoot) return;
    chownSync(data, other, other);
    for (const name of readdirSync(data)) chownSync(join(data, name), other, other);
  };
  const asOther = ["setpriv", `--reuid=${other}`, `--regid=${other}`, "--clear-groups"];
  const said = await startWith(readOnly, isRoot ? asOther : []);
  expect(said).toMatch(/hospital\.db is read-only \(EACCES\): let the user of the server write/);
});
