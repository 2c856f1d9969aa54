import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import type { Moment } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { showDay } from "#app/timetable/words.ts";
import { appointmentMessageWords } from "#app/words/appointment-messages.ts";
import type { Appointment, MovedFrom } from "#db/register/appointments.ts";
import type { Queue } from "#db/register/queues.ts";
import type { VideoCall } from "#db/register/video-calls.ts";
import { aboutWhen } from "./words.ts";

interface Sender {
  hospital: string;
  /** Of the hospital. */
  phone: string;
  /** Of the patient. */
  locale: Locale;
}

interface About extends Sender {
  /** Of the page with the number that is being seen; undefined where the website has no address of its own. */
  link: string | undefined;
  /** How long a patient takes; 0 where nobody says. */
  minutesEach: number;
  now: Moment;
}

/** What is written to a patient: never the name or the reason, as a phone may be shared. */
export function tokenMessage(
  { token }: Pick<Appointment, "token">,
  queue: Pick<Queue, "doctor_name" | "day" | "starts_at" | "ends_at" | "room">,
  { hospital, phone, link, minutesEach, now, locale }: About,
): string {
  const words = appointmentMessageWords[locale];
  const about = aboutWhen(queue, token, { minutesEach, now, locale });
  const { doctor_name, day, room } = queue;
  const place = [doctor_name, showDay(day, locale), showRange(queue, locale), room];
  return [
    fillPlaces(words.token, { hospital, token: String(token), place: join(place) }),
    about && fillPlaces(words.come, { about }),
    link && fillPlaces(words.follow, { link }),
    fillPlaces(words.change, { phone }),
  ]
    .filter(Boolean)
    .join(" ");
}

export function movedMessage(
  { token }: Pick<Appointment, "token">,
  from: MovedFrom,
  queue: Pick<Queue, "doctor_name" | "day" | "starts_at" | "ends_at">,
  { hospital, phone, locale }: Sender,
): string {
  const other = queue.doctor_name === from.doctor ? "" : queue.doctor_name;
  const { moved, movedAlone } = appointmentMessageWords[locale];
  return fillPlaces(from.isAway ? moved : movedAlone, {
    hospital,
    phone,
    doctor: from.doctor,
    old: showDay(from.day, locale),
    token: String(token),
    place: join([showDay(queue.day, locale), showRange(queue, locale), other]),
  });
}

/** To somebody who keeps the token, and has to come at other hours. */
export function hoursMessage(
  { token }: Pick<Appointment, "token">,
  queue: Pick<Queue, "doctor_name" | "day" | "starts_at" | "ends_at">,
  { hospital, phone, locale }: Sender,
): string {
  return fillPlaces(appointmentMessageWords[locale].hours, {
    hospital,
    phone,
    doctor: queue.doctor_name,
    day: showDay(queue.day, locale),
    range: showRange(queue, locale),
    token: String(token),
  });
}

export function cancelledMessage(
  queue: Pick<Queue, "doctor_name" | "day">,
  { hospital, phone, locale }: Sender,
): string {
  return fillPlaces(appointmentMessageWords[locale].cancelled, {
    hospital,
    phone,
    doctor: queue.doctor_name,
    day: showDay(queue.day, locale),
  });
}

export function videoMessage(
  { doctor_name, day, time }: Pick<VideoCall, "doctor_name" | "day" | "time">,
  registration: string,
  { hospital, phone, locale }: Sender,
): string {
  return fillPlaces(appointmentMessageWords[locale].video, {
    hospital,
    phone,
    registration,
    doctor: doctor_name,
    day: showDay(day, locale),
    time: showTime(time, locale),
  });
}

function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}
