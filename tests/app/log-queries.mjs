import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

// Writes each statement, the milliseconds that it computed and how many rows came of it into the file QUERIES, as
// often as it is run.
const Database = createRequire(import.meta.url)("better-sqlite3");
const { prepare } = Database.prototype;

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  for (const name of ["all", "get", "run"]) {
    const method = statement[name];
    statement[name] = (...parameters) => {
      const begin = process.threadCpuUsage();
      let rows = 0;
      try {
        const result = method.apply(statement, parameters);
        rows = name === "all" ? result.length : 1;
        return result;
      } finally {
        const { user, system } = process.threadCpuUsage(begin);
        const ms = (user + system) / 1000;
        appendFileSync(process.env.QUERIES, `${JSON.stringify({ sql, ms, rows })}\n`);
      }
    };
  }
  return statement;
};
