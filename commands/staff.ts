import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { hashPassword, minimumPasswordLength } from "#db/password.ts";
import { findWeakness } from "#db/password-strength.ts";
import { removeSecondFactor } from "#db/second-factor.ts";
import { readSetting } from "#db/settings.ts";
import {
  createStaff,
  deleteStaff,
  findStaffByEmail,
  listStaff,
  setPasswordHash,
} from "#db/staff.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";

const usage = `Usage: npm run staff -- COMMAND
  add EMAIL [NAME]   makes an account; asks for its password
  list               shows all accounts
  password EMAIL     sets a new password and ends the account's sessions
  remove EMAIL       removes an account and its sessions
  reset-second-factor EMAIL   switches the code off for somebody without phone and recovery codes
The password is read from the terminal, or from the first line of standard input.`;

const actor = { id: null, email: "command line" };

const commands: Record<string, (email: string, name: string) => string | Promise<string>> = {
  add,
  list,
  password: changePassword,
  remove,
  "reset-second-factor": resetSecondFactor,
};

await runCommand(async () => {
  const [command, email, ...name] = process.argv.slice(2);
  const run = command === undefined ? undefined : commands[command];
  if (!run || (command !== "list" && !z.email().safeParse(email).success)) {
    console.error(usage);
    process.exitCode = exitCodes.usage;
    return;
  }
  migrateDataDirectory();
  try {
    console.log(await run(email ?? "", name.join(" ")));
  } finally {
    closeDatabase();
  }
});

async function add(email: string, name: string): Promise<string> {
  const member = { email, name: name || email };
  const password_hash = await hashPassword(await readPassword(member));
  const added = createStaff({ ...member, password_hash }, actor);
  if (!added) throw new CommandError(`${email} has an account already.`);
  return `${email} can sign in now.`;
}

function list(): string {
  const accounts = listStaff().map(({ email, name }) => `${email}\t${name}`);
  return accounts.join("\n") || "There is no account yet.";
}

async function changePassword(email: string): Promise<string> {
  const member = findStaffByEmail(email);
  if (!member) throw noAccount(email);
  setPasswordHash(email, await hashPassword(await readPassword(member)), actor);
  return `The password of ${email} is set; all its sessions have ended.`;
}

function remove(email: string): string {
  if (!deleteStaff(email, actor)) throw noAccount(email);
  return `${email} is removed.`;
}

function resetSecondFactor(email: string): string {
  const member = findStaffByEmail(email);
  if (!member) throw noAccount(email);
  const isOff = removeSecondFactor(member.id, actor);
  return isOff
    ? `${email} signs in with the password alone now.`
    : `${email} needs no code: nothing was changed.`;
}

function noAccount(email: string): CommandError {
  return new CommandError(`No account: ${email}`);
}

async function readPassword(member: { email: string; name: string }): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  process.stdout.write("Password: ");
  // Readline would echo what is typed.
  if (process.stdin.isTTY) Object.assign(reader, { _writeToOutput() {} });
  const password = (await reader.question("")).trim();
  reader.close();
  process.stdout.write("\n");
  if (password.length < minimumPasswordLength) {
    throw new CommandError(`The password must have at least ${minimumPasswordLength} characters.`);
  }
  const weakness = await findWeakness(password, {
    ...member,
    hospital: readSetting("identity").value.name,
  });
  if (weakness) throw new CommandError(weakness);
  return password;
}
