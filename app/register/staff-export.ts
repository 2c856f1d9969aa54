import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { respondWithCsv } from "#app/requests/csv-file.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDaysOfFile } from "#app/timetable/days-query.server.ts";
import { showRange, showTime } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { type Booking, listBookings } from "#db/register/appointments.ts";
import { listQueues } from "#db/register/queues.ts";
import { timeInCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { exportQuery } from "./staff-inputs.ts";
import { nameOf, visitLabels } from "./words.ts";

export const reads = [exportQuery];

const columns = [
  ...["Day", "Doctor", "Hours", "Token", "Name", "Phone", "Card", "Kind", "Visit"],
  ...["State", "Came", "Called", "Seen", "Fee", "Paid"],
];

/** From `?from=` to `?to=`, a year at most; without them, today. */
export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const asked = readQuery(url, exportQuery);
  const { from, to } = readDaysOfFile(asked, { from: readClock().day });
  recordFrom(context, { kind: "register exported", staff, detail: `${from} to ${to}` });
  return respondWithCsv(`register-${from}-${to}.csv`, {
    columns,
    list: (after: Booking | undefined, limit) => listBookings({ from, to }, after, limit),
    toRows,
  });
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
