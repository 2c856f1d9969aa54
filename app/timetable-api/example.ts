import type { z } from "zod";
import type { absenceBody, closureBody, noticeBody, sittingBody } from "./json.ts";

const id = "65f1c0de65f1c0de65f1c0de";
const both = { _id: id, id };

/** As a client may send them. */
export const sittingSent = {
  weekdays: [6],
  weeks: [2, 4],
  from: "10:00",
  to: "13:00",
  room: "Room 8",
  note: "Visiting doctor",
  firstDay: "2026-11-01",
  lastDay: "2099-12-31",
} satisfies z.input<typeof sittingBody>;

export const absenceSent = {
  firstDay: "2026-11-26",
  lastDay: "2099-12-31",
  note: "At a congress",
} satisfies z.input<typeof absenceBody>;

export const closureSent = {
  name: "Republic Day",
  firstDay: "2099-01-26",
  lastDay: "2099-01-26",
} satisfies z.input<typeof closureBody>;

export const noticeSent = {
  text: "The car park is being repaired. Please use the gate in the north.",
  firstDay: "2099-03-01",
  lastDay: "2099-03-05",
} satisfies z.input<typeof noticeBody>;

/** As the API returns them. */
export const sittingExample = { ...both, doctor: id, ...sittingSent };
export const absenceExample = { ...both, doctor: id, backAt: null, ...absenceSent };
export const closureExample = { ...both, ...closureSent };
export const noticeExample = { ...both, ...noticeSent };

export const dayExample = {
  date: "2026-11-28",
  closed: null,
  sittings: [
    {
      sitting: id,
      doctor: { ...both, name: "Dr Asha Verma", specialization: "Urology" },
      from: "10:00",
      to: "13:00",
      state: "later",
      room: "Room 8",
      note: "Visiting doctor",
    },
  ],
};
