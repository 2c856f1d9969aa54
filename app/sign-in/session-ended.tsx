import type { Ended } from "#app/auth/session-ended.server.ts";
import { TypedTexts } from "#app/auth/typed-texts.tsx";
import { useFocus } from "#app/ui/use-focus.ts";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in.tsx";

export function SessionEnded({ ended: { resume, typed, message } }: { ended: Ended }) {
  // What was there before is gone, and with it the focus.
  const heading = useFocus<HTMLHeadingElement>(true);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>Sign in to go on</title>
      <h1 tabIndex={-1} ref={heading}>
        Your session has ended
      </h1>
      <p>{message}</p>
      <TypedTexts typed={typed} />
      <SignInForm next={resume.path} resume={resume} />
    </main>
  );
}
