import { Fragment } from "react";
import { localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { type Entry, listLetters } from "#app/library/alphabet.ts";
import { linkTitleIn } from "#app/library/article-titles.ts";
import { listArticles } from "#app/library/library.server.ts";
import { OwnInEnglish } from "#app/library/own-in-english.tsx";
import { translationsOf } from "#app/library/translations.server.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { alphabetPage, opdPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { alphabetWords } from "#app/words/alphabet.ts";
import type { Route } from "./+types/list";
import styles from "./list.module.css";

export const meta = metaOf(alphabetPage);

export function loader({ url }: Route.LoaderArgs) {
  const [articles, locale] = [listArticles(), localeOf(url.pathname)];
  const translations = translationsOf(locale, articles);
  // The hospital's own are listed apart.
  const isInPart = articles.some(({ path, own }) => !own && !translations.has(path));
  return { letters: listLetters(articles, locale, translations), isInPart };
}

export default function ListArticles({ loaderData: { letters, isInPart } }: Route.ComponentProps) {
  const opd = useLink(opdPage);
  const locale = useLocale();
  const words = alphabetWords[locale];
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, alphabetPage).title}</h1>
      <p className="lead">{words.about}</p>
      {locale !== "en" && isInPart && <p>{words.soFar}</p>}
      {opd && (
        <p>
          <Sentence
            text={words.doctors}
            opd={<a {...linkIn(locale, opd.path)}>{linkTitleIn(locale, opd)}</a>}
          />
        </p>
      )}
      <nav aria-label={words.letters} className={styles.letters}>
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
      <OwnInEnglish className={styles.letter} />
    </main>
  );
}

function Line({ entry: { words, article, seeAlso } }: { entry: Entry }) {
  const locale = useLocale();
  if (article) {
    return (
      <a {...linkIn(locale, article.path)} className={styles.article}>
        {words}
      </a>
    );
  }
  return (
    <>
      {`${fillPlaces(alphabetWords[locale].see, { words })} `}
      {seeAlso.map(({ path, title }, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <a {...linkIn(locale, path)}>{title}</a>
        </Fragment>
      ))}
    </>
  );
}
