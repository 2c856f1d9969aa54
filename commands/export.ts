import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { requireData } from "#db/disk/own-data.ts";
import { syncAll } from "#db/disk/sync-folder.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { type MovedTable, movedTables } from "#db/moving/moved-tables.ts";
import { type MovedRow, openExport } from "#db/moving/moving.ts";
import { findDamagedPhotos } from "#db/moving/photo-hashes.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { byteOrderMark, toCsv } from "#runtime/csv.ts";
import {
  formatNumber,
  keyOf,
  markName,
  photosFolder,
  product,
  readme,
  tableFile,
} from "./export-format.ts";

const forSpreadsheets = ["doctors", "applications"];

/** Writes everything into an empty folder; of the mark at its end, a folder that was cut off has none. */
function exportAll(folder: string): string {
  requireData();
  makeEmptyFolder(folder);
  migrateDataDirectory();
  writeFileSync(join(folder, "README.txt"), readme);
  const counts = new Map<string, number>();
  const photos: string[] = [];
  const source = openExport();
  try {
    for (const table of movedTables) {
      counts.set(table.name, writeTable(folder, table, notePhotos(source.rows(table), photos)));
    }
    for (const table of movedTables.filter(({ name }) => forSpreadsheets.includes(name))) {
      writeCsv(folder, table, source);
    }
  } finally {
    source.close();
  }
  const damage = copyPhotos(join(folder, photosFolder), photos);
  const mark = { format: formatNumber, product };
  writeFileSync(join(folder, markName), `${JSON.stringify(mark, undefined, 2)}\n`);
  syncAll(folder);
  const counted = [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
  return [
    `Exported ${counted} and ${photos.length} photos to ${folder}. It holds personal data: keep it where nobody else can read it.`,
    ...damage.map((one) => `Damaged before, so look at it: ${one}.`),
  ].join("\n");
}

function makeEmptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A repository may be there already.
  const present = readdirSync(folder).filter((name) => !name.startsWith(".git"));
  if (present.length > 0) {
    throw new CommandError(`${folder} is not empty; name a new folder`, exitCodes.usage);
  }
  chmodSync(folder, 0o700);
}

function* notePhotos(rows: Iterable<MovedRow>, photos: string[]): Iterable<MovedRow> {
  for (const row of rows) {
    if (typeof row.photo_key === "string") photos.push(row.photo_key);
    yield row;
  }
}

function writeTable(folder: string, table: MovedTable, rows: Iterable<MovedRow>): number {
  const { name, inFile } = table;
  const file = openSync(join(folder, tableFile(name)), "wx", 0o600);
  let count = 0;
  for (const row of rows) {
    if (inFile) {
      writeText(join(folder, inFile.nameOf(row)), String(row[inFile.column]));
      delete row[inFile.column];
    }
    const text = JSON.stringify(row, undefined, 2).replace(/^/gm, "  ");
    writeFileSync(file, `${count === 0 ? "[" : ","}\n${text}`);
    count++;
  }
  writeFileSync(file, count === 0 ? "[]\n" : "\n]\n");
  closeSync(file);
  return count;
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
}

function writeCsv(folder: string, table: MovedTable, source: ReturnType<typeof openExport>): void {
  const file = openSync(join(folder, `${table.name}.csv`), "wx", 0o600);
  const headings = source.listColumns(table).map(({ name }) => name);
  writeFileSync(file, byteOrderMark + toCsv([headings]));
  for (const row of source.rows(table)) {
    writeFileSync(file, toCsv([Object.values(row).map(toCell)]));
  }
  closeSync(file);
}

function toCell(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

function copyPhotos(folder: string, keys: string[]): string[] {
  mkdirSync(folder, { mode: 0o700 });
  const present = existsSync(uploadsDirectory) ? readdirSync(uploadsDirectory) : [];
  const wanted = new Set(keys);
  for (const name of present.filter((one) => wanted.has(keyOf(one) ?? ""))) {
    copyFileSync(join(uploadsDirectory, name), join(folder, name));
    chmodSync(join(folder, name), 0o600);
  }
  return findDamagedPhotos(uploadsDirectory, keys);
}

await runCommand(() => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) {
    throw new CommandError(`Usage: ${commandLine("export", "FOLDER")}`, exitCodes.usage);
  }
  console.log(exportAll(resolve(folder)));
});
