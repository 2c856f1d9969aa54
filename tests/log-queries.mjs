import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

const Database = createRequire(import.meta.url)("better-sqlite3");
const { prepare } = Database.prototype;

Database.prototype.prepare = function (sql) {
  appendFileSync(process.env.QUERIES, `${JSON.stringify(sql)}\n`);
  return prepare.call(this, sql);
};
