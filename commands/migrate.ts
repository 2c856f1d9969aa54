import { migrateDataDirectory } from "#db/migrate.ts";
import { runCommand } from "#runtime/command-error.ts";

await runCommand(migrateDataDirectory);
