import { href } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import styles from "./staff-second-step.module.css";

/** The only time that these are shown. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const hospital = useHospital();
  const isHydrated = useHydrated();
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="codes">
      <h2 id="codes" tabIndex={-1} ref={focus}>
        Your recovery codes
      </h2>
      <p>
        They let you in when your phone is lost, each of them once. They are shown only now: print
        this page or write them down, and keep the paper where only you can reach it.
      </p>
      <p className={styles.about}>
        {hospital.name}: recovery codes of {email}
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code.match(/.{1,4}/g)?.join(" ")}</li>
        ))}
      </ol>
      <p className={`row ${styles.onScreen}`}>
        {isHydrated && (
          <button type="button" className="button quiet" onClick={() => print()}>
            Print
          </button>
        )}
        <a className="button" href={href("/dashboard")}>
          I have kept them
        </a>
      </p>
    </section>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
