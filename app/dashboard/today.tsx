import { Form, href } from "react-router";
import type { RowState } from "#app/timetable/entries.server.ts";
import type { readToday } from "#app/timetable/today.server.ts";
import { Link } from "#app/ui/link.tsx";
import { TableHead } from "#app/ui/lists/table-head.tsx";
import styles from "./today.module.css";

type Today = ReturnType<typeof readToday>;

const counted: [RowState, string][] = [
  ["now", "in"],
  ["later", "later"],
  ["late", "running late"],
  ["away", "away"],
];

/** The OPD of today by time; sessions that are over come last. */
export function Today({ title, time, closed, hasTimetable, counts, rows, isMore }: Today) {
  const over = rows.filter(({ state }) => state === "over");
  const next = rows.filter(({ state }) => state !== "over");
  return (
    <section className={styles.today} aria-labelledby="today">
      <header>
        <h2 id="today">Today's doctors</h2>
        <p>{`${title}, ${time}. ${countOf(counts)}`}</p>
        <p className={styles.links}>
          <a href={href("/opd")}>OPD page</a>
          <a href={href("/opd/week")}>Week to print</a>
          <a href={href("/opd/board")}>Screen for the waiting room</a>
        </p>
      </header>
      {closed && <p className={styles.note}>{`The OPD is closed today: ${closed}.`}</p>}
      {rows.length === 0 && <p className={styles.note}>{whyEmpty(hasTimetable)}</p>}
      {next.length > 0 && <Rows rows={next} />}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{`Over today: ${over.length}`}</summary>
          <Rows rows={over} />
        </details>
      )}
      {isMore && (
        <p className={styles.note}>
          <a href={href("/opd")}>All of today</a>
        </p>
      )}
    </section>
  );
}

function Rows({ rows }: Pick<Today, "rows">) {
  return (
    <table>
      <TableHead labels={["Time", "Doctor", "State", "Change"]} className="visually-hidden" />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
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
          {state !== "away" && state !== "closed" && (
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
