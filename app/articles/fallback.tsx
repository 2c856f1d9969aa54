import { Fragment } from "react";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { helplineNumbers } from "#app/care/helplines.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn, titleIn } from "#app/language/translated.ts";
import type { TranslatedCard } from "#app/library/danger-signs.ts";
import { helpId } from "#app/library/slots.ts";
import { doctorsPage, emergencyPage } from "#app/pages/pages.ts";
import { cardWords } from "#app/words/cards.ts";
import { fallbackWords } from "#app/words/fallback.ts";
import { linkWords } from "#app/words/pages.ts";
import { useShell } from "#app/words/shell.ts";
import type { readFallback } from "./fallback.server.ts";
import styles from "./show.module.css";

type Props = ReturnType<typeof readFallback> & Record<"title" | "description", string>;

export function Fallback({ locale, path, title, description, english, cards, advice }: Props) {
  const words = fallbackWords[locale];
  const { emergencyNumbers } = useShell();
  const doctors = linkWords[locale]?.[doctorsPage.path] ?? doctorsPage.title;
  return (
    <div className="wrap section">
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
    </div>
  );
}

function Card({
  card: { level, heading, lines, missing, isForReception },
  locale,
  path,
  advice,
}: {
  card: TranslatedCard;
} & Pick<Props, "locale" | "path" | "advice">) {
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

function Tappable({ text }: { text: string }) {
  return text.split(numbers).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{index % 2 === 1 ? <a href={`tel:${part}`}>{part}</a> : part}</Fragment>
  ));
}
