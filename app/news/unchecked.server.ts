import { href } from "react-router";
import { instantOf, momentOf } from "#app/timetable/calendar.ts";
import { listApplications } from "#db/applications/applications.ts";
import { readLastNews, recordNews } from "#db/disk/upkeep-records.ts";
import { readMailServer } from "#db/settings/mail-server.ts";
import { queueLetter } from "#db/settings/outbox.ts";
import { env } from "#runtime/env.ts";
import { logFailure } from "#runtime/log.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const nine = 9 * 60;

export interface UncheckedNews {
  /** The last nine o'clock in India: a restart tells nothing twice. */
  at: string;
  title: string;
}

/** Of those that came from one nine o'clock to the last one. */
export function readUncheckedNews(
  now = Date.now(),
  from = toTime(lastNine(now) - day),
): UncheckedNews | undefined {
  const at = toTime(lastNine(now));
  const came = listApplications("", "unchecked").filter(({ created_at }) => {
    return created_at > from && created_at <= at;
  });
  if (came.length === 0) return undefined;
  const title =
    came.length === 1
      ? "An application waits unchecked"
      : `${came.length} applications wait unchecked`;
  return { at, title };
}

/**
 * Such applications may come from a program, so they are told of together, at nine in the morning, or once the box is
 * switched on after that.
 */
export async function tellUncheckedDaily(): Promise<void> {
  await logFailure(() => tellUnchecked());
  const now = Date.now();
  // A timer may be early by a moment.
  setTimeout(tellUncheckedDaily, lastNine(now) + day - now + minute).unref();
}

export function tellUnchecked(now = Date.now()): void {
  const server = readMailServer();
  const told = readLastNews()?.at;
  // What was told in the future was told while the clock was wrong.
  const from = told && told <= toTime(now) ? told : undefined;
  const news = server && readUncheckedNews(now, from);
  if (!news) return;
  const page = (env.ORIGIN ?? server.origin) + href("/dashboard/Careers/Unchecked");
  const text = `${news.title}. They may come from a program: look through them.\n\n${page}\n`;
  for (const recipient of server.recipients) {
    queueLetter({ recipient, subject: news.title, text }, 24);
  }
  recordNews({ at: news.at });
}

function toTime(instant: number): string {
  return new Date(instant).toISOString();
}

function lastNine(now: number): number {
  const today = instantOf({ day: momentOf(now).day, minute: nine });
  return today <= now ? today : today - day;
}
