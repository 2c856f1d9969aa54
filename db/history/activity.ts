import { all, query } from "#db/connection.server.ts";

const day = 24 * 60 * 60_000;
const longSilence = 30 * day;
const confirmingDays = 3;

export function listActiveDays(): string[] {
  const changes = query
    .selectFrom("audit")
    .select("at")
    .where("staff_email", "not in", ["applicant", "retention"]);
  const events = query.selectFrom("events").select("at").where("kind", "!=", "sign-in failed");
  const days = all(changes.unionAll(events)).map(({ at }) => at.slice(0, 10));
  return [...new Set(days)].sort();
}

/** After a silence of thirty days the clock is likely wrong, until staff have worked with it on three days. */
export function isClockBelievable(now: Date, activeDays = listActiveDays()): boolean {
  // Of days to come, a clock that was wrong before has written.
  const days = activeDays.map((text) => Date.parse(text)).filter((at) => at <= now.getTime());
  if (days.length === 0) return true;
  let sinceSilence = confirmingDays;
  for (const [index, at] of [...days, now.getTime()].entries()) {
    const before = days[index - 1] ?? at;
    if (at - before > longSilence + day) sinceSilence = 0;
    if (index < days.length) sinceSilence += 1;
  }
  return sinceSilence >= confirmingDays;
}
