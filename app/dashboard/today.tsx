import { Form, href } from "react-router";
import type { RowState } from "#app/timetable/entries.server.ts";
import type { readToday } from "#app/timetable/today.server.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./today.module.css";

type Today = ReturnType<typeof readToday>;

const counted: [RowState, string][] = [
  ["now", "in"],
  ["later", "later"],
  ["late", "late"],
  ["away", "away"],
];

/** Who sits today, by time. */
export function Today({ title, time, closed, hasTimetable, counts, rows, isMore }: Today) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <header>
        <h2 id="today">Today's doctors</h2>
        <p>{`${title}, ${time}. ${countOf(counts)}`}</p>
      </header>
      {closed && <p className={styles.note}>{`The OPD is closed today: ${closed}.`}</p>}
      {rows.length === 0 && <p className={styles.note}>{whyEmpty(hasTimetable)}</p>}
      {rows.length > 0 && (
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Doctor</th>
              <th scope="col">State</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {isMore && (
        <p className={styles.note}>
          <a href={href("/opd")}>All of today</a>
        </p>
      )}
    </section>
  );
}

function Row({ row }: { row: Today["rows"][number] }) {
  const { doctor: id, name, place, time, state, word, more } = row;
  return (
    <tr>
      <td className={styles.time}>{time}</td>
      <th scope="row">
        <Link to={href("/dashboard/AddDoctor/:id/OPD", { id })}>{name}</Link>
        <small>{place}</small>
      </th>
      <td>
        <b className={styles.state} data-state={state}>
          {word}
        </b>{" "}
        {more}
      </td>
      <td>
        <div className={styles.change}>
          {(state === "away" || state === "late") && (
            <Form
              method="post"
              action={`${href("/dashboard/AddDoctor/:id/in", { id })}?back=overview`}
            >
              <button type="submit" className="button quiet">
                In<span className="visually-hidden"> today: {name}</span>
              </button>
            </Form>
          )}
          {state !== "away" && state !== "over" && state !== "closed" && (
            <Link
              className="button quiet"
              to={`${href("/dashboard/AddDoctor/:id/away", { id })}?back=overview`}
            >
              Away…<span className="visually-hidden"> {name}</span>
            </Link>
          )}
        </div>
      </td>
    </tr>
  );
}

function countOf(counts: Today["counts"]): string {
  return counted
    .flatMap(([state, word]) => (counts[state] ? [`${counts[state]} ${word}`] : []))
    .join(", ");
}

function whyEmpty(hasTimetable: boolean): string {
  return hasTimetable
    ? "Nobody has OPD today."
    : "No OPD times yet: add them with “OPD” beside a doctor in the Doctor List.";
}
