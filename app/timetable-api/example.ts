import type { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import type { absenceBody, closureBody, noticeBody, sittingBody } from "./json.ts";

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
export const sittingExample = {
  ...exampleIds,
  doctor: exampleIds.id,
  ...sittingSent,
  replaces: null,
};
export const absenceExample = {
  ...exampleIds,
  doctor: exampleIds.id,
  backAt: null,
  fromAt: null,
  ...absenceSent,
};
export const closureExample = { ...exampleIds, ...closureSent, fromAt: null };
export const noticeExample = { ...exampleIds, ...noticeSent, link: "" };

export const dayExample = {
  date: "2026-11-28",
  closed: null,
  sittings: [
    {
      sitting: exampleIds.id,
      doctor: { ...exampleIds, name: "Dr Asha Verma", specialization: "Urology" },
      from: "10:00",
      to: "13:00",
      state: "later",
      room: "Room 8",
      note: "Visiting doctor",
    },
  ],
};

export const weekExample = { firstDay: "2026-11-23", lastDay: "2026-11-29", days: [dayExample] };
