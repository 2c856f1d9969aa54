import { kindLabels } from "./kinds.ts";
import styles from "./rows.module.css";
import type { ShownRow } from "./show.server.ts";

export function Rows({ rows, different }: { rows: ShownRow[]; different: number[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ row, name, kind, lines, differences, readings }) => (
        <li key={row} data-kind={kind}>
          <p className={styles.head}>
            <span className={styles.kind}>{kindLabels[kind]}</span>
            <strong>{name || "No name"}</strong>
            <span className={styles.place}>
              {`Row ${row}${different.includes(row) ? ", different since you looked" : ""}`}
            </span>
          </p>
          {lines.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
          {readings.length > 0 && (
            <dl className={styles.differences}>
              {readings.map(({ label, cell, read }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {`“${cell}” `}
                    <span aria-hidden="true">→</span>
                    <span className="visually-hidden"> was read as </span> <ins>{read}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {differences.length > 0 && (
            <dl className={styles.differences}>
              {differences.map(({ label, theirs, yours }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <del>{theirs || "None"}</del> <span aria-hidden="true">→</span>{" "}
                    <ins>{yours || "None"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
