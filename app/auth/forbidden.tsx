import { href, Link } from "react-router";
import styles from "./forbidden.module.css";
import type { Refusal } from "./forbidden.server.ts";
import type { Resume } from "./resume.server.ts";
import { TypedTexts } from "./typed-texts.tsx";

export function Forbidden({ refusal }: { refusal: Refusal }) {
  const { message, who, lacksStep, resume } = refusal;
  const title = who === "an administrator" ? "For administrators" : "Not for this account";
  return (
    <div className={styles.page}>
      <title>{lacksStep ? "Two-step sign-in" : title}</title>
      <h1>{message}</h1>
      {lacksStep ? <SetUp /> : <AskAdmin {...refusal} />}
      {resume && <Kept {...refusal} resume={resume} />}
      <p className="row">
        <Link className={resume ? "button quiet" : "button"} to={href("/dashboard")}>
          Overview
        </Link>
      </p>
    </div>
  );
}

function SetUp() {
  return (
    <p>
      This website requires it of administrators.{" "}
      <a href={href("/dashboard/SecondStep")} target="_blank" rel="noopener">
        Set it up<span className="visually-hidden"> (opens a new tab)</span>
      </a>
    </p>
  );
}

function AskAdmin({ who, job, admins }: Refusal) {
  return (
    <p>
      {`Your account is that of ${job.startsWith("front desk") ? "the" : "an"} ${job}.`}
      {admins.length > 0 &&
        ` Ask ${new Intl.ListFormat("en", { type: "disjunction" }).format(admins)} to do it, or to ${who === "an administrator" ? "make you an administrator" : "change your role"}.`}
    </p>
  );
}

function Kept({ lacksStep, until, resume, typed }: Refusal & { resume: Resume }) {
  return (
    <section className={styles.page} aria-labelledby="kept">
      <h2 id="kept">Nothing was changed</h2>
      {resume.hadSecrets && <p>Passwords and codes are never kept: type them again.</p>}
      {typed.length > 0 && (
        <p>
          {!lacksStep && "Your role was changed while you worked. "}
          {`Here is what you typed: copy it, or leave this page open and send it again ${until}.`}
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
