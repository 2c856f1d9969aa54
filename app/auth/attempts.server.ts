import { countAgainst, rateLimit, visitorOf } from "#runtime/rate-limit.ts";

const perVisitor = rateLimit(10, 3 * 60);
const perAccount = rateLimit(30, 60 * 60);
const everyone = rateLimit(60, 60);

function visitorKey(address: string, email: string): string {
  return `${visitorOf(address)} ${email.toLowerCase()}`;
}

/** Returns the seconds to wait. Nobody can lock staff out for long: another address still works. */
export async function countAttempt(address: string, email: string): Promise<number | undefined> {
  return countAgainst(
    [everyone, "all"],
    [perAccount, email.toLowerCase()],
    [perVisitor, visitorKey(address, email)],
  );
}

export async function forgetAttempts(address: string, email: string): Promise<void> {
  await perVisitor.forget(visitorKey(address, email));
}
