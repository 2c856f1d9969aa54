const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const twoInIndia = 20.5 * hour;

/** Whether what is done each night is to be done now: missed, or failed an hour ago. ISO times. */
export function isDue(doneAt: string | undefined, failedAt?: string, now = Date.now()): boolean {
  const lastNight = Math.floor((now - twoInIndia) / day) * day + twoInIndia;
  if (failedAt && isWithin(Date.parse(failedAt), now - hour, now)) return false;
  // What was done in the future was done while the clock was wrong.
  return !doneAt || !isWithin(Date.parse(doneAt), lastNight, now + 5 * minute);
}

function isWithin(time: number, from: number, to: number): boolean {
  return time >= from && time <= to;
}
