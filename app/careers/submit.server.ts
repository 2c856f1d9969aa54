import { createHash } from "node:crypto";
import { countAgainst, inWords, rateLimit, visitorOf } from "#app/rate-limit.server.ts";
import {
  type Application,
  type ApplicationFields,
  createApplication,
  findApplicationByFormKey,
} from "#db/applications.ts";

const minute = 60;
const hour = 60 * minute;
const perMinute = rateLimit(5, minute);
const perHour = rateLimit(30, hour);
const everyone = rateLimit(200, 24 * hour);

const onTheirWay = new Map<string, Promise<Application | number>>();

/**
 * Keeps an application, once however often it is sent. Answers it, or the seconds to wait when too
 * many new ones came: five a minute or thirty an hour from one address, or 200 a day in all.
 */
export function submitApplication(
  fields: ApplicationFields,
  address: string,
): Promise<Application | number> {
  const formKey = formKeyOf(fields);
  const sent = `${address} ${formKey}`;
  let outcome = onTheirWay.get(sent);
  if (!outcome) {
    outcome = keep(fields, formKey, address).finally(() => onTheirWay.delete(sent));
    onTheirWay.set(sent, outcome);
  }
  return outcome;
}

/** What to say to somebody who has to wait so many seconds. */
export function tooMany(wait: number): string {
  return `Too many applications came from your connection. Please try again in ${inWords(wait)}.`;
}

/**
 * The key by which the same application is known again. The page is the same for all visitors and
 * works without script, so it cannot carry a key of its own; what was typed is the key, on one day.
 * A double click, a reload or twenty posts at once make one row; another word makes another row, and
 * whoever applies again the next day is heard again.
 */
function formKeyOf({ name, position, email, phone, resume_link }: ApplicationFields): string {
  const day = new Date().toISOString().slice(0, 10);
  const typed = [day, name, position, email.toLowerCase(), phone, resume_link];
  return createHash("sha256").update(JSON.stringify(typed)).digest("hex");
}

async function keep(
  fields: ApplicationFields,
  formKey: string,
  address: string,
): Promise<Application | number> {
  const known = findApplicationByFormKey(formKey);
  if (known) return known;
  const visitor = visitorOf(address);
  const wait = await countAgainst([everyone, "all"], [perHour, visitor], [perMinute, visitor]);
  return wait ?? createApplication(fields, formKey);
}
