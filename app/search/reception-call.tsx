import styles from "#app/danger/call-card.module.css";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { speciality } from "#app/library/menu-groups.ts";
import { doctorsPage } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { searchWords } from "#app/words/search.ts";

/** Before all results, for whoever asks what reception knows. */
export function ReceptionCall({ call }: { call: "appointment" | "reception" }) {
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
