const slotMinutes = 30;
const maxRanges = 2;

interface Range {
  start: number;
  end: number;
}

/** Half hours such as "09:00 AM" as people say them: "9:00–11:00 AM", "11:30 AM–1:00 PM". */
export function timeRanges(slots: readonly string[]): string[] {
  return joinSlots(slots).map(showRange);
}

/** The same in one line: where there are many, only when they begin and end. */
export function summarizeTimes(slots: readonly string[]): string {
  const ranges = joinSlots(slots);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || ranges.length <= maxRanges) return ranges.map(showRange).join(", ");
  return `${showRange({ start: first.start, end: last.end })}, with breaks`;
}

function joinSlots(slots: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const start of slots.map(minutesOf).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = start + slotMinutes;
    else ranges.push({ start, end: start + slotMinutes });
  }
  return ranges;
}

function minutesOf(slot: string): number {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(slot) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

function showRange({ start, end }: Range): string {
  const [from, to] = [showTime(start), showTime(end)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
}

function showTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
