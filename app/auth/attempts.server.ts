import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";

const perVisitor = new RateLimiterMemory({ points: 10, duration: 3 * 60 });
const perAccount = new RateLimiterMemory({ points: 30, duration: 60 * 60 });
const everyone = new RateLimiterMemory({ points: 60, duration: 60 });

/**
 * Counts an attempt to sign in. Answers the seconds to wait when there were too many: ten in three
 * minutes from one address for one e-mail, thirty an hour for one e-mail, sixty a minute in all.
 * The right password from another address still works, so nobody can lock staff out for long.
 */
export async function countAttempt(address: string, email: string): Promise<number | undefined> {
  if (env.RATE_LIMITS === "off") return undefined;
  try {
    await perVisitor.consume(`${address} ${email.toLowerCase()}`);
    await perAccount.consume(email.toLowerCase());
    await everyone.consume("all");
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/** Forgets the attempts of a visitor who has proved to be the account's owner. */
export async function forgetAttempts(address: string, email: string): Promise<void> {
  await perVisitor.delete(`${address} ${email.toLowerCase()}`);
}
