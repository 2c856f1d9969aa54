import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { deleteStaffLink } from "#db/accounts/staff-links.ts";
import { rewriteDatabase, truncateLog } from "#db/connection.server.ts";
import { listArchives } from "#db/disk/backup-folder.ts";
import { databaseFile, dataDirectory } from "#db/disk/data-directory.ts";
import { listCutOffBackups, listOldDatabases, removeCutOffBackups } from "#db/disk/old-copies.ts";
import { recordMonths } from "#db/disk/retention.ts";
import { storageFaultOf } from "#db/disk/storage-fault.ts";
import { isKept } from "#db/entities.ts";
import { eraseChangesOf, eraseThing, eraseWords } from "#db/history/erasure.ts";
import { listHistory } from "#db/history/history.ts";
import {
  eraseFromCopy,
  findTraces,
  findTracesOf,
  findUploadedLists,
  phoneIn,
  type Trace,
} from "#db/history/person.ts";
import { eraseNote } from "#db/register/appointments.ts";
import { erasePatient } from "#db/register/patients.ts";
import { emptyRegisterChanges } from "#db/register/register-changes.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { env } from "#runtime/env.ts";
import { withData } from "./with-data.ts";

const usage = `Usage: ${commandLine("person", "COMMAND")}
  find TEXT             lists what is stored about a person: a name, an email address or a phone number
  erase KEY… [--yes]    removes it for ever; KEY is an id that find prints, a whole email address or a phone
                        number. Asks first, unless --yes is given.`;

const actor = { id: null, email: "command line" };
const damagedCopies = new Set<string>();

interface Place {
  file: string;
  traces: Trace[];
}

await runCommand(async () => {
  const [command, ...given] = process.argv.slice(2);
  const words = given.filter((word) => word !== "--yes");
  const run = { find, erase: (keys: string[]) => erase(keys, given.includes("--yes")) }[
    command ?? ""
  ];
  if (!run || words.join("").length < 3) {
    throw new CommandError(usage, exitCodes.usage);
  }
  await withData(() => run(words));
});

function find(words: string[]): void {
  const text = words.join(" ");
  const places = look((file) => findTraces(file, text));
  const lists = findUploadedLists([text]);
  print(places, lists);
  const asStaff = listHistory({ who: text }).length;
  if (asStaff > 0) {
    console.log(
      `The record of changes and events names ${text} ${asStaff} times as who did it. That stays for ${recordMonths} months: it shows what was done with other people's data.`,
    );
  }
  for (const folder of listCutOffBackups()) {
    console.log(
      `A backup that was cut off has left ${folder}: it is not searched, and erase removes it.`,
    );
  }
  if (places.length + lists.length === 0)
    console.log(`Nothing else is stored about ${text} in ${dataDirectory}.`);
  if (!isExact(text)) {
    console.log(
      "A name is found as it was written: look for the phone number and the email address too, and for the name in Hindi or Punjabi letters.",
    );
  }
  console.log(unreached());
}

async function erase(keys: string[], isSure: boolean): Promise<void> {
  // Nobody needs them, and half a database cannot be searched.
  removeCutOffBackups();
  // A number that a card had once may be that of somebody else: the card stays.
  const ids = findTracesOf(databaseFile, keys)
    .filter(({ kind }) => kind !== "register change")
    .map(({ id }) => id);
  for (const key of keys) if (!ids.includes(key)) requireExact(key);
  const places = look((file) => findTracesOf(file, [...keys, ...ids])).map(withoutKept);
  const contacts = places.flatMap(({ traces }) =>
    traces.flatMap(({ email, phone }) => [email, phone]),
  );
  const lists = findUploadedLists([...keys, ...contacts].filter(isExact));
  if (lists.length === 0 && places.every(({ traces }) => traces.length === 0)) {
    throw new CommandError(
      `nothing is stored about ${keys.join(", ")} in ${dataDirectory} that can be erased`,
    );
  }
  print(places, lists);
  if (!isSure && !(await isConfirmed())) throw new CommandError("nothing was erased");
  let count = lists.length;
  for (const list of lists) rmSync(list, { force: true });
  for (const place of places) {
    count += inFile(place.file, () => eraseIn(place)) ?? 0;
    removePhotos(place);
  }
  console.log(`Erased: ${count} ${count === 1 ? "entry" : "entries"}, with their photos.`);
  console.log(emptyPages());
  console.log(unreached());
}

function isExact(key: string): boolean {
  return /^[\da-f]{24}$|@/.test(key) || phoneIn(key) !== undefined;
}

function requireExact(key: string): void {
  if (isExact(key)) return;
  throw new CommandError(
    `${key} may be the name of several people: erase takes ids, as find prints them, whole email addresses and phone numbers`,
    exitCodes.usage,
  );
}

function look(findIn: (file: string) => Trace[]): Place[] {
  return [databaseFile, ...listOldDatabases()]
    .map((file) => ({ file, traces: inFile(file, () => findIn(file)) ?? [] }))
    .filter(({ traces }) => traces.length > 0);
}

/** Of an old copy that is damaged it says so, and the others are gone through all the same. */
function inFile<Result>(file: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (file === databaseFile) throw error;
    damagedCopies.add(file);
    console.log(
      `The old copy ${relative(dataDirectory, file)} is damaged (${(error as Error).message}): it may still name people, so delete it if nobody needs it.`,
    );
    return undefined;
  }
}

// A staff account has a command of its own, and receipts stay for as long as the law wants the books.
function withoutKept({ file, traces }: Place): Place {
  for (const { kind, email } of traces) {
    if (kind === "staff account" && file === databaseFile) {
      console.log(`${email} has a staff account: ${commandLine("staff", `remove ${email}`)}`);
    }
  }
  const receipts = traces.filter(({ kind }) => kind === "receipt").length;
  if (receipts > 0 && file === databaseFile) {
    console.log(
      `${receipts === 1 ? "1 receipt keeps" : `${receipts} receipts keep`} the printed name until the financial year is deleted: income-tax and company law want the books`,
    );
  }
  return {
    file,
    traces: traces.filter(({ kind }) => kind !== "staff account" && kind !== "receipt"),
  };
}

function print(places: Place[], lists: string[]): void {
  for (const { file, traces } of places) {
    if (file !== databaseFile) console.log(`In the old copy ${relative(dataDirectory, file)}:`);
    for (const { kind, id, name, email, phone, at } of traces) {
      console.log([kind, id, name, email, phone, at.slice(0, 10)].join("\t"));
    }
  }
  for (const list of lists) {
    console.log(
      `${relative(dataDirectory, list)} is a list of doctors that was uploaded and not imported yet. It goes within a day; erase with an email address or a phone number that it contains removes it at once.`,
    );
  }
}

async function isConfirmed(): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await Promise.race([
    reader.question("Erase all of this for ever? Type yes: "),
    new Promise<string>((resolve) => reader.once("close", () => resolve(""))),
  ]);
  reader.close();
  return reply.trim().toLowerCase() === "yes";
}

/** Returns how many entries. */
function eraseIn({ file, traces }: Place): number {
  if (file === databaseFile) eraseRows(traces);
  else eraseFromCopy(file, traces);
  return traces.length;
}

function eraseRows(traces: Trace[]): void {
  for (const { kind, id } of traces) {
    const subject = kind === "deleted doctor" ? "doctor" : kind;
    if (isKept(subject)) eraseThing(subject, id, actor);
    else if (subject === "invitation") deleteStaffLink(id);
    else if (subject === "patient") erasePatient(id, actor);
    else if (subject === "appointment") eraseNote(id);
    else if (subject === "register change") emptyRegisterChanges(id);
    else if (subject === "words") eraseWords([id]);
    else eraseChangesOf(id);
  }
}

function removePhotos({ file, traces }: Place): void {
  const folder = join(dirname(file), "uploads");
  if (!existsSync(folder)) return;
  const keys = traces.flatMap(({ photoKeys }) => photoKeys);
  for (const name of readdirSync(folder)) {
    if (keys.some((key) => name.startsWith(key))) rmSync(join(folder, name), { force: true });
  }
}

function unreached(): string {
  const inData = readdirSync(dataDirectory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tar"))
    .map((name) => join(dataDirectory, name));
  const daily = env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : "";
  const archives = [...inData, ...listArchives(daily).map((name) => join(daily, name))];
  const here = archives.length > 0 ? `, such as ${archives.join(", ")}` : "";
  return `Not reached: backups${here}, other copies elsewhere, what was downloaded, emails and paper.`;
}

/** What pages of the database may have kept of deleted rows goes as well. */
function emptyPages(): string {
  try {
    rewriteDatabase();
  } catch (error) {
    const fault = storageFaultOf(error);
    if (!fault) throw error;
    return `Its rows were overwritten; the file as a whole could not be written anew (${fault}).`;
  }
  const file = damagedCopies.size > 0 ? "other file" : "file";
  if (truncateLog()) return `No ${file} of the data folder contains any of it.`;
  return `The server empties its log within a minute; then no ${file} of the data folder contains any of it.`;
}
