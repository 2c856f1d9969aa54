import { z } from "zod";
import { optionalLine, typedLine, typedText } from "#app/forms/text-rules.ts";
import { addDays } from "./calendar.ts";
import { labels, quarters, times } from "./fields.ts";
import { absenceForm, closureForm, noticeForm, sittingForm } from "./staff-inputs.ts";

export const endsFirst = "The end must be later than the beginning.";
export const lastFirst = "The last day must not be before the first.";
export const overAlready = "The last day is over already.";
const badDay = "must be a date, such as 26/01/2027.";

/** A date as inputs send it, or as people type it in India; undefined for anything else. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? [];
  const written = year ? [year, month?.padStart(2, "0"), day?.padStart(2, "0")].join("-") : text;
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(written) || Number.isNaN(Date.parse(written))) return undefined;
  return addDays(written, 0) === written ? written : undefined;
}

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

/** Where both are known, the last day is not before the first. */
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
export const noDay = "Choose at least one day.";
const lastDay = { error: lastFirst, path: ["last_day"] };

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

export const closureSchema = z
  .object({ name: typedLine(labels.name, closureForm.typed.name), ...days })
  .refine(inOrder, lastDay);

export const noticeSchema = z
  .object({ text: typedText(labels.text, noticeForm.typed.text), ...days })
  .refine(inOrder, lastDay);

const note = optionalLine(labels.note, absenceForm.typed.note).default("");

/** `today` is the day that "today" means, since a form may be open for long. */
export function absenceSchema(today: string) {
  const oneDay = { first_day: today, last_day: today, back_at: null };
  return z.discriminatedUnion(
    "span",
    [
      z.object({ span: z.literal("today"), note }).transform(({ note }) => ({ ...oneDay, note })),
      z
        .object({ span: z.literal("tomorrow"), note })
        .transform(({ note }) => ({ ...oneDay, last_day: addDays(today, 1), note })),
      z
        .object({ span: z.literal("late"), note, back_at: time("The time", quarters) })
        .transform(({ note, back_at }) => ({ ...oneDay, back_at, note })),
      z
        .object({ span: z.literal("range"), note, ...days })
        .refine(inOrder, lastDay)
        .refine(({ last_day }) => last_day >= today, {
          error: overAlready,
          path: ["last_day"],
        })
        .transform(({ note, first_day, last_day }) => ({
          first_day,
          last_day,
          back_at: null,
          note,
        })),
    ],
    { error: "Choose how long." },
  );
}
