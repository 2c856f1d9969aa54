import { countAgainst, networkOf, rateLimit, visitorOf } from "#runtime/rate-limit.ts";

const window = 3 * 60;
const perAccount = rateLimit(10, window);
const perSource = rateLimit(30, window);
const perNetwork = rateLimit(100, window);
const slowly = rateLimit(1, 15);
const hour = 60 * 60;
const codes = rateLimit(20, hour);
const signIns = rateLimit(30, hour);

/** Nothing counts for an account as a whole: then anybody could lock it. A device counts apart only for accounts that it knows. */
export interface Source {
  key: string;
  network: string | undefined;
}

export function sourceOf(address: string, deviceId: string | undefined): Source {
  if (deviceId !== undefined) return { key: `device ${deviceId}`, network: undefined };
  return { key: visitorOf(address), network: networkOf(address) };
}

export function signedInSource(staffId: string): Source {
  return { key: `staff ${staffId}`, network: undefined };
}

/** Counted before it is known how it ends, so that many at once are counted too. Returns the seconds to wait. */
export async function countAttempt(
  { key, network }: Source,
  email: string,
): Promise<number | undefined> {
  const slow = await countAgainst([slowly, key]);
  const over = await countAgainst(
    ...(network === undefined ? [] : [[perNetwork, network] as const]),
    [perSource, key],
    [perAccount, accountKey(key, email)],
  );
  return over === undefined ? undefined : slow;
}

/** Counts a right password: each may make a session and a known device. */
export function countSignIn({ key }: Source, email: string): Promise<number | undefined> {
  return countAgainst([signIns, accountKey(key, email)]);
}

/** Elsewhere than on devices that the account knows all strangers count as one: only who knows the password gets so far. */
export function countCode({ key, network }: Source, staffId: string): Promise<number | undefined> {
  return countAgainst([codes, network === undefined ? `${key} ${staffId}` : staffId]);
}

/** Who knows the password alone must not get more tries at the code. What was tried at other accounts still counts. */
export async function forgetAttempts({ key, network }: Source, email: string): Promise<void> {
  await perAccount.forget(accountKey(key, email));
  await perSource.giveBack(key);
  if (network !== undefined) await perNetwork.giveBack(network);
}

function accountKey(key: string, email: string): string {
  return `${key} ${email.toLowerCase()}`;
}
