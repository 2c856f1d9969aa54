import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { requireStaff } from "#app/auth/guard.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { clientAddress, readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { recordEvent } from "#db/history/events.ts";
import { type AppointmentFilter, type Booking, listBookings } from "#db/register/appointments.ts";
import { listQueues } from "#db/register/queues.ts";
import { byteOrderMark, timeInCsv, toCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { exportQuery } from "./staff-inputs.ts";
import { nameOf, visitLabels } from "./words.ts";

export const reads = [exportQuery];

const columns = [
  ...["Day", "Doctor", "Hours", "Token", "Name", "Phone", "Card", "Kind", "Visit"],
  ...["State", "Came", "Called", "Seen", "Fee", "Paid"],
];

const rowsAtOnce = 1000;

/** From `?from=` to `?to=`; without them, today. */
export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const address = context.get(clientAddress);
  const asked = readQuery(url, exportQuery);
  const from = readDay(asked.from ?? "") ?? readClock().day;
  const to = readDay(asked.to ?? "") ?? from;
  const detail = `${from} to ${to}`;
  recordEvent({ kind: "register exported", staff, address, detail });
  return new Response(Readable.toWeb(Readable.from(listParts({ from, to }))) as ReadableStream, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="register-${from}-${to}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** A part at a time, so that the desk is served meanwhile. */
async function* listParts(filter: AppointmentFilter) {
  const encoder = new TextEncoder();
  let after: Booking | undefined;
  yield encoder.encode(byteOrderMark + toCsv([columns]));
  do {
    const part = listBookings(filter, after, rowsAtOnce);
    after = part.length < rowsAtOnce ? undefined : part.at(-1);
    yield encoder.encode(toCsv(toRows(part)));
    await nextTurn();
  } while (after);
}

function toRows(part: readonly Booking[]): string[][] {
  const queues = listQueues([...new Set(part.flatMap(({ queue_id }) => queue_id ?? []))]);
  return part.map((one) => {
    const { day, doctor_name, queue_id, token, time, patient, visit, state, fee, paid } = one;
    const queue = queues.get(queue_id ?? "");
    const hours = queue ? showRange(queue) : time === null ? "" : showTime(time);
    const at = (instant: string | null) => (instant ? timeInCsv(instant) : "");
    return [
      ...[day, doctor_name, hours, String(token ?? ""), nameOf(one)],
      ...[
        patient?.phone ?? "",
        String(patient?.number ?? ""),
        token === null ? "Video call" : "Hospital visit",
      ],
      ...[visitLabels[visit], stateLabels[state]],
      ...[at(one.arrived_at), at(one.called_at), at(one.seen_at), String(fee), String(paid)],
    ];
  });
}
