import type { Resume } from "./resume.server.ts";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in.tsx";

export function SessionEnded({ resume }: { resume: Resume }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>Sign in to go on</title>
      <h1>Your session has ended</h1>
      {resume.fields.length > 0 ? (
        <p>Nothing is lost. Sign in, and go on with what you typed.</p>
      ) : (
        <p>
          Sign in to go on. What you sent could not be kept: go back in your browser to see it, and
          send it again once you are signed in.
        </p>
      )}
      <SignInForm next={resume.path} resume={resume} />
    </main>
  );
}
