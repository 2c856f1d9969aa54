import { Form, Link, useNavigation } from "react-router";
import styles from "./list-search.module.css";

export function ListSearch({
  label,
  placeholder,
  q,
  all,
  busy,
}: {
  label: string;
  placeholder?: string;
  q: string;
  all: string;
  busy: string;
}) {
  const searching = useNavigation().formMethod === "GET";
  return (
    <>
      <Form method="get" role="search" className={styles.search}>
        <label htmlFor="search">{label}</label>
        <input
          key={q}
          id="search"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
        />
        <button type="submit" className="button quiet">
          Search
        </button>
        {q && <Link to={all}>Show all</Link>}
      </Form>
      {searching && <p role="status">{busy}</p>}
    </>
  );
}
