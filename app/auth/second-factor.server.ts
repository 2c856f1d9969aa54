import { Secret, TOTP } from "otpauth";
import { readCode } from "#app/forms/typed-numbers.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import {
  beginSecondFactor,
  findSecondFactor,
  recoveryCodeLength,
  spendRecoveryCode,
  spendStep,
} from "#db/accounts/second-factor.ts";
import type { Session } from "#db/accounts/sessions.ts";
import type { Role } from "#db/schema.ts";
import { env } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";
import { inWords } from "#runtime/rate-limit.ts";
import { countAttempt, countCode, forgetAttempts, type Source } from "./attempts.server.ts";
import { type Rejection, tooMany } from "./authenticator.server.ts";

const period = 30;
const tolerance = 1;
const recognized = (10 * 60) / period;

const clock = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });

export function needsCode(staffId: string): boolean {
  return Boolean(findSecondFactor(staffId)?.confirmed_at);
}

export function requiresSecondFactor(role: Role): boolean {
  return env.REQUIRE_SECOND_FACTOR === "on" && role === "admin";
}

export function lacksSecondFactor(session: Pick<Session, "role" | "second_factor_since">): boolean {
  return requiresSecondFactor(session.role) && session.second_factor_since === null;
}

export function beginSetUp(staffId: string): void {
  beginSecondFactor(staffId, new Secret({ size: 20 }).base32);
}

export function describeSecret(email: string, secret: string): { address: string; groups: string } {
  const address = generatorOf(secret, email).toString();
  return { address, groups: secret.match(/.{1,4}/g)?.join(" ") ?? "" };
}

function generatorOf(secret: string, email = ""): TOTP {
  return new TOTP({ issuer: readHospital().name, label: email, secret, digits: 6, period });
}

export async function checkCode(
  { id, email }: { id: string; email: string },
  typed: string,
  source: Source,
): Promise<Rejection | undefined> {
  const code = readCode(typed);
  if (!code) return { message: "Please type the code.", status: 400 };
  if (!/^\d+$/.test(code) || ![6, recoveryCodeLength].includes(code.length)) {
    const message = `A code has 6 digits, a recovery code ${recoveryCodeLength}.`;
    return { message, status: 400 };
  }
  const retryAfter = (await countAttempt(source, email)) ?? (await countCode(source, id));
  if (retryAfter) return tooMany(retryAfter);
  const message = code.length === 6 ? checkTimedCode(id, code) : checkRecoveryCode(id, code);
  if (message) return { message, status: 401 };
  await forgetAttempts(source, email);
  return undefined;
}

function checkRecoveryCode(staffId: string, code: string): string | undefined {
  if (spendRecoveryCode(staffId, code)) return undefined;
  return "This recovery code is wrong, or was used already.";
}

function checkTimedCode(staffId: string, code: string): string | undefined {
  const factor = findSecondFactor(staffId);
  if (!factor) return "Two-step sign-in was reset. Please start again.";
  if (factor.secret === undefined) {
    log.error("a second factor cannot be read: is the file `secret` of the data folder lost?");
    return "The website cannot check codes of your app any more. Use a recovery code, then set up two-step sign-in again under My account.";
  }
  const generator = generatorOf(factor.secret);
  const away = generator.validate({ token: code, window: recognized });
  if (away === null) return "The code is wrong. Type the one that your app shows now.";
  // Also spent when it is of another time: who guessed it must not wait until it is good.
  const isNew = spendStep(staffId, generator.counter() + away);
  if (Math.abs(away) > tolerance) return describeWrongClock(away);
  return isNew ? undefined : "This code was used already. Wait for the next one.";
}

function describeWrongClock(away: number): string {
  const minutes = Math.max(1, Math.round((Math.abs(away) * period) / 60));
  const [by, ahead] = [inWords(minutes * 60), away > 0 ? "ahead of" : "behind"];
  return `The clock of your phone is ${by} ${ahead} the clock of this website, which shows ${clock.format(new Date())}. Correct the one that is wrong, then type a new code.`;
}
