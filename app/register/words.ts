import { counted } from "#app/language/counted.ts";
import type { Locale } from "#app/language/locale.ts";
import { formatFee } from "#app/language/money.ts";
import { type Moment, momentOf } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { showDay } from "#app/timetable/words.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { doesNotCome, dueOf } from "#db/register/due.ts";
import type { Queue } from "#db/register/queues.ts";
import type { AppointmentReason, AppointmentState } from "#db/schema.ts";

/** In which paper leaves somebody; what is said most comes first. */
export const paperStates = ["seen", "waiting", "booked", "absent"] as const;

/** The buttons of a video call, by the state that they lead to. */
export const videoSteps: Readonly<Record<AppointmentState, string>> = {
  booked: "Book again",
  waiting: "",
  in: "Call begun",
  seen: "Call ended",
  absent: "Did not answer",
  cancelled: "Cancel",
};

/** Who wanted the call: the law asks for a record of it. */
export const consents = [
  { value: "", label: "Choose" },
  { value: "implied", label: "The patient asked for the call" },
  { value: "given", label: "The patient agreed to it" },
];

export const reasonLabels: Readonly<Record<AppointmentReason, string>> = {
  "": "",
  patient: "By the patient",
  hospital: "By the hospital",
  mistake: "By mistake",
  left: "Left",
};

export const queueStateNames = { open: "Open", paused: "Paused", over: "OPD is over" } as const;

/** Such as "Dr Asha Verma: Paused, 40 given." */
export function sayQueue({ doctor_name, state, given }: Queue): string {
  return `${doctor_name}: ${queueStateNames[state]}, ${given} given.`;
}

/** Why somebody may cancel an appointment. */
export const cancelReasons = ["patient", "hospital", "mistake"] as const;

export const visitLabels = { first: "First", "follow-up": "Follow-up" } as const;

export const visitChoices = Object.entries(visitLabels).map(([value, label]) => ({ value, label }));

/** As a clock in the hospital shows it, such as "10:31 AM"; empty for no instant. */
export function showInstant(at: string | null): string {
  return at ? showTime(momentOf(Date.parse(at)).minute) : "";
}

/** "today" or such as "Fri 27 Nov". */
export function nameDay(day: string, today: string): string {
  return day === today ? "today" : showDay(day);
}

/** Such as "Dr Asha Verma, today 10:00 AM–1:00 PM". */
export function showPlace(
  place: { doctor_name: string; day: string; starts_at: number; ends_at: number },
  today: string,
): string {
  return `${place.doctor_name}, ${nameDay(place.day, today)} ${showRange(place)}`;
}

/** Such as "₹800 due", "₹800, ₹300 due", "₹300, ₹800 paid", "Free"; of whoever does not come, what was paid. */
export function sayFee(appointment: Pick<Appointment, "fee" | "paid" | "state">): string {
  const { fee, paid, state } = appointment;
  if (doesNotCome(state)) return paid > 0 ? `${formatFee(paid)} paid` : formatFee(fee);
  if (paid > fee) return `${formatFee(fee)}, ${formatFee(paid)} paid`;
  if (fee === 0) return formatFee(fee);
  const due = dueOf(appointment);
  if (due === 0) return `${formatFee(fee)} paid`;
  return due === fee ? `${formatFee(fee)} due` : `${formatFee(fee)}, ${formatFee(due)} due`;
}

/** When a token's turn is, rounded up to five minutes; empty where that is over or a patient's minutes are not known. */
export function aboutWhen(
  { day, starts_at }: { day: string; starts_at: number },
  token: number,
  { minutesEach, now, locale = "en" }: { minutesEach: number; now: Moment; locale?: Locale },
): string {
  if (minutesEach === 0) return "";
  const minute = Math.ceil((starts_at + (token - 1) * minutesEach) / 5) * 5;
  const isOver = day < now.day || (day === now.day && minute <= now.minute);
  return isOver || minute >= 24 * 60 ? "" : showTime(minute, locale);
}

export function nameOf({ patient }: Pick<Appointment, "patient">): string {
  return patient?.name ?? "Erased";
}

export function peopleHave(count: number): string {
  return counted(count, "has a token", "have tokens");
}

export function wordMoveAll(count: number): string {
  return count === 1 ? "Move 1 appointment" : `Move all ${count}`;
}

/** The state in a sentence about somebody. */
export function sayState(appointment: Pick<Appointment, "state" | "patient" | "token">): string {
  const name = nameOf(appointment);
  switch (appointment.state) {
    case "booked":
      return `${name} is booked with token ${appointment.token}.`;
    case "waiting":
      return `${name} is waiting.`;
    case "in":
      return `${name} is being seen, token ${appointment.token}.`;
    case "seen":
      return `${name} was seen.`;
    case "absent":
      return `${name} is marked as not there.`;
    case "cancelled":
      return `The appointment of ${name} was cancelled.`;
  }
}
