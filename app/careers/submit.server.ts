import { createHash } from "node:crypto";
import {
  type Application,
  type ApplicationFields,
  createApplication,
  findApplicationByFormKey,
} from "#db/applications.ts";
import { requireRoomBeyond } from "#db/free-space.ts";
import { countAgainst, inWords, rateLimit, visitorOf } from "#runtime/rate-limit.ts";

const minute = 60;
const hour = 60 * minute;
const perMinute = rateLimit(5, minute);
const perHour = rateLimit(30, hour);
const everyone = rateLimit(200, 24 * hour);

const inFlight = new Map<string, Promise<Application | number>>();

/** Stores an application once, however often it is sent; returns the seconds to wait if over a limit. */
export function submitApplication(
  fields: ApplicationFields,
  address: string,
): Promise<Application | number> {
  const formKey = formKeyOf(fields);
  const sent = `${address} ${formKey}`;
  let outcome = inFlight.get(sent);
  if (!outcome) {
    outcome = store(fields, formKey, address).finally(() => inFlight.delete(sent));
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
  address: string,
): Promise<Application | number> {
  const known = findApplicationByFormKey(formKey);
  if (known) return known;
  const visitor = visitorOf(address);
  const wait = await countAgainst([everyone, "all"], [perHour, visitor], [perMinute, visitor]);
  if (wait !== undefined) return wait;
  requireRoomBeyond("applications");
  return createApplication(fields, formKey);
}
