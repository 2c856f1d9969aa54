import type { Resume } from "./resume.server.ts";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in.tsx";

export function SessionEnded({ resume }: { resume: Resume }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>Sign in to go on</title>
      <h1>Your session has ended</h1>
      <p>{whatIsKept(resume)}</p>
      <SignInForm next={resume.path} resume={resume} />
    </main>
  );
}

function whatIsKept({ fields, hadSecrets }: Resume): string {
  if (fields.length > 0) return "Nothing is lost. Sign in, and go on with what you typed.";
  if (hadSecrets) {
    return "Nothing was changed. Sign in, and type the passwords and codes of the form again: for your safety they are never kept.";
  }
  return "Sign in to go on. What you sent could not be kept: go back in your browser to see it, and send it again once you are signed in.";
}
