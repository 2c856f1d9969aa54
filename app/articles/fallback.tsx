import { Fragment } from "react";
import { wordEmergencyAdvice } from "#app/care/capabilities.ts";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { helplineNumbers } from "#app/care/helplines.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { englishPath, localeOf } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn, titleIn } from "#app/language/translated.ts";
import { type TranslatedCard, translateCards } from "#app/library/danger-signs.ts";
import { findArticle } from "#app/library/library.server.ts";
import { helpId } from "#app/library/slots.ts";
import { doctorsPage, emergencyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { missingPage, notFound } from "#app/requests/http.ts";
import { titleOfArticle } from "#app/words/article-titles.ts";
import { cardWords } from "#app/words/cards.ts";
import { fallbackWords } from "#app/words/fallback.ts";
import { linkWords } from "#app/words/pages.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/fallback";
import styles from "./show.module.css";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData, isUnlisted: true, matches });
}

/** What is urgent of an article, in a language that its text is not there in. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = findArticle(englishPath(url.pathname));
  const titles = found && titleOfArticle(locale, found.article.path);
  if (locale === "en" || !titles) throw notFound();
  const { article, isHidden } = found;
  if (isHidden) throw missingPage(titles.linkTitle);
  return {
    locale,
    path: article.path,
    title: titles.title,
    description: titles.description,
    english: article.title,
    cards: translateCards(locale, article),
    advice: wordEmergencyAdvice(readCapabilities(context), article.needs, locale),
  };
}

export default function ShowFallback({ loaderData }: Route.ComponentProps) {
  const { locale, path, title, description, english, cards, advice } = loaderData;
  const words = fallbackWords[locale];
  const { emergencyNumbers } = useShell();
  const doctors = linkWords[locale]?.[doctorsPage.path] ?? doctorsPage.title;
  return (
    <main id="main" className="wrap section">
      <div className={`prose ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <p>
          {`${words.notYet} `}
          <a href={path} hrefLang="en" lang="en">
            {english}
          </a>
        </p>
        <h2>{words.whenToGetHelp}</h2>
        {cards.length === 0 && (
          <p>
            <Sentence text={emergencyNumbers} {...emergencyLinks} />
          </p>
        )}
        {cards.map((card) => (
          <Card
            key={`${card.heading} ${card.lines[0]}`}
            card={card}
            {...{ locale, path, advice }}
          />
        ))}
        <p>
          <a {...linkIn(locale, emergencyPage.path)}>{words.firstAid}</a>
        </p>
        <p className="row">
          <CallButton />
          <a {...linkIn(locale, doctorsPage.path)} className="button quiet">
            {titleIn(locale, doctorsPage.path, doctors)}
          </a>
        </p>
        <p>
          <small>{words.unchecked}</small>
        </p>
      </div>
    </main>
  );
}

function Card({
  card: { level, heading, lines, missing, isForReception },
  locale,
  path,
  advice,
}: {
  card: TranslatedCard;
} & Pick<Route.ComponentProps["loaderData"], "locale" | "path" | "advice">) {
  const words = fallbackWords[locale];
  const { roles, reception } = cardWords[locale];
  const { phone } = useHospital();
  return (
    <div className={`care ${level}`}>
      <h3>
        <span className="visually-hidden">{`${roles[level]} `}</span>
        <Sentence text={heading} {...emergencyLinks} />
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Tappable text={line} />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p>
          <b>
            <Sentence text={words.moreSigns} {...emergencyLinks} />
          </b>{" "}
          <a href={`${path}#${helpId}`} hrefLang="en">
            {`${words.allSigns} (English)`}
          </a>
        </p>
      )}
      {level === "emergency" && <p>{advice}</p>}
      {isForReception && (
        <p>
          <Sentence text={reception} phone={<a href={phone.link}>{phone.shown}</a>} />
        </p>
      )}
    </div>
  );
}

const numbers = new RegExp(`\\b(${helplineNumbers.join("|")})\\b`);

/** A line of the list, with its telephone numbers as links. */
function Tappable({ text }: { text: string }) {
  return text.split(numbers).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{index % 2 === 1 ? <a href={`tel:${part}`}>{part}</a> : part}</Fragment>
  ));
}
