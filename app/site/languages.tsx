import { englishPath, languageNames, locales, pathIn } from "#app/language/locale.ts";
import { isFallback, isTranslated } from "#app/language/translated.ts";
import { usePathname } from "#app/language/use-locale.ts";
import { useShell } from "#app/words/shell.ts";

/** The same page in each language, where it is there. */
export function Languages({ className }: { className?: string | undefined }) {
  const pathname = usePathname();
  const path = englishPath(pathname);
  const { language } = useShell();
  // The English page is whole, and leads only to pages that are.
  const isThere = isTranslated(path) || (pathname !== path && isFallback(path));
  if (!isThere) return null;
  return (
    <nav aria-label={language} className={className}>
      {locales.map((locale) => {
        const address = pathIn(locale, path);
        return (
          <a
            key={locale}
            href={address}
            lang={locale}
            hrefLang={locale}
            aria-current={address === pathname ? "page" : undefined}
          >
            {languageNames[locale]}
          </a>
        );
      })}
    </nav>
  );
}
