import type { Actor } from "#db/audit.ts";
import { query, run } from "#db/connection.server.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import { changeState } from "#db/register/appointment-states.ts";
import { type Appointment, addAppointment, findAppointment } from "#db/register/appointments.ts";
import type { PatientFields } from "#db/register/patients.ts";
import type { Place } from "#db/register/queues.ts";
import type { Sitting } from "#db/timetable/sittings.ts";

const actor: Actor = { id: null, email: "seed" };

// The numbers belong to nobody in this series of samples; some families share one.
const people = [
  "Anita Kumari, F, 24, 01",
  "Harpreet Kaur, F, 34, 02",
  "Manjit Singh, M, 38, 02",
  "Gurleen Kaur, F, 6, 02",
  "Poonam Bala, F, 41, 03",
  "Ram Pyari, F, 70, 04",
  "Om Prakash, M, 72, 04",
  "Simran Grewal, F, 31, 05",
  "Neelam Verma, F, 52, 06",
  "Shabnam, F, 27, 07",
  "Rajni Thakur, F, 39, 08",
  "Kiran Bala, F, 33, -",
  "Mandeep Kaur, F, 26, 09",
  "Meena Sharma, F, 37, 10",
  "Jaspreet Kaur, F, 29, 11",
  "Gurmeet Kaur, F, 61, 12",
  "Lakshmi Nair, F, 48, 13",
  "Baldev Raj, M, 66, 14",
  "Rekha Devi, F, 45, 15",
  "Arjun Mehta, M, 9, 16",
];

const minutesEach = 8;

export function seedRegister(
  doctors: readonly Pick<Doctor, "id" | "name" | "fees">[],
  sittings: readonly Sitting[],
  now: { day: string; minute: number; days: readonly string[] },
): void {
  for (const [at, day] of now.days.entries()) {
    const onDay = sittings.filter(({ weekdays, weeks }) => {
      return weeks.length === 0 && weekdays.includes(new Date(day).getUTCDay() || 7);
    });
    for (const [index, sitting] of onDay.entries()) {
      const doctor = doctors.find(({ id }) => id === sitting.doctor_id);
      if (!doctor) continue;
      const place = toPlace(sitting, doctor.name, day);
      const count = day <= now.day ? 14 + ((index * 5) % 11) : 2 + ((index + at) % 4);
      const booked = bookAll(place, doctor.fees, count, index);
      if (day === now.day) work(booked, place, now);
      if (day < now.day) finish(booked, day);
      spread(booked, place);
    }
  }
}

function toPlace({ id, doctor_id, starts_at, ends_at, room }: Sitting, name: string, day: string) {
  return { doctor_id, doctor_name: name, day, sitting_id: id, starts_at, ends_at, room };
}

function bookAll(place: Place, fee: number, count: number, first: number): Appointment[] {
  return Array.from({ length: count }, (_, at) => {
    const [source, visit] = [
      at % 3 === 0 ? "walk-in" : "phone",
      at % 4 === 3 ? "follow-up" : "first",
    ];
    const given = addAppointment(
      {
        place,
        patient: toPatient(people[(first * 3 + at) % people.length] ?? ""),
        source: source as "walk-in",
        visit: visit as "first",
        fee: visit === "follow-up" ? 0 : fee,
        note: at === 1 ? "Husband’s phone" : "",
        isHere: false,
      },
      actor,
    );
    return "appointment" in given ? [given.appointment] : [];
  }).flat();
}

function work(
  booked: Appointment[],
  place: Place,
  { day, minute }: { day: string; minute: number },
) {
  const called = Math.min(booked.length, Math.floor((minute - place.starts_at) / minutesEach));
  if (called < 0) return;
  const here = booked.slice(0, called + 4);
  for (const { id } of here) become(id, "waiting", day);
  for (const { id } of here.slice(0, called + 1)) become(id, "in", day);
  const last = here[Math.min(called, here.length - 1)];
  if (minute >= place.ends_at && last) become(last.id, "seen", day);
}

function finish(booked: Appointment[], day: string): void {
  for (const [at, { id }] of booked.entries()) {
    if (at % 7 === 5) {
      become(id, "absent", day);
      continue;
    }
    for (const state of ["waiting", "in", "seen"] as const) become(id, state, day);
  }
}

function spread(booked: Appointment[], { day, starts_at }: Place): void {
  const begin = Date.parse(`${day}T00:00+05:30`) + starts_at * 60_000;
  for (const [index, { id }] of booked.entries()) {
    const { arrived_at, called_at, seen_at } = findAppointment(id) as Appointment;
    const at = (minutes: number) =>
      new Date(begin + (index * minutesEach + minutes) * 60_000).toISOString();
    const times = {
      arrived_at: arrived_at && at(-40),
      called_at: called_at && at(0),
      seen_at: seen_at && at(minutesEach),
    };
    run(query.updateTable("appointments").set(times).where("id", "=", id));
  }
}

function become(id: string, to: Appointment["state"], day: string): void {
  changeState(id, { from: undefined, to, reason: "" }, day, actor);
}

function toPatient(line: string): PatientFields {
  const [name = "", sex = "", age = "", end = ""] = line.split(", ");
  return {
    name: `${name} (sample)`,
    phone: end === "-" ? "" : `98140000${end}`,
    sex: sex as "F",
    born: `${new Date().getUTCFullYear() - Number(age)}-01-01`,
    is_born_exact: 0,
    guardian: "",
    place: "",
    reference: "",
    messages: "",
    latin: "",
  };
}
