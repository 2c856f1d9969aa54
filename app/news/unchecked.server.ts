import { href } from "react-router";
import { instantOf, momentOf } from "#app/timetable/calendar.ts";
import { listApplications } from "#db/applications/applications.ts";
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

export function readUncheckedNews(now = Date.now()): UncheckedNews | undefined {
  const at = lastNine(now);
  const [from, until] = [at - day, at].map((instant) => new Date(instant).toISOString());
  const came = listApplications("", "unchecked").filter(({ created_at }) => {
    return created_at > (from ?? "") && created_at <= (until ?? "");
  });
  if (came.length === 0 || !until) return undefined;
  const title =
    came.length === 1
      ? "An application waits unchecked"
      : `${came.length} applications wait unchecked`;
  return { at: until, title };
}

/** Such applications may come from a program, so they are told of together, at nine in the morning. */
export function tellUncheckedDaily(): void {
  const now = Date.now();
  // A timer may be early by a moment.
  const wait = lastNine(now) + day - now + minute;
  setTimeout(() => logFailure(tellUnchecked).then(tellUncheckedDaily), wait).unref();
}

export function tellUnchecked(now = Date.now()): void {
  const server = readMailServer();
  const news = server && readUncheckedNews(now);
  if (!news) return;
  const page = (env.ORIGIN ?? server.origin) + href("/dashboard/Careers/Unchecked");
  const text = `${news.title}. They may come from a program: look through them.\n\n${page}\n`;
  for (const recipient of server.recipients) {
    queueLetter({ recipient, subject: news.title, text }, 24);
  }
}

function lastNine(now: number): number {
  const today = instantOf({ day: momentOf(now).day, minute: nine });
  return today <= now ? today : today - day;
}
