import { z } from "zod";
import {
  completeAddress,
  optionalLine,
  typedLine,
  typedText,
  webAddress,
} from "#app/forms/text-rules.ts";
import { addDays, readDay } from "./calendar.ts";
import { labels, quarters, times } from "./fields.ts";
import { absenceForm, closureForm, noticeForm, sittingForm } from "./staff-inputs.ts";

export const endsFirst = "The end must be later than the beginning.";
export const lastFirst = "The last day must not be before the first.";
export const overAlready = "The last day is over already.";
const badDay = "must be a date, such as 26/01/2027.";

function requiredDay(label: string) {
  return z
    .string({ error: `${label} is required.` })
    .refine((text) => text.trim() !== "", { error: `${label} is required.`, abort: true })
    .refine((text) => readDay(text), { error: `${label} ${badDay}` })
    .transform((text) => readDay(text) as string);
}

function optionalDay(label: string) {
  return z
    .string({ error: `${label} ${badDay}` })
    .refine((text) => text.trim() === "" || readDay(text), { error: `${label} ${badDay}` })
    .transform((text) => readDay(text) ?? null)
    .nullish()
    .transform((day) => day ?? null);
}

function numbers(max: number, missing: string) {
  const known = Array.from({ length: max }, (_, index) => String(index + 1));
  return z
    .array(z.enum(known, { error: missing }), { error: missing })
    .transform((chosen) => known.filter((one) => chosen.includes(one)).map(Number));
}

function time(label: string, known: readonly number[]) {
  const error = `${label} must be a time of the list.`;
  return z.enum(known.map(String), { error }).transform(Number);
}

export function inOrder({
  first_day,
  last_day,
}: {
  first_day: string | null;
  last_day: string | null;
}) {
  return !first_day || !last_day || first_day <= last_day;
}

const days = {
  first_day: requiredDay(labels.first_day),
  last_day: requiredDay(labels.last_day),
};
/** An empty last day is the first one. */
const daysOfForm = { ...days, last_day: optionalDay(labels.last_day) };

function withLastDay<Days extends { first_day: string; last_day: string | null }>(value: Days) {
  return { ...value, last_day: value.last_day ?? value.first_day };
}

/** What is over stands in no list. */
export function notOver<Value extends { last_day: string }>(
  schema: z.ZodType<Value>,
  today: string,
) {
  return schema.refine(({ last_day }) => last_day >= today, isOver);
}

export const noDay = "Choose at least one day.";
const lastDay = { error: lastFirst, path: ["last_day"] };
const isOver = { error: overAlready, path: ["last_day"] };

export const sittingSchema = z
  .object({
    weekdays: numbers(7, noDay).refine((chosen) => chosen.length > 0, { error: noDay }),
    weeks: numbers(5, "Unknown week.").default([]),
    starts_at: time(labels.starts_at, times.slice(0, -1)),
    ends_at: time(labels.ends_at, times.slice(1)),
    room: optionalLine(labels.room, sittingForm.typed.room).default(""),
    note: optionalLine(labels.note, sittingForm.typed.note).default(""),
    first_day: optionalDay(labels.first_day),
    last_day: optionalDay(labels.last_day),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, { error: endsFirst, path: ["ends_at"] })
  .refine(inOrder, lastDay);

export const otherHoursSchema = sittingSchema
  .refine(({ first_day }) => first_day !== null, {
    error: `${labels.first_day} is required.`,
    path: ["first_day"],
  })
  .refine(({ last_day }) => last_day !== null, {
    error: `${labels.last_day} is required.`,
    path: ["last_day"],
  });

export const closureFields = {
  name: typedLine(labels.name, closureForm.typed.name),
  ...days,
};

export const closureSchema = z
  .object({
    ...closureFields,
    ...daysOfForm,
    from_at: time("The time", quarters)
      .optional()
      .transform((minutes) => minutes ?? null),
  })
  .refine(inOrder, lastDay)
  .transform(withLastDay);

export const noticeFields = { text: typedText(labels.text, noticeForm.typed.text), ...days };

const badLink =
  "Enter a page of this website, such as /careers, or an address such as www.example.org.";

export const noticeLink = optionalLine(labels.link, noticeForm.typed.link)
  .transform((text) => text && completeAddress(text))
  .refine((text = "") => text === "" || isLink(text), { error: badLink });

export const noticeSchema = z
  .object({
    ...noticeFields,
    ...daysOfForm,
    link: noticeLink.default(""),
  })
  .refine(inOrder, lastDay)
  .transform(withLastDay);

function isLink(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text) || webAddress(text) !== undefined;
}

const note = optionalLine(labels.note, absenceForm.typed.note).default("");
const whenItBegins = "This doctor is in OPD now. Choose when the absence begins.";
const begins = z
  .union([z.literal("now"), time("The time", quarters)], { error: whenItBegins })
  .optional();

/** `today` is the day on which the form is sent, not opened; `inUntil` is when the present hours end. */
export function absenceSchema(today: string, inUntil?: number) {
  const oneDay = { first_day: today, last_day: today, back_at: null, from_at: null };
  const tomorrow = addDays(today, 1);
  const whole = z.object({ span: z.enum(["today", "tomorrow", "both"]), note, begins });
  return z
    .discriminatedUnion(
      "span",
      [
        whole.transform(({ span, ...typed }) => ({
          ...oneDay,
          ...typed,
          first_day: span === "tomorrow" ? tomorrow : today,
          last_day: span === "today" ? today : tomorrow,
        })),
        z
          .object({ span: z.literal("late"), note, back_at: time("The time", quarters) })
          .transform(({ span: begins, ...typed }) => ({ ...oneDay, ...typed, begins })),
        z
          .object({ span: z.literal("early"), note, from_at: time("The time", quarters) })
          .transform(({ span: begins, ...typed }) => ({ ...oneDay, ...typed, begins })),
        z
          .object({ span: z.literal("range"), note, begins, ...daysOfForm })
          .refine(inOrder, lastDay)
          .transform(withLastDay)
          .refine(({ last_day }) => last_day >= today, isOver)
          .transform(({ span: _, ...typed }) => ({ ...oneDay, ...typed })),
      ],
      { error: "Choose how long." },
    )
    .refine(
      ({ first_day, begins }) =>
        inUntil === undefined || first_day !== today || begins !== undefined,
      {
        error: whenItBegins,
        path: ["begins"],
      },
    )
    .transform(({ begins, ...absence }) => {
      const isLater = typeof begins === "number" && absence.first_day === today;
      return isLater ? { ...absence, from_at: begins } : absence;
    });
}
