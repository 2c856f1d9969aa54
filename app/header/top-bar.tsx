import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { linkWords } from "#app/words/pages.ts";
import { useShell } from "#app/words/shell.ts";
import { Languages } from "./languages.tsx";
import { doctors } from "./navigation.ts";
import styles from "./top-bar.module.css";

export function TopBar() {
  const hospital = useHospital();
  const locale = useLocale();
  const words = useShell();
  return (
    <div className={styles.top}>
      <div className="wrap">
        <a href={hospital.phone.link}>
          <Icon name="phone" />
          <span>{hospital.phone.shown}</span>
        </a>{" "}
        <a href={`mailto:${hospital.email}`}>
          <Icon name="mail" />
          <span>{hospital.email}</span>
        </a>{" "}
        <a href={hospital.map}>
          <Icon name="pin" />
          <span>{addressOf(hospital)}</span>
        </a>{" "}
        {hospital.instagram && (
          <>
            <a href={hospital.instagram} className={styles.social} aria-label="Instagram">
              <Icon name="instagram" />
            </a>{" "}
          </>
        )}
        <div className={styles.emergency}>
          <a {...linkIn(locale, emergencyPage.path)}>{words.emergency}</a>{" "}
          <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
          {" · "}
          <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>
        </div>{" "}
        <a {...linkIn(locale, doctors.path)} className={styles.availability}>
          {linkWords[locale]?.[doctors.path] ?? doctors.title}
        </a>
        <Languages className={styles.languages} />
      </div>
    </div>
  );
}
