import { languageNames, locales, pathIn } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";

/** The same page in each language; `path` is that of the English one. */
export function Languages({ path, label }: { path: `/${string}`; label: string }) {
  const current = useLocale();
  return (
    <nav aria-label={label}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={pathIn(locale, path)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? "page" : undefined}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  );
}
