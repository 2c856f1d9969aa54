import { createInterface } from "node:readline/promises";
import { closeDatabase } from "../db/connection.server.ts";
import { migrateDataDirectory } from "../db/migrate.ts";
import { hashPassword, minimumPasswordLength } from "../db/password.ts";
import { createStaff, deleteStaff, listStaff, setPasswordHash } from "../db/staff.ts";

const usage = `Usage: npm run staff -- COMMAND
  add EMAIL [NAME]   makes an account; asks for its password
  list               shows all accounts
  password EMAIL     sets a new password and ends the account's sessions
  remove EMAIL       removes an account and its sessions
The password is read from the terminal, or from the first line of standard input.`;

const actor = { id: null, email: "command line" };

/** Reads a password without showing it. Throws when it is too short. */
async function askPassword(): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  process.stdout.write("Password: ");
  // What readline echoes while a password is typed is left out.
  if (process.stdin.isTTY) Object.assign(reader, { _writeToOutput() {} });
  const password = (await reader.question("")).trim();
  reader.close();
  process.stdout.write("\n");
  if (password.length < minimumPasswordLength) {
    throw new Error(`The password must have at least ${minimumPasswordLength} characters.`);
  }
  return password;
}

async function run([command, email, ...name]: string[]): Promise<string> {
  if (command === "list") {
    const accounts = listStaff().map((member) => `${member.email}\t${member.name}`);
    return accounts.join("\n") || "There is no account yet.";
  }
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(usage);
  if (command === "add") {
    const password_hash = await hashPassword(await askPassword());
    const made = createStaff({ email, name: name.join(" ") || email, password_hash }, actor);
    if (!made) throw new Error(`${email} has an account already.`);
    return `${email} can sign in now.`;
  }
  if (command === "password") {
    const password_hash = await hashPassword(await askPassword());
    if (!setPasswordHash(email, password_hash, actor)) throw new Error(`No account: ${email}`);
    return `The password of ${email} is set; all its sessions have ended.`;
  }
  if (command === "remove") {
    if (!deleteStaff(email, actor)) throw new Error(`No account: ${email}`);
    return `${email} is removed.`;
  }
  throw new Error(usage);
}

try {
  migrateDataDirectory();
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  closeDatabase();
}
