import {
  dayLength,
  formKeyLength,
  maxDayLength,
  maxLineLength,
  maxNumberLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

const days = { first_day: maxDayLength, last_day: maxDayLength };
const added = { version: maxNumberLength, form_key: formKeyLength };

export const patternLists = { weekdays: { length: 1, count: 7 }, weeks: { length: 1, count: 5 } };

export const sittingForm = {
  typed: { room: 60, note: maxLineLength, ...days },
  added: { starts_at: 4, ends_at: 4, ...added },
  lists: patternLists,
} satisfies FormInput;

export const absenceForm = {
  typed: { ...days, note: maxLineLength },
  added: { span: 8, back_at: 4, from_at: 4, begins: 5, form_key: formKeyLength },
} satisfies FormInput;

export const closureForm = {
  typed: { name: maxLineLength, ...days },
  added: { from_at: 4, ...added },
} satisfies FormInput;

export const holidaysForm = {
  added: { form_key: formKeyLength, all: 3 },
  lists: { day: { length: dayLength, count: 60 } },
} satisfies FormInput;

export const noticeForm = {
  typed: { text: 300, ...days, link: 500 },
  added,
} satisfies FormInput;
