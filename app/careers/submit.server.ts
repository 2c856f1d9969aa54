import { createHash } from "node:crypto";
import {
  type Application,
  type ApplicationFields,
  createApplication,
  createUncheckedApplication,
  findApplicationByFormKey,
} from "#db/applications/applications.ts";
import { requireRoomBeyond } from "#db/disk/free-space.ts";
import {
  countAgainst,
  inWords,
  networksOf,
  type RateLimit,
  rateLimit,
  visitorOf,
} from "#runtime/rate-limit.ts";

const minute = 60;
const hour = 60 * minute;
const perMinute = rateLimit(5, minute);
const perHour = rateLimit(30, hour);
/** For what is around an address, the narrower network first. */
const perNetwork = [rateLimit(60, 24 * hour), rateLimit(120, 24 * hour)];
const everyone = rateLimit(500, 24 * hour);

const inFlight = new Map<string, Promise<Application | number>>();

interface Sender {
  address: string;
  /** It may be a program. */
  isSuspect?: boolean;
}

/** Once, however often it is sent; unchecked from a suspect or beyond the limits. Or returns the seconds to wait. */
export function submitApplication(
  fields: ApplicationFields,
  sender: Sender,
): Promise<Application | number> {
  const formKey = formKeyOf(fields);
  const sent = `${sender.address} ${formKey}`;
  let outcome = inFlight.get(sent);
  if (!outcome) {
    outcome = store(fields, formKey, sender).finally(() => inFlight.delete(sent));
    inFlight.set(sent, outcome);
  }
  return outcome;
}

export function waitMessage(wait: number): string {
  return `Too many applications came from your connection. Please try again in ${inWords(wait)}.`;
}

// The page is cached and works without script, so it has no key of its own: what was typed is the key, for a day.
function formKeyOf({ name, position, email, phone, resume_link }: ApplicationFields): string {
  const day = new Date().toISOString().slice(0, 10);
  const typed = [day, name, position, email.toLowerCase(), phone, resume_link];
  return createHash("sha256").update(JSON.stringify(typed)).digest("hex");
}

async function store(
  fields: ApplicationFields,
  formKey: string,
  { address, isSuspect }: Sender,
): Promise<Application | number> {
  const known = findApplicationByFormKey(formKey);
  if (known) return known;
  const visitor = visitorOf(address);
  const wait = await countAgainst(
    [perMinute, visitor],
    [perHour, visitor],
    ...networksOf(address).map((network, at) => [perNetwork[at] as RateLimit, network] as const),
    // Last: what is over another limit must not use up what is left for everyone.
    [everyone, "all"],
  );
  requireRoomBeyond("applications");
  const isUnchecked = isSuspect || wait !== undefined;
  const unchecked = isUnchecked ? createUncheckedApplication(fields, formKey) : undefined;
  return unchecked ?? wait ?? createApplication(fields, formKey);
}
