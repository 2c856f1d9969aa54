import "../../tests/app/temporary-data.ts";

import { expect, test } from "vitest";
import { openDatabase } from "#db/connection.server.ts";
import { migrate } from "#db/migrate.ts";
import { leftOutTables, movedTables } from "./moved-tables.ts";

const sqlite = openDatabase(":memory:");
migrate(sqlite);

function read<Row>(text: string, ...parameters: string[]): Row[] {
  return sqlite.prepare(text).pluck().all(parameters) as Row[];
}

const columnsOf = (table: string) => read<string>("SELECT name FROM pragma_table_info(?)", table);

test("every table is exported, or left out with a reason", () => {
  const tables = read<string>(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const named = [...movedTables.map(({ name }) => name), ...Object.keys(leftOutTables)];
  expect(named.sort()).toEqual(tables);
});

test("what is said of columns is about columns that there are", () => {
  for (const { name, json, leftOut, made = {} } of movedTables) {
    const columns = [...columnsOf(name), ...Object.keys(made)];
    expect(columns).toEqual(expect.arrayContaining([...json, ...leftOut]));
  }
});

test("every column that can only have JSON is exported as such", () => {
  for (const { name, json, leftOut, made = {} } of movedTables) {
    const [text = ""] = read<string>("SELECT sql FROM sqlite_schema WHERE name = ?", name);
    const checked = [...text.matchAll(/json_(?:valid|type)\((\w+)\)/g)].map(([, column]) => column);
    const moved = checked.filter((column = "") => !leftOut.includes(column));
    expect([name, moved]).toEqual([name, json.filter((column) => !made[column])]);
  }
});

test("no table comes before one that it refers to", () => {
  for (const [at, { name }] of movedTables.entries()) {
    const earlier = movedTables.slice(0, at).map((table) => table.name);
    const wanted = read<string>('SELECT "table" FROM pragma_foreign_key_list(?)', name);
    expect([name, wanted.filter((table) => !earlier.includes(table))]).toEqual([name, []]);
  }
});
