import type { Resume } from "#app/auth/resume.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleAt } from "#app/pages/seo.ts";
import { noteResumed } from "./resumed.ts";
import styles from "./sign-in.module.css";

export function Continue({ resume }: { resume: Resume }) {
  const hospital = useHospital();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{titleAt("Go on", hospital)}</title>
      <h1>You are signed in again</h1>
      <form
        method="post"
        action={resume.path}
        encType="multipart/form-data"
        className={`panel ${styles.form}`}
        onSubmit={() => noteResumed(resume)}
      >
        <p>What you typed is still here. A photo has to be chosen once more.</p>
        {resume.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field twice
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          Go on and save
        </button>
      </form>
    </main>
  );
}
