import type { Target } from "./columns/columns.ts";
import type { ShownColumn } from "./columns.server.ts";
import styles from "./staff-columns.module.css";

export function ColumnsFields({
  columns,
  choices,
  chosen,
}: {
  choices: readonly (readonly [target: Target, label: string])[];
  columns: ShownColumn[];
  chosen: (Target | "")[] | undefined;
}) {
  return (
    <fieldset className={styles.part}>
      <legend>What each column is</legend>
      <p>This is how the headings were read. Change what is wrong.</p>
      <ul className={styles.columns}>
        {columns.map(({ letter, heading, examples, target }, place) => (
          <li key={letter}>
            <label htmlFor={idOf(place)}>
              <span>{`${letter}: ${heading || "No heading"}`}</span>
              <span className={styles.examples}>
                {examples.length > 0 ? examples.join(" · ") : "Empty"}
              </span>
            </label>
            <select
              id={idOf(place)}
              name={`columns.${place}.target`}
              defaultValue={chosen?.[place] ?? target}
            >
              <option value="">Not read</option>
              {choices.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

// The summary of errors leads to the first.
function idOf(place: number): string {
  return place === 0 ? "columns-column" : `columns-column-${place}`;
}
