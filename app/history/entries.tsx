import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import styles from "./entries.module.css";
import type { Difference, Entry, Piece } from "./kinds.ts";
import type { Day } from "./read.server.ts";

// More fields than these, of something new or gone, are shown when they are asked for.
const maxOpen = 4;

export function Entries({ days, actions }: { days: Day[]; actions?: (entry: Entry) => ReactNode }) {
  return days.map(({ heading, entries }) => (
    <section key={heading} className={styles.day}>
      <h2>{heading}</h2>
      <ul className="plain">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.at}>{entry.time}</time>
            <div>
              <p>
                <b>{entry.who}</b> {entry.verb} <Thing {...entry} />
              </p>
              {entry.notes.length > 0 && <p className={styles.note}>{entry.notes.join(" · ")}</p>}
              <Fields entry={entry} />
            </div>
            {actions && <div className={styles.actions}>{actions(entry)}</div>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Thing({ thing, to }: Entry) {
  return to ? <Link to={to}>{thing}</Link> : thing;
}

function Fields({ entry: { differences, thing, when } }: { entry: Entry }) {
  if (differences.length === 0) return null;
  const isUpdate = differences.every(({ before, after }) => before && after);
  if (isUpdate || differences.length <= maxOpen) return <Differences rows={differences} />;
  return (
    <details className={styles.more}>
      <summary>
        {differences.length} fields
        <span className="visually-hidden">{` of ${thing}, ${when}`}</span>
      </summary>
      <Differences rows={differences} />
    </details>
  );
}

/** Field, before, after; with other words for the last two where nothing has happened yet. */
export function Differences({
  rows,
  before = "Before",
  after = "After",
}: {
  rows: Difference[];
  before?: string;
  after?: string;
}) {
  const sides = (["before", "after"] as const).filter((side) => rows.some((row) => row[side]));
  const names = { before, after };
  const alone = { before: "Deleted", after: "Added" };
  const [, other] = sides;
  return (
    <table className={styles.differences}>
      <colgroup>
        <col className={styles.field} />
        <col span={sides.length} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {other ? names[side] : alone[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {sides.map((side) => (
              <td key={side} data-label={other && `${names[side]}: `}>
                <Pieces pieces={row[side]} as={side === "before" ? "del" : "ins"} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pieces({ pieces = [], as }: { pieces?: Piece[] | undefined; as: "del" | "ins" }) {
  const parts = pieces.map(({ text, changed }) => (changed ? createElement(as, null, text) : text));
  return createElement("span", null, ...parts);
}
