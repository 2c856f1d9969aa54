import type { z } from "zod";
import { minutesOf } from "#app/doctors/times.ts";
import { readAbout } from "#app/register/about.server.ts";
import { videoMessage } from "#app/register/messages.ts";
import { dayTooFar, isBookable } from "#app/register/places.server.ts";
import type { videoSchema } from "#app/register/schema.ts";
import {
  absenceOn,
  closureOn,
  isWithin,
  type Moment,
  type Timetable,
} from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readTimetableOf } from "#app/timetable/timetable.server.ts";
import { awayUntil } from "#app/timetable/words.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { doesNotCome } from "#db/register/due.ts";
import { type BookedCall, listHeldCalls, type VideoCall } from "#db/register/video-calls.ts";

type Asked = z.infer<ReturnType<typeof videoSchema>>;

/** The times of a doctor's video calls on a day that are free and not over, and what speaks against them. */
export function offerTimes({ id, video_slots }: Doctor, day: string, moment: Moment) {
  const { day: today, minute } = moment;
  if (isTooFar(day, moment)) return { times: [], warning: dayTooFar };
  const taken = listHeldCalls(id, day);
  const times = video_slots
    .map(minutesOf)
    .filter((time) => day > today || (day === today && time > minute))
    .filter((time) => !taken.some((one) => one.time === time))
    .sort((one, other) => one - other);
  const timetable = readTimetableOf(id, day);
  const closure = closureOn(timetable, day);
  return {
    times,
    warning: closure ? `Closed: ${closure.name}.` : warnOfAbsence(timetable, day, times),
  };
}

/** Only of an absence that one of the times lies in. */
function warnOfAbsence(timetable: Timetable, day: string, times: readonly number[]): string {
  const away = absenceOn(timetable, day, times.at(-1));
  if (away?.first_day === day && away.from_at !== null)
    return `Away from ${showTime(away.from_at)}.`;
  if (away) return `Away ${awayUntil(timetable, day)}.`;
  const late = timetable.absences.find(
    (one) => isWithin(day, one) && one.back_at !== null && (times[0] ?? 0) < one.back_at,
  );
  return late?.back_at ? `Comes at ${showTime(late.back_at)}.` : "";
}

/** What a doctor may be asked for on the telephone: the guidelines of 2020 want the number and the age. */
export function whyNoCall(
  { age, guardian, phone, time }: Pick<Asked, "age" | "guardian" | "phone" | "time">,
  { id, name, video_slots }: Doctor,
  day: string,
  moment: Moment,
): Record<string, string[]> {
  const { day: today, minute } = moment;
  const isMinor = age && age.born > `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  const isOffered = video_slots.map(minutesOf).includes(time);
  const isOver = day < today || (day === today && time <= minute);
  return {
    ...(!isOffered && { time: ["Choose a time."] }),
    ...(isOver && { time: ["This time is over."] }),
    ...(isTooFar(day, moment) && { time: [dayTooFar] }),
    ...(phone === "" && { phone: ["Phone number is required for a video call."] }),
    ...(!age && { age: ["Age is required for a video call."] }),
    ...(isMinor &&
      guardian === "" && {
        guardian: ["An adult’s name is required for a minor’s video call."],
      }),
    ...(findDeskDoctor(id).registration === "" && {
      time: [
        `The registration number of ${name} is missing: an administrator adds it under “Tokens…”.`,
      ],
    }),
  };
}

function isTooFar(day: string, moment: Moment): boolean {
  return day > moment.day && !isBookable(day, moment);
}

export function videoFeeOf({ id, fees }: Pick<Doctor, "id" | "fees">): number {
  return findDeskDoctor(id).video_fee ?? fees;
}

/** Undefined of a call that does not take place. */
export function messageOf(call: VideoCall): string | undefined {
  if (doesNotCome(call.state)) return undefined;
  const { registration } = findDeskDoctor(call.doctor_id);
  return videoMessage(call, registration, readAbout(call.doctor_id, call.language));
}

export function whyNotBooked({
  refusal,
  holder,
}: Exclude<BookedCall, { call: VideoCall }>): string {
  if (refusal === "taken") return sayHolder(holder);
  return `This form has booked ${holder.name}, ${showTime(holder.time)}. Open a new one.`;
}

export function sayHolder({ name, time }: VideoCall): string {
  return `This time is taken: ${name}, ${showTime(time)}.`;
}
