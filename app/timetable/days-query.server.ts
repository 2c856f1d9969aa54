import { z } from "zod";
import { addDays, readDay } from "./calendar.ts";
import { earlier, readClock } from "./timetable.server.ts";

const maxDays = 366;

export const notDays = `from and to must be days, such as 2026-11-24, at most ${maxDays} of them.`;

export const aboutDays = {
  from: z.string().optional().meta({ description: "The first day; today without it" }),
  to: z.string().optional().meta({ description: "The last day; that of from without it" }),
};

/** The days that a call of the API names; undefined if they are none, or too many. */
export function readDays(asked: { from?: string; to?: string }) {
  const from = asked.from === undefined ? readClock().day : readDay(asked.from);
  const to = asked.to === undefined ? from : readDay(asked.to);
  if (!from || !to || to < from || to >= addDays(from, maxDays)) return undefined;
  return { from, to };
}

/** The same of a file, which ends where it would have more days than that. */
export function readDaysOfFile(
  asked: { from?: string; to?: string },
  otherwise: { from: string; to?: string },
) {
  const from = readDay(asked.from ?? "") ?? otherwise.from;
  const wanted = readDay(asked.to ?? "") ?? otherwise.to ?? from;
  return { from, to: earlier(wanted, addDays(from, maxDays - 1)) };
}
