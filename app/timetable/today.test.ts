import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { createDoctor } from "#db/doctors/doctors.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { keptAbsences } from "#db/timetable/absences.ts";
import { keptClosures } from "#db/timetable/closures.ts";
import { keptSittings } from "#db/timetable/sittings.ts";
import { doctorFields } from "../../tests/forms/doctor.ts";
import { randomFrom } from "../../tests/runner/random.ts";
import { addDays, type Moment } from "./calendar.ts";
import { entriesOn, listSeeing } from "./entries.server.ts";
import { readTimetableOn } from "./timetable.server.ts";
import { readToday } from "./today.server.ts";

const desk = { id: null, email: "desk@example.org" };
// A second Saturday.
const first = "2026-11-14";
const random = randomFrom(20_261_114);
const pick = <Value>(...values: Value[]) => values[random(values.length)] as Value;

beforeAll(() => {
  migrateDataDirectory();
  for (let number = 0; number < 60; number += 1) addDoctor(number);
});
afterAll(closeDatabase);

function addDoctor(number: number): void {
  const { id } = createDoctor(
    {
      ...doctorFields,
      name: `Dr ${number}`,
      availability: number % 7 === 0 ? "unavailable" : "available",
      is_active: number % 9 !== 0,
    },
    desk,
  );
  let usual: string | undefined;
  for (let sitting = random(6); sitting > 0; sitting -= 1) {
    const starts_at = 360 + random(26) * 30;
    const first_day = pick(null, null, addDays(first, random(5)));
    const last_day = pick(null, null, addDays(first, 4 + random(5)));
    const { id: made } = keptSittings.create(
      {
        doctor_id: id,
        weekdays: pick([1, 2, 3, 4, 5, 6, 7], [6], [1, 6], [7]),
        weeks: pick([], [], [2, 4], [1, 3, 5]),
        starts_at,
        ends_at: starts_at + 30 + random(8) * 30,
        room: "Room 1",
        note: "",
        first_day,
        last_day,
        ...(first_day && last_day && usual && { replaces: usual }),
      },
      desk,
    );
    usual = made;
  }
  if (number % 3 === 0) {
    const first_day = addDays(first, random(4) - 1);
    const back_at = pick(null, 600, 720);
    const last_day = back_at === null ? addDays(first_day, random(3)) : first_day;
    const from_at = back_at === null ? pick(null, null, 600, 720) : null;
    keptAbsences.create({ doctor_id: id, first_day, last_day, back_at, from_at, note: "" }, desk);
  }
}

/** All that there is of the day, read as a whole. */
function allOf(moment: Moment) {
  return entriesOn(readTimetableOn(moment.day), moment.day, moment, listSeeing());
}

function expectAllOf(moment: Moment): number {
  const entries = allOf(moment);
  const { rows, counts, isMore } = readToday(moment);
  const isLong = entries.length > 100;
  const wanted = entries.filter(({ state }) => !(isLong && state === "over")).slice(0, 100);
  const described = wanted.map(({ occurrence: { sitting, starts_at, ends_at }, state }) => {
    return { id: sitting.id, state, starts_at, ends_at };
  });
  const inTime = described.toSorted(
    (one, other) =>
      one.starts_at - other.starts_at ||
      one.ends_at - other.ends_at ||
      (one.id < other.id ? -1 : 1),
  );
  expect([moment, rows.map(({ id, state }) => ({ id, state }))]).toEqual([
    moment,
    inTime.map(({ id, state }) => ({ id, state })),
  ]);
  expect(counts).toEqual(
    Object.fromEntries(
      [...Map.groupBy(entries, ({ state }) => state)].map(([state, all]) => [state, all.length]),
    ),
  );
  expect(isMore).toBe(rows.length < entries.length);
  return entries.length;
}

const moments = Array.from({ length: 9 }, (_, day) =>
  [0, 400, 600, 725, 1000, 1439].map((minute) => ({ day: addDays(first, day), minute })),
).flat();

test("the overview counts and lists the sittings of any day as the whole timetable has them", () => {
  const lengths = moments.map(expectAllOf);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
  expect(new Set(lengths).size).toBeGreaterThan(4);
});

test("on a day on which the OPD is closed they are all closed", () => {
  const closure = keptClosures.create({ name: "Holi", first_day: first, last_day: first }, desk);
  expectAllOf({ day: first, minute: 700 });
  const { closed, counts } = readToday({ day: first, minute: 700 });
  expect([closed, Object.keys(counts)]).toEqual(["Holi", ["closed"]]);
  keptClosures.remove(closure.id, desk);
});

test("of a hundred and more those that are over are left out, and who comes last", () => {
  for (let number = 60; number < 300; number += 1) addDoctor(number);
  const lengths = moments.map(expectAllOf);
  expect(Math.max(...lengths)).toBeGreaterThan(150);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  keptClosures.create({ name: "Holi", first_day: first, last_day: first }, desk);
  expectAllOf({ day: first, minute: 700 });
});
