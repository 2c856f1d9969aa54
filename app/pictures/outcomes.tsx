import { Link } from "react-router";
import type { Outcome } from "./add-photos.server.ts";
import styles from "./staff-add.module.css";
import { pathOfPlace } from "./tabs.ts";

export function Outcomes({ outcomes, isComplete }: { outcomes: Outcome[]; isComplete: boolean }) {
  const added = outcomes.filter((one) => one.added).length;
  return (
    <section className="panel" aria-labelledby="outcomes">
      <h2 id="outcomes">What became of each</h2>
      <p role="status">{isComplete && `${added} of ${outcomes.length} added to the gallery.`}</p>
      <ul className={`plain ${styles.outcomes}`}>
        {outcomes.map(({ file, added, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
          <li key={index}>
            <b>{file}</b>
            {added ? (
              <>
                {": added as "}
                <Link to={pathOfPlace(added.place)}>{added.title}</Link>
              </>
            ) : (
              <>
                {": not added. "}
                {problem}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
