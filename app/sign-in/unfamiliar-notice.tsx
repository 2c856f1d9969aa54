import { href, useLocation } from "react-router";
import type { SignIn } from "#db/accounts/sessions.ts";
import { ButtonForm } from "./button-form.tsx";
import { SignInPlace } from "./sign-in-place.tsx";
import styles from "./unfamiliar-notice.module.css";

/** Stays on each page of the dashboard until somebody says who signed in. */
export function UnfamiliarNotice({ signIns }: { signIns: SignIn[] }) {
  const { pathname, search } = useLocation();
  const [newest, ...others] = signIns;
  if (!newest) return null;
  return (
    <section className={styles.notice} aria-labelledby="unfamiliar">
      <h2 id="unfamiliar">Somebody signed in to your account on a new device</h2>
      <p>
        <SignInPlace signIn={newest} />
        {others.length > 0 && `, and ${others.length} more on new devices before`}
      </p>
      <div className="row">
        <ButtonForm
          action={href("/dashboard/Devices/known")}
          button="This was me"
          busy="Noting..."
          className="button"
          fields={<input type="hidden" name="return" value={pathname + search} />}
        />
        <ButtonForm
          action={href("/dashboard/Devices/not-me")}
          button="This was not me: end all other sessions and change the password"
          busy="Ending..."
          className="button quiet"
        />
      </div>
    </section>
  );
}
