import { Fragment } from "react";
import { type Entry, listLetters } from "#app/library/alphabet.ts";
import { listArticles } from "#app/library/library.server.ts";
import { alphabetPage, opdPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import type { Route } from "./+types/list";
import styles from "./list.module.css";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...alphabetPage, matches });
}

export function loader() {
  return { letters: listLetters(listArticles()) };
}

export default function ListArticles({ loaderData: { letters } }: Route.ComponentProps) {
  const opd = useLink(opdPage);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{alphabetPage.title}</h1>
      <p className="lead">
        Illnesses, tests and treatments, under their medical names and the words people use at home.
      </p>
      {opd && (
        <p>
          When a doctor is here: <a href={opd.path}>{opd.title}</a>.
        </p>
      )}
      <nav aria-label="Letters" className={styles.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} id={`letter-${letter}`} className={styles.letter}>
          <h2>{letter}</h2>
          <ul className="plain">
            {entries.map((entry) => (
              <li key={entry.words}>
                <Line entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Line({ entry: { words, article, seeAlso } }: { entry: Entry }) {
  if (article) {
    return (
      <a href={article.path} className={styles.article}>
        {words}
      </a>
    );
  }
  return (
    <>
      {`${words}: see `}
      {seeAlso.map(({ path, title }, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <a href={path}>{title}</a>
        </Fragment>
      ))}
    </>
  );
}
