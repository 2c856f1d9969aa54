import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";
import { runCommand } from "#runtime/command-error.ts";

await runCommand(() => {
  migrateDataDirectory();
  const isSeeded = seed();
  closeDatabase();
  console.log(
    isSeeded ? "The sample data is in place." : "There are doctors already; nothing was done.",
  );
});
