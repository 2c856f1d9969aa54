import { englishPath, languageNames, locales, otherLocales, pathIn } from "#app/language/locale.ts";
import { isFallback, isTranslated } from "#app/language/translated.ts";
import { usePathname } from "#app/language/use-locale.ts";
import { useShell } from "#app/words/shell.ts";

/** The same page in each language, or the way to what there is in that language. */
export function Languages({ className }: { className?: string | undefined }) {
  const pathname = usePathname();
  const path = englishPath(pathname);
  const { language } = useShell();
  // The English page is whole, and leads only to pages that are.
  const isThere = isTranslated(path) || (pathname !== path && isFallback(path));
  const isEnglishAlone = !isThere && pathname === path;
  return (
    <nav aria-label={language} className={className}>
      {isEnglishAlone && "This page: English only"}
      {(isEnglishAlone ? otherLocales : locales).map((locale) => {
        const address = pathIn(locale, isThere ? path : "/");
        return (
          <a
            key={locale}
            href={address}
            lang={locale}
            hrefLang={pathname === path ? undefined : locale}
            aria-current={address === pathname ? "page" : undefined}
          >
            {languageNames[locale]}
          </a>
        );
      })}
    </nav>
  );
}
