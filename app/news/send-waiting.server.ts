import { knownHospital } from "#app/hospital/hospital.server.ts";
import { isLinkGood } from "#db/accounts/staff-links.ts";
import { findApplication } from "#db/applications/applications.ts";
import { type MailServer, readMailServer } from "#db/settings/mail-server.ts";
import { listDue, openLetter, postpone, removeWaiting, type Waiting } from "#db/settings/outbox.ts";
import { env } from "#runtime/env.ts";
import { log, logFailure } from "#runtime/log.ts";
import { isRefusal, type Mail, sendMail, whyRefused } from "./transport.server.ts";
import { newsTitle } from "./words.ts";

const second = 1000;
const minute = 60 * second;
const interval = 5 * second;
const atOnce = 20;
const longestPause = 15 * minute;

interface Trouble {
  failures: number;
  pausedUntil: number;
  last?: { at: string; reason: string; isOfRecipients: boolean } | undefined;
}

const none: Trouble = { failures: 0, pausedUntil: 0 };

let isSending = false;
/** Of the settings of this version alone: with others the next attempt need not wait. */
let known = { version: 0, trouble: none };

export function sendMailWhenQueued(): void {
  setInterval(() => logFailure(sendWaiting), interval).unref();
}

export function findLastFailure(): Trouble["last"] {
  return troubleOf(readMailServer()).last;
}

/** An email has gone to everybody with these settings. */
export function forgetTrouble(server: MailServer): void {
  note(server, none);
}

function troubleOf(server: MailServer | undefined): Trouble {
  return server?.version === known.version ? known.trouble : none;
}

function note(server: MailServer, trouble: Trouble): void {
  if (isStillSaved(server)) known = { version: server.version, trouble };
}

/** One round. A server that does not respond gets no other email of the round, and a pause. */
export async function sendWaiting(now = Date.now()): Promise<void> {
  if (isSending || now < troubleOf(readMailServer()).pausedUntil) return;
  isSending = true;
  try {
    for (const waiting of listDue(now, atOnce)) {
      const server = readMailServer();
      if (!server || !(await sendOne(waiting, server, now))) break;
    }
  } finally {
    isSending = false;
  }
}

async function sendOne(waiting: Waiting, server: MailServer, now: number): Promise<boolean> {
  const mail = write(waiting, server);
  if (!mail || Date.parse(waiting.until) <= now) {
    if (mail) log.warn({ attempts: waiting.attempts }, "an email was too old to be sent");
    removeWaiting(waiting.id);
    return true;
  }
  // Before it is sent, or what cannot be removed afterwards would go out again in every round.
  const isStillWanted = postpone(waiting, now);
  if (!isStillWanted) return true;
  let rejected: string[];
  try {
    rejected = await sendMail(server, mail);
  } catch (error) {
    // What is saved by now is tried with the next email.
    if (!isStillSaved(server)) return true;
    const trouble = troubleOf(server);
    const last = failureAt(now, whyRefused(error, server));
    if (isRefusal(error)) {
      note(server, { ...trouble, last });
      return true;
    }
    const failures = trouble.failures + 1;
    const pause = Math.min(30 * second * 2 ** (failures - 1), longestPause);
    note(server, { failures, pausedUntil: now + pause, last });
    if (failures === 1) log.warn("the mail server does not take emails; they wait");
    return false;
  }
  const { last } = troubleOf(server);
  // An email of another kind does not show whether the recipients of the news are refused.
  const stays = waiting.kind !== "news" && last?.isOfRecipients ? last : undefined;
  const names = rejected.join(", ");
  const refused = names && failureAt(now, `The server refuses these recipients: ${names}.`, true);
  note(server, { ...none, last: refused || stays });
  removeWaiting(waiting.id);
  return true;
}

function isStillSaved({ version }: MailServer): boolean {
  return readMailServer()?.version === version;
}

function failureAt(now: number, reason: string, isOfRecipients = false) {
  return { at: new Date(now).toISOString(), reason, isOfRecipients };
}

/** Undefined for news of an application that is deleted by now, for a link that has ended, and for what cannot be read. */
function write(waiting: Waiting, server: MailServer): Mail | undefined {
  const letter = waiting.kind === "news" ? writeNews(waiting, server) : openGood(waiting);
  if (!letter) return undefined;
  const { recipient, subject, text } = letter;
  return {
    from: { name: knownHospital().name, address: server.sender },
    to: [recipient].flat(),
    subject,
    text,
    messageId: `<${waiting.message_id}@${new URL(originOf(server)).hostname}>`,
  };
}

function openGood(waiting: Waiting) {
  const letter = openLetter(waiting);
  return letter?.token && !isLinkGood(letter.token) ? undefined : letter;
}

function writeNews({ application_id }: Waiting, server: MailServer) {
  const application = findApplication(application_id ?? "");
  if (!application) return undefined;
  const subject = newsTitle(application.position);
  const page = `${originOf(server)}/dashboard/Careers/${application.id}`;
  return { recipient: server.recipients, subject, text: `${subject} has come.\n\n${page}\n` };
}

function originOf({ origin }: MailServer): string {
  return env.ORIGIN ?? origin;
}
