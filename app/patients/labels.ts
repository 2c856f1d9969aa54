import type { AppointmentState } from "#db/schema.ts";

export const labels = {
  name: "Name",
  phone: "Phone number",
  age: "Age",
  sex: "Sex",
  guardian: "Father, mother or husband",
  place: "Village or sector",
  reference: "UHID, policy or ABHA number",
  language: "Language of messages",
  messages: "May we write to you on WhatsApp?",
} as const;

export const personNames = Object.keys(labels) as (keyof typeof labels)[];

export const phoneMessage = "Phone number must be 10 digits.";

export const stateLabels: Readonly<Record<AppointmentState, string>> = {
  booked: "Booked",
  waiting: "Waiting",
  in: "Being seen",
  seen: "Seen",
  absent: "Did not come",
  cancelled: "Cancelled",
};
