import type { Run } from "./calendar.ts";

export function showTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

export function showClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

export function showRange({ starts_at, ends_at }: Run): string {
  return joinTimes(showTime(starts_at), showTime(ends_at));
}

export function showShortRange({ starts_at, ends_at }: Run): string {
  const [from, to] = [starts_at, ends_at].map((time) => showTime(time).replace(":00", ""));
  return joinTimes(from as string, to as string);
}

function joinTimes(from: string, to: string): string {
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
}
