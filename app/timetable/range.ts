import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { type Clock, clocks } from "#app/words/clock.ts";
import type { Run } from "./calendar.ts";

export function showTime(minutes: number, locale: Locale = "en"): string {
  const words = clocks[locale];
  if (words) return fillPlaces(words.time, { part: partOf(minutes, words), hour: hourOf(minutes) });
  const hour = Math.floor(minutes / 60);
  return `${withMinutes(minutes)} ${hour < 12 ? "AM" : "PM"}`;
}

export function timeChoices(minutes: readonly number[]): { value: string; label: string }[] {
  return minutes.map((minute) => ({ value: String(minute), label: showTime(minute) }));
}

export function showClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

export function showRange({ starts_at, ends_at }: Run, locale: Locale = "en"): string {
  const words = clocks[locale];
  if (!words) return joinTimes(showTime(starts_at), showTime(ends_at));
  const part = partOf(starts_at, words);
  return part === partOf(ends_at, words)
    ? fillPlaces(words.rangeOfPart, { part, from: hourOf(starts_at), to: hourOf(ends_at) })
    : fillPlaces(words.range, { from: showTime(starts_at, locale), to: showTime(ends_at, locale) });
}

export function showShortRange({ starts_at, ends_at }: Run, locale: Locale = "en"): string {
  const words = clocks[locale];
  if (words) {
    const [from, to] = [partOf(starts_at, words), partOf(ends_at, words)];
    return `${from} ${hourOf(starts_at)}–${from === to ? "" : `${to} `}${hourOf(ends_at)}`;
  }
  const [from, to] = [starts_at, ends_at].map((time) => showTime(time).replace(":00", ""));
  return joinTimes(from as string, to as string);
}

/** For a page: in the text, "10:00 AM" never breaks over two lines. */
export function keepTimesWhole(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, "\u00a0");
}

function joinTimes(from: string, to: string): string {
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
}

function withMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
}

function hourOf(minutes: number): string {
  return withMinutes(minutes).replace(":00", "");
}

function partOf(minutes: number, words: Clock): string {
  const hour = Math.floor(minutes / 60) % 24;
  if (hour < 4 || hour >= 20) return words.night;
  if (hour < 12) return words.morning;
  return hour < 16 ? words.noon : words.evening;
}
