import { href, Link } from "react-router";
import styles from "./forbidden.module.css";
import type { Refusal } from "./forbidden.server.ts";
import type { Resume } from "./resume.server.ts";
import { TypedTexts } from "./typed-texts.tsx";

export function Forbidden({
  refusal: { message, who, job, admins, resume, typed },
}: {
  refusal: Refusal;
}) {
  return (
    <div className={styles.page}>
      <title>{who === "an administrator" ? "For administrators" : "Not for this account"}</title>
      <h1>{message}</h1>
      <p>
        {`Your account is ${job === "front desk" ? "that of the" : "that of an"} ${job}.`}
        {admins.length > 0 &&
          ` Ask ${new Intl.ListFormat("en", { type: "disjunction" }).format(admins)} to do it, or to ${who === "an administrator" ? "make you an administrator" : "change your role"}.`}
      </p>
      {resume && <Kept resume={resume} typed={typed} />}
      <p className="row">
        <Link className={resume ? "button quiet" : "button"} to={href("/dashboard")}>
          Overview
        </Link>
      </p>
    </div>
  );
}

function Kept({ resume, typed }: { resume: Resume; typed: Resume["fields"] }) {
  return (
    <section className={styles.page} aria-labelledby="kept">
      <h2 id="kept">Nothing was changed</h2>
      {resume.hadSecrets && <p>Passwords and codes are never kept: type them again.</p>}
      {typed.length > 0 && (
        <p>
          Your role was changed while you worked. Here is what you typed: copy it, or leave this
          page open and send it again once your role allows it.
        </p>
      )}
      <TypedTexts typed={typed} />
      {resume.fields.length > 0 && (
        <form method="post" action={resume.path} encType="multipart/form-data">
          {resume.fields.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field twice
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button quiet">
            Send it again
          </button>
        </form>
      )}
    </section>
  );
}
