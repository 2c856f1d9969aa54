import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase } from "../tests/api.ts";
import { type App, preparedDirectory, startApp } from "../tests/http.ts";

const day = 24 * 60 * 60_000;
let app: App;

beforeAll(async () => {
  const data = preparedDirectory();
  const key = "INSERT INTO form_keys SELECT id, 'add link', ?, ?, NULL, ? FROM staff";
  onDatabase({ dataDirectory: data }, (sqlite) => {
    for (const days of [6, 8]) {
      const at = new Date(Date.now() - days * day).toISOString();
      sqlite.prepare(key).run(`${days}`.repeat(22), "0".repeat(24), at);
    }
  });
  app = await startApp({}, data);
});
afterAll(() => app.stop());

test("a form is known again for a week, and then forgotten", async () => {
  const keys = () =>
    onDatabase(app, (sqlite) => sqlite.prepare("SELECT key FROM form_keys").pluck().all());
  await expect.poll(keys, { timeout: 20_000 }).toEqual(["6".repeat(22)]);
});
