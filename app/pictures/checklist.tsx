import styles from "./checklist.module.css";
import type { Subject } from "./checklist.server.ts";

const marks = { done: "✓", "to do": "○", "left out": "–" };
const words = { done: "done", "to do": "not there yet", "left out": "not in the gallery" };

export function Checklist({ subjects }: { subjects: Subject[] }) {
  const done = subjects.filter(({ state }) => state === "done").length;
  return (
    <details className={styles.checklist}>
      <summary>{`Twelve photos with your phone: ${done} of ${subjects.length} done`}</summary>
      <div>
        <ul className={styles.how}>
          <li>
            Hold the phone level and across, at the height of your chest, and stand in a corner.
          </li>
          <li>Take them by day, with all lamps on and the window behind you. No flash.</li>
          <li>
            Wipe the lens. Clear away cables, bins and papers first. Take each one three times.
          </li>
          <li>
            No patients, no relatives, no names on boards, files or screens. Ask first whoever of
            the staff is to be seen, and keep their consent in writing.
          </li>
        </ul>
        <ol className={styles.subjects}>
          {subjects.map(({ id, what, advice, state }) => (
            <li key={id} data-state={state}>
              <span aria-hidden="true">{marks[state]}</span>
              <p>
                {state === "left out" ? <b>{what}</b> : <a href={`#gallery-${id}`}>{what}</a>}
                {`: ${words[state]}. `}
                <small>{advice}</small>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
