import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { inWords } from "#app/rate-limit.server.ts";
import { hashPassword, maximumPasswordBytes, needsRehash, verifyPassword } from "#db/password.ts";
import { findStaffByEmail, refreshPasswordHash, type StaffMember } from "#db/staff.ts";
import { countAttempt, forgetAttempts } from "./attempts.server.ts";

export class SignInError extends Error {
  override name = "SignInError";
  readonly status: 400 | 401 | 429 | 503;
  readonly retryAfter: number | undefined;
  constructor(message: string, status: 400 | 401 | 429 | 503, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** In characters (RFC 5321). */
export const maxEmailLength = 254;

// The hash of nobody's password: an unknown e-mail takes as long as a wrong password.
let decoy: Promise<string> | undefined;

const maxAtOnce = 2;
const maxQueue = 20;
let hashing = 0;
const waiting: Array<() => void> = [];

/** Argon2 is slow by design: at most 2 at once, 20 queued. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= maxQueue) {
    throw new SignInError("The server is busy. Please try again in a minute.", 503, 60);
  }
  if (hashing >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  hashing += 1;
  try {
    return await work();
  } finally {
    hashing -= 1;
    waiting.shift()?.();
  }
}

/** The staff member with this e-mail and password, both trimmed. Throws a SignInError. */
export async function checkCredentials(
  given: { email: string; password: string },
  address: string,
): Promise<StaffMember> {
  const email = given.email.trim();
  const password = given.password.trim();
  if (email.length > maxEmailLength) {
    throw new SignInError(`Email must be at most ${maxEmailLength} characters.`, 400);
  }
  if (!email || !password) throw new SignInError("Please fill out all fields", 400);
  const wait = await countAttempt(address, email);
  if (wait) {
    const text = `Too many attempts. Please try again in ${inWords(wait)}.`;
    throw new SignInError(text, 429, wait);
  }
  const member = findStaffByEmail(email);
  const short = Buffer.byteLength(password) <= maximumPasswordBytes;
  decoy ??= hashPassword("nobody's password");
  const stored = member?.password_hash ?? (await decoy);
  const right = short && (await inTurn(() => verifyPassword(password, stored)));
  if (!member || !right) throw new SignInError("Login failed", 401);
  await forgetAttempts(address, email);
  if (needsRehash(stored)) refreshPasswordHash(member.id, await hashPassword(password));
  return member;
}

export function authenticator(address: string): Authenticator<StaffMember> {
  return new Authenticator<StaffMember>().use(
    new FormStrategy(({ form }) =>
      checkCredentials(
        { email: String(form.get("email") ?? ""), password: String(form.get("password") ?? "") },
        address,
      ),
    ),
  );
}
