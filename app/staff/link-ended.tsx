import { href } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleAt } from "#app/pages/seo.ts";
import styles from "#app/sign-in/sign-in.module.css";
import type { LinkEnd } from "#db/accounts/staff-links.ts";
import { linkEnds } from "./words.ts";

/** In the place of the page that a link led to. */
export function LinkEnded({ end }: { end: LinkEnd }) {
  const hospital = useHospital();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{titleAt("This link no longer works", hospital)}</title>
      <h1>This link no longer works</h1>
      <p className={styles.visitors}>{linkEnds[end]}</p>
      <p>
        <a className="button" href={href("/signin")}>
          Staff sign-in
        </a>
      </p>
    </main>
  );
}
