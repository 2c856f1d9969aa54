import { href } from "react-router";
import { pathIn } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./search-form.module.css";

export function SearchForm() {
  const { search } = useShell();
  return (
    <search className={styles.search}>
      <form action={pathIn(useLocale(), href("/search"))}>
        <input type="search" name="q" maxLength={100} placeholder={search} aria-label={search} />
        <button type="submit" aria-label={search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
