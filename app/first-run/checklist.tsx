import { href, Link } from "react-router";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import styles from "./checklist.module.css";
import type { Progress } from "./progress.server.ts";

/** What the website still needs before it opens. */
export function Checklist({ tasks, isBeingSetUp, next }: Progress) {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.checklist} aria-labelledby="checklist">
      <header>
        <h2 id="checklist">{`Set up: ${done} of ${tasks.length} done`}</h2>
        <progress value={done} max={tasks.length} aria-labelledby="checklist" />
      </header>
      {isBeingSetUp && (
        <p>
          Visitors read that this website is being set up.{" "}
          <Link to={href("/dashboard/SetUp/open")}>Open the website</Link>
        </p>
      )}
      <p>
        {next
          ? "The guided set-up leads through most of these. "
          : "You have been through the guided set-up. What is still to do may follow in any order. "}
        If a page is already right, or you have nothing to add, press Save there to mark it as done.{" "}
        <a href="/" target="_blank" rel="noopener">
          See the website<span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
      <ul>
        {tasks.map(({ title, path, isDone }) => (
          <li key={title} className={isDone ? styles.done : undefined}>
            <Link to={path}>{title}</Link> <small>{isDone ? "done" : "to do"}</small>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {next && (
          <Link to={next.path} className="button">
            {`Go on: ${next.title}`}
          </Link>
        )}
        {tasks.some(({ canKeepIllustrations }) => canKeepIllustrations) && (
          <SendForm action={href("/dashboard/SetUp/illustrations")}>
            <SubmitButton className="button quiet" busy="Keeping...">
              Keep the illustrations
            </SubmitButton>
          </SendForm>
        )}
        {!isBeingSetUp && (
          <SendForm action={href("/dashboard/SetUp/dismiss")}>
            <SubmitButton className="button quiet" busy="Hiding...">
              Hide this list
            </SubmitButton>
          </SendForm>
        )}
      </div>
    </section>
  );
}
