import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { useDoctorWords } from "#app/words/doctors.ts";
import styles from "./on-paper.module.css";

/** On a sheet alone: whose doctors these are, where, how to call, and as of which day. */
export function OnPaper({ day }: { day: string }) {
  const hospital = useHospital();
  return (
    <p className={styles.onPaper}>
      {`${hospital.name}, ${addressOf(hospital)}. ${useDoctorWords().telephone} `}
      <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      {` · ${day}`}
    </p>
  );
}
