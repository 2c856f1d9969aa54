import { Fragment, type ReactNode } from "react";
import base from "#app/base.css?inline";
import { wordEmergencyHours } from "#app/care/emergency-hours.ts";
import { helplines } from "#app/care/helplines.ts";
import { readHours } from "#app/contact/hours.server.ts";
import { Languages } from "#app/header/languages.tsx";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { localeOf } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { langIn, Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { readLinkChanges } from "#app/library/library.server.ts";
import { alphabetPage, emergencyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import type { LinkChanges } from "#app/pages/shown-links.ts";
import { attempt } from "#app/requests/failure.server.ts";
import tokens from "#app/tokens.css?inline";
import { emergencyWords } from "#app/words/emergency.ts";
import { useShell } from "#app/words/shell.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/emergency";
import styles from "./emergency.module.css";
import ownStyles from "./emergency.module.css?inline";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import { firstAid } from "./first-aid.ts";
import { listNotices } from "./notices.server.ts";
import { Notices } from "./notices.tsx";
import thumbBarStyles from "./thumb-bar.module.css?inline";
import { ThumbBar } from "./thumb-bar.tsx";

const otherHelp = ["mind", "women", "children", "mothers"] as const;

/** Without the menus, their styles and any picture: this page must come on the slowest connection. */
export const handle = {
  isPublic: true,
  styles: [tokens, base, ownStyles, thumbBarStyles].join(""),
};

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const { title, description } = emergencyWords[locale];
  return pageMeta({ ...emergencyPage, title, description, locale, matches });
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const links = await attempt(() => readLinkChanges([]) ?? null);
  const origin = env.ORIGIN ?? url.origin;
  const locale = localeOf(url.pathname);
  const hospital = knownHospital(context, locale);
  const hours = readHours(context, locale);
  return {
    origin,
    hospital,
    hours: wordEmergencyHours(hours, locale),
    isOpenAtTimes: hours.isEmergencyAlwaysOpen === false,
    notices: await listNotices(hospital, origin, context, locale),
    links: links ?? {},
  };
}

export default function Emergency({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = emergencyWords[locale];
  const { samples } = useShell();
  const { hours, isOpenAtTimes, notices, links } = loaderData;
  const casualty = hospital.emergencyPhone ?? hospital.phone;
  const callHospital = !hospital.hasNoEmergency && (
    <a href={casualty.link} className={styles.hospital}>
      <span>
        <Sentence
          text={words.callHospital}
          name={<bdi lang={langIn(locale, hospital.name)}>{hospital.name}</bdi>}
        />
      </span>{" "}
      <b>{casualty.shown}</b>
    </a>
  );
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <a {...linkIn(locale, "/")}>{hospital.name}</a>
        <a {...linkIn(locale, alphabetPage.path)}>{words.allPages}</a>
        <Languages />
      </header>
      <main id="main" className={`wrap prose ${styles.page}`}>
        <h1>{words.title}</h1>
        <div className={styles.numbers}>
          <EmergencyNumbers />
          {!isOpenAtTimes && callHospital}
        </div>
        {hours && <p>{hours}</p>}
        {isOpenAtTimes && <div className={styles.numbers}>{callHospital}</div>}
        <p className={styles.way}>
          <Typed text={addressOf(hospital)} />{" "}
          {!hospital.hasNoEmergency && <a href={hospital.map}>{words.directions}</a>}
        </p>
        <Notices notices={notices} />
        <h2>{words.onThePhone}</h2>
        <ol>
          {Object.values(words.toSay).map((line) => (
            <li key={line}>
              <Sentence text={line} />
            </li>
          ))}
        </ol>
        <h2>{words.firstAid}</h2>
        <ul className={`plain ${styles.aid}`}>
          {firstAid.map(({ topic, everyday, link }) => (
            <li key={topic}>
              <Topic link={link} links={links}>
                {words.topics[topic].emergency}
                {locale === "en" && (
                  <>
                    {" "}
                    <i lang="hi-Latn">{everyday}</i>
                  </>
                )}
              </Topic>
              <p>{words.topics[topic].steps}</p>
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          {`${words.otherHelp} `}
          {otherHelp.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && " · "}
              <span>
                <a href={`tel:${helplines[name].number}`}>{helplines[name].number}</a>{" "}
                {words.helplines[name]}
              </span>
            </Fragment>
          ))}
        </p>
        <p>
          <small>
            {`${words.aboutLinks} `}
            {hospital.samples && samples[hospital.samples]}
          </small>
        </p>
      </main>
      <ThumbBar />
    </>
  );
}

/** A link to the article that says more, if the hospital shows it. */
function Topic({
  link,
  links,
  children,
}: {
  link: string;
  links: LinkChanges;
  children: ReactNode;
}) {
  const locale = useLocale();
  const [path = ""] = link.split("#");
  return links[path] === null ? <b>{children}</b> : <a {...linkIn(locale, link)}>{children}</a>;
}
