import { maxDayLength } from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import {
  absenceForm,
  closureForm,
  noticeForm,
  patternLists,
  sittingForm,
} from "#app/timetable/staff-inputs.ts";

const days = { firstDay: maxDayLength, lastDay: maxDayLength };
const { room, note } = sittingForm.typed;
const time = "16:30".length;

export const sittingCall = {
  fields: { from: time, to: time, room, note, ...days },
  lists: patternLists,
} satisfies CallInput;

export const absenceCall = {
  fields: { ...days, backAt: time, fromAt: time, note: absenceForm.typed.note },
} satisfies CallInput;

export const closureCall = {
  fields: { name: closureForm.typed.name, ...days, fromAt: time },
} satisfies CallInput;

const { text, link } = noticeForm.typed;

export const noticeCall = { fields: { text, link, ...days } } satisfies CallInput;
