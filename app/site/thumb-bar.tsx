import { useHospital } from "#app/hospital/hospital.ts";
import { pathIn } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./thumb-bar.module.css";

/** On phones: help within reach of a thumb on every page for visitors. */
export function ThumbBar() {
  const hospital = useHospital();
  const words = useShell();
  const locale = useLocale();
  return (
    <nav className={styles.place} aria-label={words.quickHelp}>
      <div className={styles.bar}>
        <a href={hospital.phone.link}>
          <Icon name="phone" />
          {words.call}
        </a>
        <a href={pathIn(locale, emergencyPage.path)} className={styles.emergency}>
          <Icon name="alert" />
          {words.emergency}
        </a>
        <a href={hospital.map}>
          <Icon name="pin" />
          {words.directions}
        </a>
        {hospital.whatsapp && (
          <a href={`https://wa.me/${hospital.whatsapp}`}>
            <Icon name="chat" />
            WhatsApp
          </a>
        )}
      </div>
    </nav>
  );
}
