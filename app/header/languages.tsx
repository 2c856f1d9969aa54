import { useLocation, useMatches } from "react-router";
import {
  englishPath,
  type Locale,
  languageNames,
  locales,
  otherLocales,
  pathIn,
} from "#app/language/locale.ts";
import { isFallback, isTranslated } from "#app/language/translated.ts";
import { useShell } from "#app/words/shell.ts";

/** The languages that the page of an article is whole in. */
function languagesIn(matches: readonly { loaderData?: unknown }[]): readonly Locale[] {
  const read = matches.map(({ loaderData }) => (loaderData ?? {}) as { languages?: Locale[] });
  return read.find(({ languages }) => languages)?.languages ?? [];
}

/** The same page in each language, with what is searched for in it; of one that is there in English alone the way to what there is in the others. */
export function Languages({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const path = englishPath(pathname);
  const { language } = useShell();
  const ofArticle = languagesIn(useMatches());
  // The English page is whole, and leads only to pages that are.
  const isEverywhere = isTranslated(path) || (pathname !== path && isFallback(path));
  const languages = isEverywhere ? locales : ofArticle;
  const isAlone = languages.length < 2;
  return (
    <nav aria-label={language} className={className}>
      {isAlone && pathname === path && <small>In English only</small>}
      {(isAlone ? otherLocales : languages).map((locale) => {
        const address = pathIn(locale, isAlone ? "/" : path);
        return (
          <a
            key={locale}
            href={isAlone ? address : address + search}
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
