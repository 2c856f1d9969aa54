import { Form, Link } from "react-router";
import { SearchChoice } from "#app/ui/fields/search-choice.tsx";
import listSearchStyles from "#app/ui/lists/list-search.module.css";
import errorStyles from "#app/ui/sending/error-summary.module.css";
import type { HistoryQuery } from "./read.server.ts";
import styles from "./search.module.css";

type Choices = readonly (readonly [value: string, label: string])[];

/** Narrows the history. Of a wrong date it tells what is wrong, and shows it as it was typed. */
export function HistorySearch({
  typed,
  problems,
  people,
  kinds,
  all,
  named,
}: Pick<HistoryQuery, "typed" | "problems"> & {
  people: Choices;
  kinds: Choices;
  all: string;
  named?: true;
}) {
  const wrong = Object.entries(problems).filter(([, problem]) => problem);
  return (
    <>
      {wrong.length > 0 && (
        <div className={errorStyles.summary} role="alert">
          <h2>There is a problem</h2>
          <ul>
            {wrong.map(([name, problem]) => (
              <li key={name}>
                <a href={`#${name}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form method="get" role="search" className={`${listSearchStyles.search} ${styles.search}`}>
        <SearchChoice
          label="Person"
          name="who"
          value={typed.who}
          choices={[["", "Everybody"], ...people]}
        />
        <SearchChoice
          label="Kind"
          name="kind"
          value={typed.kind}
          choices={[["", "All"], ...kinds]}
        />
        <Day name="from" label="From" value={typed.from} problem={problems.from} />
        <Day name="to" label="To" value={typed.to} problem={problems.to} />
        {named && (
          <p>
            <label htmlFor="name">Name of doctor, page or setting</label>
            <input key={typed.q} id="name" type="search" name="q" defaultValue={typed.q} />
          </p>
        )}
        <button type="submit" className="button quiet">
          Show
        </button>
        {Object.values(typed).some((value) => value) && <Link to={all}>Show all</Link>}
      </Form>
    </>
  );
}

/** Browsers show in an input for dates only what is one. */
function Day({
  name,
  label,
  value,
  problem,
}: {
  name: "from" | "to";
  label: string;
  value: string;
  problem: string | undefined;
}) {
  const isDay = /^(?:\d{4}-\d\d-\d\d)?$/.test(value);
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        key={value}
        id={name}
        type={isDay ? "date" : "text"}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-error` : undefined}
      />
      {problem && (
        <span id={`${name}-error`} className={styles.error}>
          {problem}
        </span>
      )}
    </p>
  );
}
