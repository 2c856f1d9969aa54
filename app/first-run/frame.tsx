import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./frame.module.css";
import { pathAfter, pathBefore, pathOfPage } from "./paths.ts";
import { type SetUpPage, setUpPages } from "./steps.ts";

/** Where one is in the guided set-up, around the form of a page. */
export function SetUpFrame({
  page,
  done,
  hasFailed,
  children,
}: {
  page: SetUpPage;
  done: readonly string[];
  hasFailed: boolean;
  children: ReactNode;
}) {
  const { title, lead } = page;
  return (
    <div className={styles.frame}>
      <title>{`${hasFailed ? "Error: " : ""}${title} | Set-up`}</title>
      <p className="eyebrow">{placeOf(page)}</p>
      <h1>{title}</h1>
      <p>{lead}</p>
      <nav aria-label="Steps">
        <ol>
          {setUpPages.map((one) => (
            <li key={one.name}>
              <Link to={pathOfPage(one)} aria-current={one === page ? "step" : undefined}>
                {one.title}
                {done.includes(one.name) && <small> done</small>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}

function placeOf(page: SetUpPage): string {
  return `Step ${setUpPages.indexOf(page) + 1} of ${setUpPages.length} of the guided set-up`;
}

/** Nothing is saved by either. */
export function BackAndSkip({ page }: { page: SetUpPage }) {
  const before = pathBefore(page);
  return (
    <>
      {before && (
        <Link to={before} className="button quiet">
          Back
        </Link>
      )}
      <Link to={pathAfter(page)} className="button quiet">
        Skip
      </Link>
    </>
  );
}
