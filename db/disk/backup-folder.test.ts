import { expect, test } from "vitest";
import { archiveName, findExpired } from "./backup-folder.ts";

const day = 24 * 60 * 60_000;

/** The archives that are left after one was made at each of these times. */
function keepAfter(times: number[]): string[] {
  let archives: string[] = [];
  for (const time of times) {
    archives = [...archives, archiveName(new Date(time))].sort().reverse();
    const expired = findExpired(archives);
    archives = archives.filter((name) => !expired.includes(name));
  }
  return archives;
}

const start = Date.UTC(2025, 0, 1, 20, 30);
const daily = (days: number) => Array.from({ length: days }, (_, at) => start + at * day);

test("after two years of daily backups there are those of 7 days, 5 weeks and 12 months", () => {
  const archives = keepAfter(daily(730));
  const days = archives.map((name) => name.slice(9, 19));
  expect(days.slice(0, 7)).toEqual(
    daily(730)
      .slice(-7)
      .reverse()
      .map((time) => new Date(time).toISOString().slice(0, 10)),
  );
  expect(archives.length).toBeLessThanOrEqual(7 + 5 + 12);
  expect(new Set(days.map((one) => one.slice(0, 7))).size).toBe(12);
  expect(days).toContain("2026-01-31");
  const sundays = ["2026-12-27", "2026-12-20", "2026-12-13", "2026-12-06"];
  expect(days).toEqual(expect.arrayContaining(["2026-12-31", ...sundays]));
  expect(days).not.toContain("2026-11-29");
});

test("several backups of a day count as one, and the last of them stays", () => {
  const hour = 60 * 60_000;
  const archives = keepAfter([0, 1, 2].map((hours) => start + hours * hour));
  expect(archives).toEqual([archiveName(new Date(start + 2 * hour))]);
});

test("a clock that is a year ahead for a day costs no other backup", () => {
  const before = keepAfter(daily(40));
  const [newest] = keepAfter([start + 400 * day]) as [string];
  const after = [newest, ...before];
  expect(before.filter((name) => findExpired(after).includes(name)).length).toBeLessThanOrEqual(2);
  expect(keepAfter([...daily(40), start + 400 * day, start + 40 * day])).toContain(
    archiveName(new Date(start + 40 * day)),
  );
});
