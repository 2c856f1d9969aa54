import { useEffect, useRef } from "react";
import styles from "./conflict-notice.module.css";

export interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

const none: Difference[] = [];

/**
 * What was saved meanwhile, beside what was typed; nothing where there is none. It takes the focus, so that nobody
 * presses the button again without having seen it.
 */
export function ConflictNotice({
  thing,
  differences = none,
  button = "Update",
}: {
  /** Such as "this doctor". */
  thing: string;
  /** What is to be pressed once the form is as it should be. */
  button?: string;
  differences: Difference[] | undefined;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for what was saved since
  useEffect(() => notice.current?.focus(), [differences]);
  if (differences.length === 0) return null;
  return (
    <div className={styles.conflict} role="alert" tabIndex={-1} ref={notice}>
      <h3>{`Somebody else saved ${thing} while you were editing`}</h3>
      <p>
        {`Nothing of yours is saved yet. Change the form below as it should be, and press ${button}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
