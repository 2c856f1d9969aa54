import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./search-form.module.css";

export function SearchForm() {
  return (
    <search className={styles.search}>
      <form action={href("/search")}>
        <input type="search" name="q" maxLength={100} placeholder="Search" aria-label="Search" />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
