import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../tests/runner/rounds.ts";
import {
  absenceOn,
  addDays,
  firstDayBack,
  instantOf,
  momentOf,
  nextChange,
  occurrencesOn,
  type Sitting,
  type State,
  stateOf,
  type Timetable,
  weekdayOf,
  weekOf,
} from "./calendar.ts";
import { holidaysFrom } from "./holidays.ts";

const nine = 9 * 60;

function sitting(fields: Partial<Sitting>): Sitting {
  return {
    id: "a",
    doctor_id: "d",
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    weeks: [],
    starts_at: nine,
    ends_at: 12 * 60,
    room: "",
    note: "",
    first_day: null,
    last_day: null,
    replaces: null,
    ...fields,
  };
}

function timetable(sittings: Partial<Sitting>[], more: Partial<Timetable> = {}): Timetable {
  return { sittings: sittings.map(sitting), absences: [], closures: [], ...more };
}

function timetableOf(timetable: Timetable, doctor: string): Timetable {
  const own = ({ doctor_id }: { doctor_id: string }) => doctor_id === doctor;
  return {
    ...timetable,
    sittings: timetable.sittings.filter(own),
    absences: timetable.absences.filter(own),
  };
}

function absence(first_day: string, last_day = first_day, back_at: number | null = null) {
  return { id: "x", doctor_id: "d", first_day, last_day, back_at, from_at: null, note: "" };
}

function at(day: string, hour: number, minute = 0) {
  return { day, minute: hour * 60 + minute };
}

test("a sitting runs from its first minute to the one before its end", () => {
  const mornings = timetable([{}]);
  const day = "2026-11-21";
  expect(stateOf(mornings, at(day, 8, 59))).toEqual({
    kind: "today",
    run: { starts_at: nine, ends_at: 12 * 60 },
  });
  expect(stateOf(mornings, at(day, 9))).toEqual({ kind: "now", until: 12 * 60 });
  expect(stateOf(mornings, at(day, 11, 59))).toEqual({ kind: "now", until: 12 * 60 });
  expect(stateOf(mornings, at(day, 12))).toEqual({ kind: "next", day: "2026-11-22", at: nine });
});

test("the second and fourth Saturday are counted in their own month", () => {
  const visiting = timetable([{ weekdays: [6], weeks: [2, 4] }]);
  const saturdays = ["2026-10-31", "2026-11-07", "2026-11-14", "2026-11-21", "2026-11-28"];
  const held = saturdays.filter((day) => occurrencesOn(visiting, day).length > 0);
  expect(held).toEqual(["2026-11-14", "2026-11-28"]);
  expect(stateOf(visiting, at("2026-11-28", 12))).toMatchObject({ day: "2026-12-12" });
});

test("a fifth Saturday, the end of a year and a leap day have their places", () => {
  const fifth = timetable([{ weekdays: [6], weeks: [5] }]);
  expect(stateOf(fifth, at("2027-01-01", 9))).toMatchObject({ day: "2027-01-30" });
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect([weekdayOf("2028-02-29"), weekOf("2028-02-29")]).toEqual([2, 5]);
  const leap = timetable([{ weekdays: [2], weeks: [5], first_day: "2028-01-30" }]);
  expect(stateOf(leap, at("2028-01-31", 9))).toMatchObject({ day: "2028-02-29" });
});

test("a visiting doctor comes between two dates only, and nobody is promised later than 60 days", () => {
  const visit = timetable([{ first_day: "2026-12-01", last_day: "2026-12-02" }]);
  expect(stateOf(visit, at("2026-11-21", 9))).toMatchObject({ day: "2026-12-01" });
  expect(stateOf(visit, at("2026-12-02", 9))).toMatchObject({ kind: "now" });
  expect(stateOf(visit, at("2026-12-02", 12))).toEqual({ kind: "ask" });
  const far = timetable([{ first_day: "2027-01-20" }]);
  expect(stateOf(far, at("2026-11-21", 9))).toMatchObject({ kind: "next", day: "2027-01-20" });
  expect(stateOf(far, at("2026-11-20", 9))).toEqual({ kind: "ask" });
});

test("an absence ends by itself, and names the first day back", () => {
  const away = timetable([{}], {
    absences: [absence("2026-11-21", "2026-11-22"), absence("2026-11-23")],
  });
  expect(stateOf(away, at("2026-11-21", 9))).toEqual({ kind: "next", day: "2026-11-24", at: nine });
  expect(firstDayBack(away, "2026-11-21")).toBe("2026-11-24");
  const once = timetable([{}], { absences: [absence("2026-11-21", "2026-11-22")] });
  expect(firstDayBack(once, "2026-11-21")).toBe("2026-11-23");
  expect(stateOf(away, at("2026-11-24", 9))).toMatchObject({ kind: "now" });
});

test("who comes late begins late, and is away from a sitting that ends before", () => {
  const late = timetable([{}, { starts_at: 1020, ends_at: 1140 }], {
    absences: [absence("2026-11-21", "2026-11-21", 645)],
  });
  expect(stateOf(late, at("2026-11-21", 8)).kind).toBe("today");
  expect(nextChange(late, at("2026-11-21", 8))).toBe(instantOf(at("2026-11-21", 9)));
  expect(stateOf(late, at("2026-11-21", 9))).toEqual({
    kind: "late",
    run: { starts_at: 645, ends_at: 720 },
  });
  expect(stateOf(late, at("2026-11-21", 10, 45))).toEqual({ kind: "now", until: 720 });
  const evening = { ...late, absences: [absence("2026-11-21", "2026-11-21", 720)] };
  expect(occurrencesOn(evening, "2026-11-21").map((one) => one.absence !== undefined)).toEqual([
    true,
    false,
  ]);
});

test("on a closed day nobody sits", () => {
  const days = { first_day: "2027-01-26", last_day: "2027-01-26" };
  const closure = { name: "Republic Day", ...days, from_at: null };
  const closed = timetable([{}], { closures: [closure] });
  expect(stateOf(closed, at("2027-01-26", 9))).toMatchObject({ day: "2027-01-27" });
  expect(occurrencesOn(closed, "2027-01-26")[0]?.closure).toEqual(closure);
});

test("a doctor who leaves early sits until then, and not at later hours", () => {
  const day = "2026-11-21";
  const leaves = { ...absence(day, "2026-11-23"), from_at: 660 };
  const early = timetable([{}, { starts_at: 1020, ends_at: 1140 }], { absences: [leaves] });
  expect(stateOf(early, at(day, 10))).toEqual({ kind: "now", until: 660 });
  expect(stateOf(early, at(day, 11))).toMatchObject({ kind: "next", day: "2026-11-24" });
  expect(absenceOn(early, day, 659)).toBeUndefined();
  expect(absenceOn(early, day, 660)).toBe(leaves);
});

test("a day that is closed from an hour on has OPD until then", () => {
  const day = "2026-12-24";
  const days = { first_day: day, last_day: day };
  const half = timetable([{}, { starts_at: 1020, ends_at: 1140 }], {
    closures: [{ name: "Half day", ...days, from_at: 690 }],
  });
  expect(stateOf(half, at(day, 9))).toEqual({ kind: "now", until: 690 });
  expect(occurrencesOn(half, day).map(({ closure }) => closure?.name)).toEqual([
    undefined,
    "Half day",
  ]);
});

test("other hours for a while take the place of the usual ones, which return by themselves", () => {
  const weekdays = [1, 4];
  const usual = sitting({ id: "usual", weekdays });
  const instead = { id: "instead", weekdays, starts_at: 660, ends_at: 840, replaces: "usual" };
  const table = timetable([usual, { ...instead, first_day: "2026-11-26", last_day: "2026-12-04" }]);
  const hours = ["2026-11-23", "2026-11-26", "2026-11-30", "2026-12-07"].map((day) =>
    occurrencesOn(table, day).map(({ starts_at, ends_at }) => [starts_at, ends_at]),
  );
  expect(hours).toEqual([[[540, 720]], [[660, 840]], [[660, 840]], [[540, 720]]]);
});

test("hours that touch or overlap are one", () => {
  const day = "2026-11-21";
  const touching = timetable([
    {},
    { starts_at: 720, ends_at: 780 },
    { starts_at: 750, ends_at: 840 },
  ]);
  expect(stateOf(touching, at(day, 9))).toEqual({ kind: "now", until: 840 });
});

test("the clock is India's, whose day begins at half past six in the evening of UTC", () => {
  expect(momentOf(Date.parse("2026-11-20T18:29:59.999Z"))).toEqual(at("2026-11-20", 23, 59));
  expect(momentOf(Date.parse("2026-11-20T18:30:00Z"))).toEqual(at("2026-11-21", 0));
  expect(momentOf(Date.parse("2028-02-28T18:30:00Z"))).toEqual(at("2028-02-29", 0));
  expect(new Date(instantOf(at("2026-11-21", 10, 20))).toISOString()).toBe(
    "2026-11-21T04:50:00.000Z",
  );
});

test("the zone of the server changes nothing", () => {
  const script = `
    import { momentOf, stateOf, nextChange, weekdayOf, addDays } from "./app/timetable/calendar.ts";
    const table = ${JSON.stringify(timetable([{ weekdays: [6], weeks: [2, 4] }]))};
    const instants = [1709144999999, 1709145000000, 1735669799999, 1795236000000, 1710054000000];
    console.log(JSON.stringify(instants.map((instant) => [momentOf(instant), stateOf(table, momentOf(instant)),
      nextChange(table, momentOf(instant)), weekdayOf("2026-03-08"), addDays("2026-03-08", 1)])));`;
  const zones = ["UTC", "America/Los_Angeles", "Asia/Kathmandu", "Asia/Kolkata"];
  const outputs = zones.map((TZ) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    }),
  );
  expect(JSON.parse(outputs[0] as string)[0][0]).toEqual(at("2024-02-28", 23, 59));
  expect(new Set(outputs).size).toBe(1);
});

const someDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-11-01", days));
const nearDay = fc.integer({ min: -10, max: 70 });
const todayOrNear = fc.oneof(fc.constant(0), nearDay);
const halfHour = (min: number, max: number) =>
  fc.integer({ min: min / 30, max: max / 30 }).map((half) => half * 30);

const someSitting = fc
  .record({
    doctor_id: fc.constantFrom("d", "e"),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 2 }),
    weeks: fc.oneof(fc.constant([]), fc.subarray([1, 2, 3, 4, 5])),
    starts_at: halfHour(360, 1350),
    length: halfHour(30, 300),
    first: fc.option(nearDay, { freq: 2 }),
    days: fc.option(fc.nat(40), { freq: 2 }),
    replaces: fc.option(fc.constantFrom("0", "1", "2"), { freq: 2 }),
  })
  .map(({ length, first, days, ...fields }) => ({
    ...fields,
    ends_at: Math.min(1380, fields.starts_at + length),
    first,
    days,
  }));
const quarter = fc.integer({ min: 24, max: 92 }).map((quarter) => quarter * 15);
const someDays = fc.record({
  first: todayOrNear,
  days: fc.nat(9),
  from_at: fc.option(quarter),
});
const someAbsence = fc.record({
  doctor_id: fc.constantFrom("d", "e"),
  first: todayOrNear,
  days: fc.nat(9),
  back_at: fc.option(quarter),
  from_at: fc.option(quarter),
});

/** A random timetable around a random instant. */
const somewhen = fc
  .record({
    day: someDay,
    second: fc.oneof(fc.nat(24 * 3600 - 1), fc.integer({ min: 6 * 3600, max: 16 * 3600 })),
    sittings: fc.array(someSitting, { maxLength: 5 }),
    absences: fc.array(someAbsence, { maxLength: 3 }),
    closures: fc.array(someDays, { maxLength: 2 }),
    late: fc.option(fc.record({ after: fc.nat(60), quarters: fc.nat(7) }), { freq: 2 }),
  })
  .map(({ day, second, sittings, absences, closures, late }) => {
    const span = ({ first, days }: { first: number; days: number }) => ({
      first_day: addDays(day, first),
      last_day: addDays(day, first + days),
    });
    const table: Timetable = {
      sittings: sittings.map(({ first, days, replaces, ...fields }, index) =>
        sitting({
          ...fields,
          id: String(index),
          replaces: first === null || days === null ? null : replaces,
          first_day: first === null ? null : addDays(day, first),
          last_day: days === null ? null : addDays(day, (first ?? 0) + days),
        }),
      ),
      absences: absences.map(({ doctor_id, back_at, from_at, ...days }) => ({
        ...absence("", ""),
        doctor_id,
        back_at,
        from_at: back_at === null ? from_at : null,
        ...span(back_at === null ? days : { ...days, days: 0 }),
      })),
      closures: closures.map(({ from_at, ...days }) => ({
        name: "closed",
        from_at,
        ...span(days),
      })),
    };
    const [first] = sittings;
    if (!first || !late) return { table, instant: instantOf({ day, minute: 0 }) + second * 1000 };
    // Among any times there is hardly one at which hours have begun and the doctor is still to come.
    const minute = first.starts_at + late.after;
    const back_at = Math.min((Math.floor(minute / 15) + 1 + late.quarters) * 15, 1380);
    const away = { ...absence(day, day, back_at), doctor_id: first.doctor_id };
    return {
      table: { ...table, absences: [...table.absences, away] },
      instant: instantOf({ day, minute }),
    };
  });

// The second implementation: no arithmetic on days or hours, only a calendar leaf by leaf and a look at the clock
// every quarter of an hour.
const leaves = new Map<string, { weekday: number; week: number; next: string }>();
{
  const seen = { month: "", weekdays: new Map<number, number>() };
  let weekday = 4;
  for (const instant of Array(1400).keys()) {
    const [day, next] = [0, 1].map((more) =>
      new Date(Date.UTC(2026, 9, 1 + instant + more)).toISOString().slice(0, 10),
    ) as [string, string];
    if (seen.month !== day.slice(0, 7))
      Object.assign(seen, { month: day.slice(0, 7), weekdays: new Map() });
    seen.weekdays.set(weekday, (seen.weekdays.get(weekday) ?? 0) + 1);
    leaves.set(day, { weekday, week: seen.weekdays.get(weekday) as number, next });
    weekday = weekday === 7 ? 1 : weekday + 1;
  }
}

function quartersOf(table: Timetable, doctor: string, day: string): boolean[] {
  const { weekday, week } = leaves.get(day) as { weekday: number; week: number };
  const quarters = Array<boolean>(96).fill(false);
  const isOver = (one: Sitting) => day < (one.first_day ?? "") || day > (one.last_day ?? "9");
  for (const one of table.sittings) {
    if (one.doctor_id !== doctor || !one.weekdays.includes(weekday)) continue;
    const others = table.sittings.filter((other) => other.doctor_id === doctor && !isOver(other));
    if (others.some((other) => other.replaces === one.id)) continue;
    if (one.weeks.length > 0 && !one.weeks.includes(week)) continue;
    if (isOver(one)) continue;
    quarters.fill(true, one.starts_at / 15, one.ends_at / 15);
  }
  for (const one of table.absences) {
    if (one.doctor_id !== doctor || day < one.first_day || day > one.last_day) continue;
    const from = day === one.first_day ? (one.from_at ?? 0) / 15 : 0;
    quarters.fill(false, from, one.back_at === null ? 96 : one.back_at / 15);
  }
  for (const one of table.closures) {
    if (day < one.first_day || day > one.last_day) continue;
    quarters.fill(false, day === one.first_day ? (one.from_at ?? 0) / 15 : 0, 96);
  }
  return quarters;
}

function naiveState(
  table: Timetable,
  doctor: string,
  { day, minute }: { day: string; minute: number },
) {
  const today = quartersOf(table, doctor, day);
  const end = (from: number) => {
    const off = today.indexOf(false, from);
    return (off < 0 ? 96 : off) * 15;
  };
  const quarter = Math.floor(minute / 15);
  if (today[quarter]) return { kind: "now", until: end(quarter) };
  const start = today.indexOf(true, quarter);
  if (start >= 0) {
    const planned = { ...table, absences: table.absences.filter((one) => one.back_at === null) };
    const shouldSit = table.sittings.some((one) => {
      // The others are on no day, and may still take its place.
      const sittings = table.sittings.map((other) =>
        other === one ? one : { ...other, weekdays: [] },
      );
      const asPlanned = quartersOf({ ...planned, sittings }, doctor, day);
      const really = quartersOf({ ...table, sittings }, doctor, day);
      return asPlanned[quarter] && !really[quarter] && really.includes(true);
    });
    return {
      kind: shouldSit ? "late" : "today",
      run: { starts_at: start * 15, ends_at: end(start) },
    };
  }
  let later = day;
  for (let count = 0; count < 60; count++) {
    later = (leaves.get(later) as { next: string }).next;
    const first = quartersOf(table, doctor, later).indexOf(true);
    if (first >= 0) return { kind: "next", day: later, at: first * 15 };
  }
  return { kind: "ask" };
}

test("random timetables and dates say the same as a second, naive implementation", () => {
  const seen: Record<State["kind"], number> = { now: 0, late: 0, today: 0, next: 0, ask: 0 };
  fc.assert(
    fc.property(somewhen, ({ table, instant }) => {
      const moment = momentOf(instant);
      const state = stateOf(timetableOf(table, "d"), moment);
      seen[state.kind] += 1;
      expect(state).toEqual(naiveState(table, "d", moment));
    }),
    { numRuns: rounds(20_000) },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(2);
});

test("until the next change nothing changes, and the next change is near", () => {
  fc.assert(
    fc.property(
      somewhen,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ table, instant }, part) => {
        const change = nextChange(table, momentOf(instant));
        expect(change).toBeGreaterThan(instant);
        const [before, still] = [instant, Math.floor(instant + (change - 1 - instant) * part)].map(
          (when) => {
            const moment = momentOf(when);
            return ["d", "e"].map((doctor) => {
              const own = timetableOf(table, doctor);
              return [stateOf(own, moment), absenceOn(own, moment.day, moment.minute)];
            });
          },
        );
        expect(still).toEqual(before);
        const { minute, day } = momentOf(change - 1);
        expect(momentOf(change)).toEqual(
          minute === 24 * 60 - 1
            ? { day: addDays(day, 1), minute: 0 }
            : { day, minute: minute + 1 },
        );
      },
    ),
    { numRuns: rounds(10_000) },
  );
});

test("days and minutes are those of Asia/Kolkata", () => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Kolkata",
    dateStyle: "short",
    timeStyle: "short",
  });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020), max: Date.UTC(2100) }), (instant) => {
      const { day, minute } = momentOf(instant);
      const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
      const time = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
      expect(`${day} ${time}`).toBe(format.format(instant));
      expect(instantOf({ day, minute })).toBe(Math.floor(instant / 60_000) * 60_000);
    }),
    { numRuns: rounds(10_000) },
  );
});

test("a holiday is called expected where the moon or the State sets its day, and no other", () => {
  const holidays = holidaysFrom("2027-01-01", "Haryana");
  const isExpected = (name: string) => holidays.find((one) => one.name === name)?.isExpected;
  for (const name of ["Holi", "Diwali", "Id-ul-Fitr"]) {
    expect([name, isExpected(name)]).toEqual([name, true]);
  }
  for (const name of ["Good Friday", "Republic Day", "Christmas"]) {
    expect([name, isExpected(name)]).toEqual([name, false]);
  }
});

test("holidays are offered from their own day on, and not on the day after", () => {
  const firstFrom = (day: string) => holidaysFrom(day, "Haryana")[0]?.day;
  expect(firstFrom("2026-10-01")).toBe("2026-10-02");
  expect(firstFrom("2026-10-02")).toBe("2026-10-02");
  expect(firstFrom("2026-10-03")).toBe("2026-11-01");
});
