import { Link } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { formatFee } from "#app/language/money.ts";
import { showSexAndAge } from "#app/patients/words.ts";
import paper from "#app/payments/paper.module.css";
import { sheetOn } from "#app/payments/paper.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { showRange } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { TableHead } from "#app/ui/lists/table-head.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { PrintHint } from "#app/ui/print-hint.tsx";
import { listAppointmentsOfQueue } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-print";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import styles from "./slip.module.css";
import { nameOf, visitLabels } from "./words.ts";

/** Lines without a name behind the last token, for a power cut. */
const blankLines = 30;

const columns = ["No.", "Name", "Sex and age", "Visit", "Fee", "Remarks"];

export const meta: Route.MetaFunction = () => [{ title: "Day list" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const { day: today } = readClock();
    const rows = listAppointmentsOfQueue(queue.id)
      .filter(({ state }) => state !== "cancelled")
      .map(({ token, patient, visit, fee }) => [
        token,
        nameOf({ patient }),
        patient ? showSexAndAge(patient, today) : "",
        visitLabels[visit],
        formatFee(fee),
      ]);
    const blank = Array.from({ length: blankLines }, (_, line) => [queue.given + line + 1]);
    return {
      title: [queue.doctor_name, queue.room].filter(Boolean).join(", "),
      when: `${showDayAndYear(queue.day)}, ${showRange(queue)}`,
      rows: [...rows, ...blank],
      back: placeOfQueue(queue),
    };
  });
}

/** For the doctor's room: no phone numbers. */
export default function DayList({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointments" {...loaderData} />;
  }
  const { title, when, rows, back } = loaderData;
  return (
    <>
      <p className={paper.bar}>
        <Link to={back}>Register</Link>
        <PrintHint paper="on A4 " />
      </p>
      <article className={`${sheetOn("a4")} ${styles.list}`}>
        <header>
          <h1>{title}</h1>
          <p>{`${hospital.name} · ${when}`}</p>
        </header>
        <table>
          <TableHead labels={columns} />
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {columns.map((label, at) => (
                  <td key={label}>{row[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </>
  );
}
