import { closeDatabase } from "#db/connection.server.ts";
import { requireData } from "#db/disk/own-data.ts";
import { migrateDataDirectory } from "#db/migrate.ts";

export async function withData(work: () => unknown): Promise<void> {
  requireData();
  migrateDataDirectory();
  try {
    await work();
  } finally {
    closeDatabase();
  }
}
