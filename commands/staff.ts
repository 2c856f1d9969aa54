import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { listAccounts } from "#db/accounts/accounts.ts";
import { type Job, jobOf, jobs, rightsOf } from "#db/accounts/jobs.ts";
import { hashPassword, minimumPasswordLength } from "#db/accounts/password.ts";
import { findWeakness } from "#db/accounts/password-strength.ts";
import { removeSecondFactor } from "#db/accounts/second-factor.ts";
import {
  createStaff,
  findStaffByEmail,
  listActiveAdmins,
  type StaffMember,
  setPasswordHash,
} from "#db/accounts/staff.ts";
import { countLinksMadeBy } from "#db/accounts/staff-access.ts";
import {
  type AccountOutcome,
  deleteStaff,
  disableStaff,
  enableStaff,
  setJob,
  signOutEverywhere,
} from "#db/accounts/staff-changes.ts";
import { createInvitation, createPasswordLink, hoursForLink } from "#db/accounts/staff-links.ts";
import type { Actor } from "#db/audit.ts";
import { dataDirectory } from "#db/disk/data-directory.ts";
import { readSetting } from "#db/settings/settings.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";
import { env } from "#runtime/env.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { withData } from "./with-data.ts";

const usage = `Usage: ${commandLine("staff", "COMMAND")}
  list                      shows all accounts, with role and state
  add EMAIL [NAME]          makes an account; asks for its password
  invite EMAIL              prints a link with which somebody makes the account, good once and for ${hoursForLink} hours
  role EMAIL ROLE           changes what an account may do
  disable EMAIL             lets nobody sign in to an account, and ends its sessions and the links it made
  enable EMAIL              takes that back
  sign-out EMAIL            ends all sessions and API tokens of an account
  reset EMAIL               prints a link to a new password, good once and for ${hoursForLink} hours
  password EMAIL            sets a new password and ends the account's sessions
  reset-second-factor EMAIL   switches the code off for somebody without phone and recovery codes
  remove EMAIL              removes an account, its sessions and the links it made
A ROLE is admin, editor, desk (the register alone), cash (the register and payments), editor-desk or editor-cash. add and invite make editors, or what --role ROLE says. The first account is an administrator.
The password is read from the terminal, or from the first line of standard input.`;

const actor = { id: null, email: "command line" };
const inWords: Record<Job, string> = {
  admin: "an administrator",
  editor: "an editor",
  "editor-desk": "an editor at the front desk too",
  "editor-cash": "an editor who keeps the cash too",
  desk: "the front desk",
  cash: "the front desk with cash",
};

interface Given {
  email: string;
  words: string[];
  role: Job | undefined;
}

type Command = (given: Given) => string | Promise<string>;

const commands = lookupTable<Command>({
  list,
  add,
  invite,
  role: changeRole,
  disable: ofAccount(disableStaff, "is disabled, and signed out everywhere"),
  enable: ofAccount(enableStaff, "can sign in again"),
  "sign-out": ofAccount(signOutEverywhere, "is signed out everywhere"),
  reset,
  password: changePassword,
  "reset-second-factor": resetSecondFactor,
  remove: ofAccount(deleteStaff, "is removed"),
});

await runCommand(async () => {
  const { command, given } = readArguments();
  const run = command === undefined ? undefined : commands[command];
  if (!run || !given || (run !== list && !z.email().safeParse(given.email).success)) {
    throw new CommandError(usage, exitCodes.usage);
  }
  await withData(async () => console.log(await run(given)));
});

function readArguments(): { command?: string | undefined; given?: Given } {
  const read = parse();
  if (!read) return {};
  const [command, email = "", ...words] = read.positionals;
  const role = read.values.role === undefined ? undefined : toRole(read.values.role);
  return { command, given: { email, words, role } };
}

function parse() {
  try {
    return parseArgs({ options: { role: { type: "string" } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function toRole(text: string | undefined): Job {
  const role = jobs.find((known) => known === text);
  if (!role) throw new CommandError(`A role is ${jobs.join(" or ")}.`, exitCodes.usage);
  return role;
}

async function add({ email, words, role = roleOfNew() }: Given): Promise<string> {
  const member = { email, name: words.join(" ") || email };
  const password_hash = await hashPassword(await readPassword(member));
  const added = createStaff({ ...member, ...rightsOf(role), password_hash }, actor);
  if (!added) throw new CommandError(`${email} has an account already.`);
  return `${email} can sign in now, as ${inWords[role]}.`;
}

function roleOfNew(): Job {
  return listActiveAdmins().length === 0 ? "admin" : "editor";
}

function list(): string {
  const accounts = listAccounts().map(({ email, name, disabled_at, ...rights }) =>
    [email, name, jobOf(rights), ...(disabled_at ? ["disabled"] : [])].join("\t"),
  );
  return accounts.join("\n") || `There is no account yet in ${dataDirectory}.`;
}

function invite({ email, role = roleOfNew() }: Given): string {
  const token = createInvitation({ email, ...rightsOf(role) }, actor);
  if (!token) throw new CommandError(`${email} has an account already.`);
  return `For ${email}, as ${inWords[role]}, good once and for ${hoursForLink} hours:\n${linkTo("invitation", token)}`;
}

function reset({ email }: Given): string {
  const member = requireMember(email);
  if (member.disabled_at) {
    throw new CommandError(
      `${email} is disabled. First: ${commandLine("staff", `enable ${email}`)}`,
    );
  }
  const token = createPasswordLink(member, { endsSecondFactor: false }, actor);
  return `For ${email}, good once and for ${hoursForLink} hours:\n${linkTo("new-password", token)}`;
}

function linkTo(page: string, token: string): string {
  return `${env.ORIGIN ?? `http://localhost:${env.PORT}`}/${page}?code=${token}`;
}

function changeRole({ email, words: [wanted] }: Given): string {
  const role = toRole(wanted);
  return ofAccount((id, by) => setJob(id, role, by), `is ${inWords[role]} now`)({ email });
}

function ofAccount(change: (id: string, actor: Actor) => AccountOutcome, done: string) {
  return ({ email }: Pick<Given, "email">): string => {
    const { id } = requireMember(email);
    const links = countLinksMadeBy(id);
    const outcome = change(id, actor);
    if (outcome === "gone") throw noAccount(email);
    if (outcome === "done") return `${email} ${done}.${aboutLinks(links - countLinksMadeBy(id))}`;
    throw new CommandError(
      `${email} is the last administrator: nobody could look after the accounts then. Make another one first: ${commandLine("staff", "add OTHER --role admin")}, or ${commandLine("staff", "role OTHER admin")}`,
    );
  };
}

function aboutLinks(ended: number): string {
  return ended === 0 ? "" : ` Open links that it made and that stopped working: ${ended}.`;
}

async function changePassword({ email }: Given): Promise<string> {
  const member = requireMember(email);
  const password_hash = await hashPassword(await readPassword(member));
  const links = countLinksMadeBy(member.id);
  setPasswordHash(email, password_hash, actor);
  return `The password of ${email} is set; all its sessions have ended.${aboutLinks(links)}`;
}

function resetSecondFactor({ email }: Given): string {
  const isOff = removeSecondFactor(requireMember(email).id, actor);
  return isOff
    ? `${email} signs in with the password alone now.`
    : `${email} needs no code: nothing was changed.`;
}

function requireMember(email: string): StaffMember {
  const member = findStaffByEmail(email);
  if (!member) throw noAccount(email);
  return member;
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
