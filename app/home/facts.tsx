import { facts } from "#app/site/facts.ts";
import styles from "./facts.module.css";

export function Facts() {
  return (
    <div className={styles.facts}>
      <ul className="wrap plain">
        {facts.map(([figure, meaning]) => (
          <li key={figure}>
            <strong>{figure}</strong>
            {` ${meaning}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
