import { closeDatabase } from "#db/connection.server.ts";
import { requireOwnData } from "#db/disk/own-data.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { createSampleStaff, seed } from "#db/samples/seed.ts";
import { runCommand } from "#runtime/command-error.ts";

await runCommand(async () => {
  requireOwnData();
  migrateDataDirectory();
  const isSeeded = seed({
    withTimetable: process.argv.includes("--with-timetable"),
    withRegister: process.argv.includes("--with-register"),
    withServices: process.argv.includes("--with-services"),
  });
  if (process.argv.includes("--with-account")) await createSampleStaff();
  closeDatabase();
  console.log(
    isSeeded ? "The sample data is in place." : "There are doctors already; nothing was done.",
  );
});
