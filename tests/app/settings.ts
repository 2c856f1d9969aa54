import { join } from "node:path";
import Database from "better-sqlite3";
import type { Setting, SettingName } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";

type Given = { [Name in SettingName]?: Partial<Setting<Name>> };

/** Stores these groups as if staff had saved them, beside a running app too; what is not given is the sample's. */
export function storeSettings({ dataDirectory }: { dataDirectory: string }, given: Given): void {
  const database = new Database(join(dataDirectory, "hospital.db"));
  const store = database.prepare(
    `INSERT INTO settings (name, value, created_at, updated_at) VALUES (@name, @value, @at, @at)
    ON CONFLICT DO UPDATE SET value = excluded.value, version = version + 1`,
  );
  const at = new Date().toISOString();
  for (const [name, fields] of Object.entries(given)) {
    const value = JSON.stringify({ ...sampleSettings[name as SettingName], ...fields });
    store.run({ name, value, at });
  }
  database.close();
}
