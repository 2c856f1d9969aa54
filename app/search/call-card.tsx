import { Fragment } from "react";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { helplineWords } from "#app/care/helpline-words.ts";
import { helplines } from "#app/care/helplines.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { otherLocales, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { speciality } from "#app/library/menu-groups.ts";
import { doctorsPage, emergencyPage } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import { searchWords } from "#app/words/search.ts";
import { useShell } from "#app/words/shell.ts";
import styles from "./call-card.module.css";
import type { Call } from "./calls.ts";
import type { UrgentCall } from "./urgent.ts";

/** Before all results, because whoever searches for this needs a person rather than a page. */
export function CallCard({ call }: { call: Call }) {
  return call === "appointment" || call === "reception" ? (
    <ReceptionCall call={call} />
  ) : (
    <EmergencyCall call={call} />
  );
}

function EmergencyCall({ call }: { call: UrgentCall }) {
  const locale = useLocale();
  const { call: words } = searchWords[locale];
  const { emergency, ambulance } = useShell();
  const others = ({ suicide: ["mind"], violence: ["women", "children"], emergency: [] } as const)[
    call
  ];
  const nameOf = (name: keyof typeof helplines) =>
    (locale === "en" ? helplines : helplineWords[locale])[name].name;
  return (
    <section className={`${styles.call} ${styles.emergency}`}>
      <h2>{words.now}</h2>
      <p className={styles.numbers}>
        <a className="button" href={`tel:${emergencyNumber}`}>
          {`${emergency} ${emergencyNumber}`}
        </a>
        <a className="button" href={`tel:${ambulanceNumber}`}>
          {`${ambulance} ${ambulanceNumber}`}
        </a>
        {others.map((name) => (
          <a key={name} className="button" href={`tel:${helplines[name].number}`}>
            {`${nameOf(name)} ${helplines[name].number}`}
          </a>
        ))}
      </p>
      {call === "suicide" && <p>{fillPlaces(words.mind, { name: nameOf("mind") })}</p>}
      {call === "violence" && <p>{words.violence}</p>}
      <p>
        <a href={pathIn(locale, emergencyPage.path)}>{words.untilHelp}</a>
        {locale === "en" &&
          otherLocales.map((other) => (
            <Fragment key={other}>
              {" · "}
              <a href={pathIn(other, emergencyPage.path)} lang={other} hrefLang={other}>
                {emergencyWords[other].title}
              </a>
            </Fragment>
          ))}
      </p>
    </section>
  );
}

function ReceptionCall({ call }: { call: "appointment" | "reception" }) {
  const hospital = useHospital();
  const departments = useLinks(speciality.pages);
  const locale = useLocale();
  const titleOf = useLinkTitle();
  return (
    <section className={styles.call}>
      <h2>{searchWords[locale].call.reception}</h2>
      <p className={styles.numbers}>
        <a className="button" href={hospital.phone.link}>
          {hospital.phone.shown}
        </a>
      </p>
      {call === "appointment" ? (
        <>
          <p>
            <a {...linkIn(locale, doctorsPage.path)}>{titleOf(doctorsPage)}</a>
          </p>
          {departments.length > 0 && (
            <ul className={styles.departments}>
              {departments.map((link) => (
                <li key={link.path}>
                  <a {...linkIn(locale, link.path)}>{titleOf(link)}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>
          <a href={hospital.map}>{addressOf(hospital)}</a>
        </p>
      )}
    </section>
  );
}
