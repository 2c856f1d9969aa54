import { lstatSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { closeDatabase } from "#db/connection.server.ts";
import { dataDirectory, uploadsDirectory } from "#db/disk/data-directory.ts";
import { lockDataDirectory } from "#db/disk/lock.ts";
import { requireNamedFolder } from "#db/disk/own-data.ts";
import { syncAll } from "#db/disk/sync-folder.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { type MovedTable, movedTables } from "#db/moving/moved-tables.ts";
import { type MovedColumn, type MovedRow, openImport } from "#db/moving/moving.ts";
import { hashFileOf, writePhotoHashes } from "#db/moving/photo-hashes.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { makeFolder } from "#runtime/make-folder.ts";
import { compileArticles, compileSettings } from "./compile-texts.ts";
import { formatNumber, markName, photosFolder, product, tableFile } from "./export-format.ts";
import { listPhotoFiles, readPhoto } from "./export-photos.ts";
import { checkRows } from "./export-rows.ts";
import { readPlainFile } from "./plain-file.ts";

const maxBytes = 256 * 1024 * 1024;
const maxMarkBytes = 1024;
const maxTextBytes = 1024 * 1024;

const markSchema = z.object({ format: z.int().positive(), product: z.literal(product) });

type Content = [table: MovedTable, rows: MovedRow[]][];

/** Takes an export into a box that has nothing of its kind: all of it or nothing. */
async function importAll(folder: string): Promise<string> {
  checkMark(folder);
  requireNamedFolder();
  makeFolder(dataDirectory);
  using lock = lockDataDirectory();
  if (!lock) throw new CommandError("stop the server first; it uses the data", exitCodes.inUse);
  migrateDataDirectory();
  using opened = new DisposableStack();
  opened.defer(closeDatabase);
  const target = opened.use(openImport());
  const filled = target.listFilled();
  if (filled.length > 0) {
    throw new CommandError(
      `an export is taken into an empty box only, and this one has ${filled.join(", ")}`,
    );
  }
  const content: Content = [];
  let settings: MovedRow[] = [];
  let ownPages: MovedRow[] = [];
  for (const table of movedTables) {
    let rows = readTable(folder, table, target.listColumns(table));
    if (table.name === "settings") rows = settings = await compileSettings(rows);
    if (table.name === "own_pages") ownPages = rows;
    if (table.name === "article_versions") rows = await compileArticles(rows, settings, ownPages);
    content.push([table, rows]);
  }
  const keys = photoKeysIn(content);
  await withPhotos(join(folder, photosFolder), keys, () => {
    target.inOneTransaction(() => {
      insertAll(content, target.insert);
      target.complete();
    });
  });
  const counted = content.map(([{ name }, rows]) => `${rows.length} ${name}`).join(", ");
  return `Imported ${counted} and ${keys.length} photos into ${dataDirectory}. Accounts of staff are not part of an export: the server shows a link for the first one, and ${commandLine("staff")} makes more.`;
}

function checkMark(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(`there is no folder ${folder}`);
  }
  const { format } = readMark(folder);
  if (format > formatNumber) {
    throw new CommandError(`${folder} was exported by a newer version`, exitCodes.newer);
  }
}

function readMark(folder: string): z.infer<typeof markSchema> {
  const text = readPlainFile(folder, markName, maxMarkBytes).toString();
  try {
    return markSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${folder} is not an export of this product`);
  }
}

function readTable(folder: string, table: MovedTable, columns: readonly MovedColumn[]): MovedRow[] {
  const text = readPlainFile(folder, tableFile(table.name), maxBytes).toString();
  const { inFile } = table;
  if (!inFile) return checkRows(text, table, columns);
  const others = columns.filter(({ name }) => name !== inFile.column);
  const rows = checkRows(text, table, others);
  const whole = rows.map((row) => {
    const text = readPlainFile(folder, inFile.nameOf(row), maxTextBytes).toString();
    return { ...row, [inFile.column]: text.replace(/\n$/, "") };
  });
  return checkRows(JSON.stringify(whole), table, columns);
}

function photoKeysIn(content: Content): string[] {
  const keys = content.flatMap(([, rows]) => rows.map(({ photo_key }) => photo_key));
  return [...new Set(keys.filter((key) => typeof key === "string"))];
}

function insertAll(content: Content, insert: (table: MovedTable, row: MovedRow) => void): void {
  for (const [table, rows] of content) {
    for (const [at, row] of rows.entries()) {
      try {
        insert(table, row);
      } catch (error) {
        const reason = (error as Error).message;
        throw new CommandError(`${tableFile(table.name)}, record ${at + 1}: ${reason}`);
      }
    }
  }
}

/** Puts the photos in place before `store` names them; where anything fails, none of them stays. */
async function withPhotos(folder: string, keys: string[], store: () => void): Promise<void> {
  const files = listPhotoFiles(folder, keys);
  makeFolder(uploadsDirectory);
  try {
    for (const [key, names] of files) {
      for (const name of names) {
        const bytes = await readPhoto(folder, name);
        writeFileSync(join(uploadsDirectory, name), bytes, { mode: 0o600 });
      }
      writePhotoHashes(uploadsDirectory, key);
    }
    syncAll(uploadsDirectory);
    store();
  } catch (error) {
    for (const name of [...[...files.values()].flat(), ...keys.map(hashFileOf)]) {
      rmSync(join(uploadsDirectory, name), { force: true });
    }
    throw error;
  }
}

await runCommand(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) {
    throw new CommandError(`Usage: ${commandLine("import", "FOLDER")}`, exitCodes.usage);
  }
  console.log(await importAll(resolve(folder)));
});
