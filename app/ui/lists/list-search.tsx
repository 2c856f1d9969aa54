import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import styles from "./list-search.module.css";

export interface SearchWords {
  label: string;
  placeholder?: string;
  /** The address of the whole list. */
  all: string;
  busy: string;
}

/** `children` are more fields that narrow the list; `narrowed` if any field does. */
export function ListSearch({
  label,
  placeholder,
  q,
  all,
  busy,
  narrowed = q !== "",
  children,
}: SearchWords & {
  q: string;
  narrowed?: boolean;
  children?: ReactNode;
}) {
  const searching = useNavigation().formMethod === "GET";
  return (
    <>
      <Form method="get" role="search" className={styles.search}>
        <p>
          <label htmlFor="search">{label}</label>
          <input
            key={q}
            id="search"
            type="search"
            name="q"
            defaultValue={q}
            placeholder={placeholder}
          />
        </p>
        {children}
        <button type="submit" className="button quiet">
          Search
        </button>
        {narrowed && <Link to={all}>Show all</Link>}
      </Form>
      {searching && <p role="status">{busy}</p>}
    </>
  );
}
