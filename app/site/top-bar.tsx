import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { doctors } from "./navigation.ts";
import styles from "./top-bar.module.css";

export function TopBar() {
  const hospital = useHospital();
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
          <a href={emergencyPage.path}>{emergencyPage.title}</a>{" "}
          <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
          {" · "}
          <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>
        </div>{" "}
        <a href={doctors.path} className={styles.availability}>
          {doctors.title}
        </a>
      </div>
    </div>
  );
}
