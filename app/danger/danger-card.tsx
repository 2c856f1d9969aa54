import { Fragment } from "react";
import styles from "./call-card.module.css";
import type { Danger } from "./danger.server.ts";

/** Before all results, because whoever searches for this needs a person rather than a page. */
export function DangerCard({ danger: { title, numbers, note, ways } }: { danger: Danger }) {
  return (
    <section className={`${styles.call} ${styles.emergency}`}>
      <h2>{title}</h2>
      <p className={styles.numbers}>
        {numbers.map(({ name, number }) => (
          <a key={number} className="button" href={`tel:${number}`}>
            {`${name} ${number}`}
          </a>
        ))}
      </p>
      {note && <p>{note}</p>}
      <p>
        {ways.map(({ path, text, lang }, at) => (
          <Fragment key={path}>
            {at > 0 && " · "}
            <a href={path} lang={lang} hrefLang={lang}>
              {text}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  );
}
