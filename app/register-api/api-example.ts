import type { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import type { appointmentJson, queueJson } from "./json.ts";

export const appointmentSent = {
  source: "phone",
  visit: "first",
  fee: 800,
  note: "Husband’s phone",
  name: "Harpreet Kaur",
  phone: "98140 00021",
  age: "34",
  sex: "F",
};

export const appointmentExample: z.infer<typeof appointmentJson> = {
  ...exampleIds,
  type: "Hospital Visit",
  date: "2026-11-26",
  doctor: exampleIds.id,
  doctorName: "Dr Asha Verma",
  queue: exampleIds.id,
  token: 15,
  time: null,
  consent: "",
  source: "phone",
  visit: "first",
  state: "booked",
  reason: "",
  fee: 800,
  paid: 0,
  due: 800,
  note: "Husband’s phone",
  patient: { ...exampleIds, number: 10482, name: "Harpreet Kaur", phone: "9814000021", sex: "F" },
  arrivedAt: null,
  calledAt: null,
  seenAt: null,
  toldAt: null,
  createdAt: "2026-11-25T05:10:00.000Z",
};

export const videoExample: z.infer<typeof appointmentJson> = {
  ...appointmentExample,
  type: "Video Call",
  queue: null,
  token: null,
  time: "16:00",
  consent: "implied",
};

export const queueExample: z.infer<typeof queueJson> = {
  ...exampleIds,
  date: "2026-11-26",
  doctor: exampleIds.id,
  doctorName: "Dr Asha Verma",
  from: "10:00",
  to: "13:00",
  room: "Room 2",
  given: 23,
  now: 14,
  line: [15, 16, 7, 19],
  state: "open",
};
