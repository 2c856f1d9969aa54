import PQueue from "p-queue";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { maxEmailLength } from "#app/forms/field-lengths.ts";
import { withoutInvisible } from "#app/forms/text-rules.ts";
import {
  hashPassword,
  maximumPasswordBytes,
  needsRehash,
  verifyPassword,
} from "#db/accounts/password.ts";
import { findStaffByEmail, refreshPasswordHash, type StaffMember } from "#db/accounts/staff.ts";
import { inWords } from "#runtime/rate-limit.ts";
import { tellWaiting } from "../../server/waiting.ts";
import { countAttempt, countSignIn, type Source } from "./attempts.server.ts";

export interface Rejection {
  message: string;
  status: 400 | 401 | 403 | 429 | 503;
  retryAfter?: number;
}

export function isRejected(outcome: object): outcome is Rejection {
  return "status" in outcome;
}

export function retryHeaders({ retryAfter }: Rejection): Record<string, string> {
  return retryAfter ? { "Retry-After": String(retryAfter) } : {};
}

// The hash of nobody's password: an unknown email takes as long as a wrong password.
let decoy: Promise<string> | undefined;

// Argon2 is slow by design: at most 2 at once, 20 queued.
const hashing = new PQueue({ concurrency: 2 });
const maxQueue = 20;
const busy: Rejection = {
  message: "The server is busy. Please try again in a minute.",
  status: 503,
  retryAfter: 60,
};

/** Both trimmed (specification, section 5). The attempt counts until the caller forgets it. */
export async function checkCredentials(
  given: { email: string; password: string },
  source: Source,
): Promise<StaffMember | Rejection> {
  const email = withoutInvisible(given.email).trim();
  const password = given.password.trim();
  if (email.length > maxEmailLength) {
    return { message: `Email must be at most ${maxEmailLength} characters.`, status: 400 };
  }
  if (!email || !password) return { message: "Please fill out all fields", status: 400 };
  const wait = await countAttempt(source, email);
  if (wait) return tooMany(wait);
  decoy ??= hashPassword("nobody's password");
  const stored = findStaffByEmail(email)?.password_hash ?? (await decoy);
  const short = Buffer.byteLength(password) <= maximumPasswordBytes;
  if (short && hashing.size >= maxQueue) return busy;
  tellWaiting();
  const right = short && (await hashing.add(() => verifyPassword(password, stored)));
  const renewed = right && needsRehash(stored) ? await hashPassword(password) : stored;
  // While it was hashed, the account may have been disabled or have got another password.
  const member = findStaffByEmail(email);
  if (!right || member?.password_hash !== stored) return { message: "Login failed", status: 401 };
  if (member.disabled_at) {
    return { message: "This account is disabled. Please ask an administrator.", status: 403 };
  }
  const pause = await countSignIn(source, email);
  if (pause) return tooMany(pause);
  if (renewed !== stored) refreshPasswordHash(member.id, renewed);
  return { ...member, password_hash: renewed };
}

export function tooMany(retryAfter: number): Rejection {
  const message = `Too many attempts. Please try again in ${inWords(retryAfter)}.`;
  return { message, status: 429, retryAfter };
}

export function authenticator(source: Source): Authenticator<StaffMember | Rejection> {
  return new Authenticator<StaffMember | Rejection>().use(
    new FormStrategy(({ form }) =>
      checkCredentials(
        { email: String(form.get("email") ?? ""), password: String(form.get("password") ?? "") },
        source,
      ),
    ),
  );
}
