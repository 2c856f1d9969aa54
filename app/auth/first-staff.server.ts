import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { hashPassword } from "#db/accounts/password.ts";
import { createFirstStaff, listStaff, type StaffMember } from "#db/accounts/staff.ts";
import { CommandError } from "#runtime/command-error.ts";
import { env, readFirstPassword } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";
import { findPasswordWeakness } from "./password-weakness.server.ts";
import { likelyOrigin } from "./set-up-address.server.ts";

const validFor = 30 * 60_000;
let setUpLink: { hash: Buffer; until: number; state: "open" | "used" } | undefined;

function digest(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

/** A wrong or weak password stops the start only here: a website that has accounts goes on. */
export async function ensureFirstStaff(): Promise<void> {
  if (listStaff().length > 0) return;
  const password = readFirstPassword();
  if (env.ADMIN_EMAIL && password) {
    const first = { email: env.ADMIN_EMAIL, name: "Administrator", password };
    const weakness = await findPasswordWeakness(first.password, first);
    if (weakness) throw new CommandError(`ADMIN_PASSWORD cannot be used. ${weakness}`);
    await createFirst(first);
    log.info(`The first staff account is ${env.ADMIN_EMAIL}`);
    return;
  }
  const code = randomBytes(24).toString("base64url");
  setUpLink = { hash: digest(code), until: performance.now() + validFor, state: "open" };
  printAlone(`${likelyOrigin()}/setup?code=${code}`);
}

function printAlone(link: string): void {
  const line = "=".repeat(72);
  console.log(
    `\n${line}\n\n  This website has no account yet. Open this link to make the first one:\n\n  ${link}\n\n  It works for 30 minutes. Start the server again for a new one.\n\n${line}\n`,
  );
}

export function hasAccount(): boolean {
  return listStaff().length > 0;
}

export function findSetUpLink(code: string): "open" | "used" | undefined {
  if (!setUpLink || performance.now() > setUpLink.until) return undefined;
  return timingSafeEqual(digest(code), setUpLink.hash) ? setUpLink.state : undefined;
}

export async function setUpFirstStaff(fields: {
  email: string;
  name: string;
  password: string;
}): Promise<StaffMember | undefined> {
  const member = await createFirst(fields);
  if (setUpLink) setUpLink.state = "used";
  return member;
}

async function createFirst(fields: { email: string; name: string; password: string }) {
  const { email, name, password } = fields;
  const actor = { id: null, email: "set-up" };
  return createFirstStaff({ email, name, password_hash: await hashPassword(password) }, actor);
}
