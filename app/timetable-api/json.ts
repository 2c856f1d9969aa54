import { z } from "zod";
import {
  type Absence,
  addDays,
  daysAhead,
  daysFrom,
  type Moment,
  momentOf,
  runsOn,
  type Sitting,
  type Timetable,
} from "#app/timetable/calendar.ts";
import { quarters, times } from "#app/timetable/fields.ts";
import { showClock } from "#app/timetable/range.ts";
import {
  closureFields,
  endsFirst,
  inOrder,
  lastFirst,
  noDay,
  noticeFields,
  noticeLink,
  overAlready,
  sittingSchema,
} from "#app/timetable/schema.ts";
import type { Notice } from "#db/texts/notices.ts";
import type { Closure as StoredClosure } from "#db/timetable/closures.ts";

export const aboutTimes =
  "Times are those of the clock in the hospital: Asia/Kolkata, five and a half hours ahead of UTC all year round, from 00:00 to 23:59. Days are those in the hospital too.";

const id = z.string();
const both = { _id: id, id };
const dayJson = z.string().meta({ description: "A day, such as 2026-11-24" });
const daysJson = { firstDay: dayJson, lastDay: dayJson };
const timeJson = z.string().meta({ description: "A time in the hospital, such as 16:30" });
const hoursJson = { from: timeJson, to: timeJson };
const aboutFromAt = "The time on the first day at which it begins; null for the whole day";
const doctorId = z.string().meta({ description: "The id of the doctor" });

const weekdays = z
  .array(z.int().min(1).max(7))
  .meta({ description: "From 1 for Monday to 7 for Sunday" });
const weeks = z.array(z.int().min(1).max(5)).meta({
  description: "1 for the first such weekday of a month, to 5; empty for each week",
});

export const sittingJson = z
  .object({
    ...both,
    doctor: doctorId,
    weekdays,
    weeks,
    ...hoursJson,
    room: z.string(),
    note: z.string().meta({ description: "Visitors read it" }),
    firstDay: dayJson.nullable().meta({ description: "Not before this day" }),
    lastDay: dayJson.nullable().meta({ description: "Not after this day" }),
    replaces: z.string().nullable().meta({
      description:
        "The id of the sitting in whose place this one is from its first day to its last",
    }),
  })
  .meta({ id: "Sitting", description: "Weekly hours at which a doctor sees patients" });

export const absenceJson = z
  .object({
    ...both,
    doctor: doctorId,
    ...daysJson,
    backAt: timeJson
      .nullable()
      .meta({ description: "Where the doctor only comes later that day: at this time" }),
    fromAt: timeJson.nullable().meta({ description: aboutFromAt }),
    note: z.string().meta({ description: "Visitors read it" }),
  })
  .meta({ id: "Absence", description: "Days on which a doctor is away" });

export const closureJson = z
  .object({
    ...both,
    name: z.string(),
    ...daysJson,
    fromAt: timeJson.nullable().meta({ description: aboutFromAt }),
  })
  .meta({ id: "Closure", description: "Days on which the OPD of the hospital is closed" });

export const noticeJson = z
  .object({
    ...both,
    text: z.string(),
    ...daysJson,
    link: z.string().meta({ description: "A page of the website or a web address; may be empty" }),
  })
  .meta({ id: "Notice", description: "A text on top of the pages for visitors" });

export function toSittingJson(sitting: Sitting): z.infer<typeof sittingJson> {
  const { id, doctor_id, weekdays, weeks, starts_at, ends_at, room, note } = sitting;
  return {
    _id: id,
    id,
    doctor: doctor_id,
    weekdays: [...weekdays],
    weeks: [...weeks],
    from: showClock(starts_at),
    to: showClock(ends_at),
    room,
    note,
    firstDay: sitting.first_day,
    lastDay: sitting.last_day,
    replaces: sitting.replaces,
  };
}

export function toAbsenceJson(absence: Absence): z.infer<typeof absenceJson> {
  const { id, doctor_id, first_day, last_day, back_at, from_at, note } = absence;
  return {
    _id: id,
    id,
    doctor: doctor_id,
    firstDay: first_day,
    lastDay: last_day,
    backAt: back_at === null ? null : showClock(back_at),
    fromAt: from_at === null ? null : showClock(from_at),
    note,
  };
}

export function toClosureJson({ id, name, first_day, last_day, from_at }: StoredClosure) {
  const fromAt = from_at === null ? null : showClock(from_at);
  return { _id: id, id, name, firstDay: first_day, lastDay: last_day, fromAt };
}

export function toNoticeJson({ id, text, first_day, last_day, link }: Notice) {
  return { _id: id, id, text, firstDay: first_day, lastDay: last_day, link };
}

/** The part of the timetable that a doctor in the API has: as visitors may see it. */
export const doctorOpdJson = {
  sittings: z.array(sittingJson).meta({ description: "Those that are not over; by time" }),
  absences: z.array(absenceJson).meta({ description: "Those of the next 60 days; by day" }),
  nextSitting: z
    .object({ date: dayJson, ...hoursJson, isNow: z.boolean() })
    .nullable()
    .meta({
      description:
        "Hours that are on now, or else the next ones within 60 days, absences and closed days left out; null where nobody knows. Who is unavailable has neither these nor sittings nor absences.",
    }),
};

export type DoctorOpdJson = z.infer<z.ZodObject<typeof doctorOpdJson>>;

export function toDoctorOpdJson(timetable: Timetable, moment: Moment): DoctorOpdJson {
  const { day } = moment;
  const last = addDays(day, daysAhead);
  return {
    sittings: timetable.sittings
      .filter(({ last_day }) => last_day === null || last_day >= day)
      .map(toSittingJson),
    absences: timetable.absences
      .filter(({ first_day, last_day }) => last_day >= day && first_day <= last)
      .map(toAbsenceJson),
    nextSitting: nextSitting(timetable, moment),
  };
}

function nextSitting(timetable: Timetable, { day, minute }: Moment): DoctorOpdJson["nextSitting"] {
  if (timetable.sittings.length === 0) return null;
  for (const date of daysFrom(day, daysAhead + 1)) {
    const from = date === day ? minute : 0;
    const run = runsOn(timetable, date).find(({ ends_at }) => ends_at > from);
    if (run) {
      const isNow = date === day && run.starts_at <= minute;
      return { date, from: showClock(run.starts_at), to: showClock(run.ends_at), isNow };
    }
  }
  return null;
}

function time(name: string, known: readonly number[]) {
  const [first, last] = [known[0] as number, known.at(-1) as number];
  const step = (known[1] as number) - first;
  const span = `${step === 30 ? "half" : "quarter of an"} hour from ${showClock(first)} to ${showClock(last)}`;
  const shown = new Map(known.map((minutes) => [showClock(minutes), minutes]));
  return z
    .enum([...shown.keys()], { error: `${name} must be a ${span}.` })
    .transform((text) => shown.get(text) as number);
}

function numbers(name: string, max: number) {
  const error = `${name} must be a list of whole numbers from 1 to ${max}.`;
  return z
    .array(z.int({ error }).min(1, { error }).max(max, { error }), { error })
    .max(max, { error })
    .transform((chosen) => [...new Set(chosen)].sort());
}

const lastDay = { error: lastFirst, path: ["lastDay"] };

function areInOrder({ firstDay, lastDay }: { firstDay: string | null; lastDay: string | null }) {
  return inOrder({ first_day: firstDay, last_day: lastDay });
}

const days = { firstDay: closureFields.first_day, lastDay: closureFields.last_day };
const { room, note, first_day, last_day } = sittingSchema.shape;

export const sittingBody = z
  .object({
    weekdays: numbers("weekdays", 7)
      .refine((chosen) => chosen.length > 0, { error: noDay })
      .meta({ description: "From 1 for Monday to 7 for Sunday" }),
    weeks: numbers("weeks", 5)
      .default([])
      .meta({ description: "1 for the first such weekday of a month, to 5" }),
    from: time("from", times.slice(0, -1)),
    to: time("to", times.slice(1)),
    room,
    note,
    firstDay: first_day,
    lastDay: last_day,
  })
  .refine(({ from, to }) => from < to, { error: endsFirst, path: ["to"] })
  .refine(areInOrder, lastDay)
  .meta({ id: "SittingBody" });

const fromAt = time("fromAt", quarters).nullish();

export const absenceBody = z
  .object({ ...days, backAt: time("backAt", quarters).nullish(), fromAt, note })
  .refine(areInOrder, lastDay)
  .refine(({ lastDay }) => lastDay >= momentOf(Date.now()).day, {
    error: overAlready,
    path: ["lastDay"],
  })
  .refine(({ backAt, firstDay, lastDay }) => backAt == null || firstDay === lastDay, {
    error: "backAt is for a single day.",
    path: ["backAt"],
  })
  .refine(({ backAt, fromAt }) => backAt == null || fromAt == null, {
    error: "An absence has backAt or fromAt.",
    path: ["fromAt"],
  })
  .meta({ id: "AbsenceBody" });

export const closureBody = z
  .object({ name: closureFields.name, ...days, fromAt })
  .refine(areInOrder, lastDay)
  .meta({ id: "ClosureBody" });

export const noticeBody = z
  .object({ text: noticeFields.text, ...days, link: noticeLink.optional() })
  .refine(areInOrder, lastDay)
  .meta({ id: "NoticeBody" });

export function toDays({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  return { first_day: firstDay, last_day: lastDay };
}

const stateJson = z.enum(["now", "later", "late", "away", "over", "closed"]).meta({
  description:
    "now: sits; later: will; late: should sit and comes later; away; over; closed: the OPD of the hospital is",
});

const daySittingJson = z
  .object({
    sitting: z.string().meta({ description: "The id of the sitting" }),
    doctor: z.object({ ...both, name: z.string(), specialization: z.string() }),
    ...hoursJson,
    state: stateJson,
    room: z.string(),
    note: z.string(),
  })
  .meta({ id: "SittingOfDay" });

export const opdDayJson = z
  .object({
    date: dayJson,
    closed: z
      .string()
      .nullable()
      .meta({ description: "Why the OPD of the hospital is closed that day" }),
    sittings: z.array(daySittingJson).meta({ description: "By time, with those that fall away" }),
  })
  .meta({ id: "OpdDay" });

export const opdWeekJson = z
  .object({ ...daysJson, days: z.array(opdDayJson) })
  .meta({ id: "OpdWeek" });
