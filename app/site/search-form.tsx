import { href } from "react-router";
import { useLocale } from "#app/language/use-locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./search-form.module.css";

/** It searches the English pages, which have everyday words of each language. */
export function SearchForm() {
  const words = useShell();
  const search = useLocale() === "en" ? words.search : `${words.search} (English)`;
  return (
    <search className={styles.search}>
      <form action={href("/search")}>
        <input type="search" name="q" maxLength={100} placeholder={search} aria-label={search} />
        <button type="submit" aria-label={search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
