import { href } from "react-router";
import { nameOfActor } from "#app/auth/actors.ts";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import type { PasswordLink } from "#db/accounts/staff-links.ts";
import { ButtonForm } from "./button-form.tsx";
import styles from "./unfamiliar-notice.module.css";

/** On each page of the dashboard while somebody could set a new password for the account of its reader. */
export function PasswordLinkNotice({ link }: { link: PasswordLink | undefined }) {
  if (!link) return null;
  return (
    <section className={styles.notice} aria-labelledby="password-link">
      <h2 id="password-link">There is a link that sets a new password for your account</h2>
      <p>
        <PasswordLinkFacts {...link} />
      </p>
      <div className="row">
        <ButtonForm
          action={href("/dashboard/Devices/withdraw-link")}
          button="I do not need it: withdraw the link"
          busy="Withdrawing..."
          className="button quiet"
        />
      </div>
    </section>
  );
}

export function PasswordLinkFacts(link: PasswordLink) {
  const { created_by, created_at, expires_at, ends_second_factor } = link;
  return (
    <>
      {nameOfActor(created_by)} made it, <HospitalTime at={created_at} />. It works once, until{" "}
      <HospitalTime at={expires_at} />
      {ends_second_factor === 1 && ", and switches two-step sign-in off"}.
    </>
  );
}
