import { useHospital } from "#app/hospital/hospital.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./thumb-bar.module.css";

/** On phones: help within reach of a thumb on every page for visitors. */
export function ThumbBar() {
  const hospital = useHospital();
  return (
    <nav className={styles.place} aria-label="Quick help">
      <div className={styles.bar}>
        <a href={hospital.phone.link}>
          <Icon name="phone" />
          Call
        </a>
        <a href={emergencyPage.path} className={styles.emergency}>
          <Icon name="alert" />
          Emergency
        </a>
        <a href={hospital.map}>
          <Icon name="pin" />
          Directions
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
