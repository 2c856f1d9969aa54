import { hospitalOf } from "#app/hospital/hospital.ts";
import { englishPath, localeOf } from "#app/language/locale.ts";
import { articleTitles } from "#app/library/article-titles.ts";
import { findArticle } from "#app/library/library.server.ts";
import { inLanguage, readLanguages } from "#app/library/translations.server.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { missingPage, notFound } from "#app/requests/http.ts";
import { previewOf } from "#app/ui/picture.tsx";
import type { Route } from "./+types/translated";
import { ArticlePage } from "./article-page.tsx";
import { readFallback } from "./fallback.server.ts";
import { Fallback } from "./fallback.tsx";
import { heroes } from "./heroes.ts";
import { graphOf, menuIn } from "./json-ld.ts";
import { readPage } from "./page.server.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const hospital = hospitalOf(matches);
  if (!loaderData || !hospital) return [];
  const { locale, fallback, languages } = loaderData;
  if (fallback) return pageMeta({ ...fallback, locale, isUnlisted: true, matches });
  const { article } = loaderData.page;
  const hero = heroes[article.hero];
  const picture = hero && previewOf(hero, article.title);
  const origin = siteOrigin(matches);
  return [
    ...pageMeta({ ...article, locale, picture, languages, matches }),
    ...structuredData(graphOf(article, origin, hospital.name, menuIn(matches), locale), matches),
  ];
}

/** An article in another language: the whole page where it is translated, else what is urgent of it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = findArticle(englishPath(url.pathname));
  const titles = found && articleTitles[locale][found.article.path];
  if (locale === "en" || !titles) throw notFound();
  if (found.isHidden) throw missingPage(titles.linkTitle);
  const article = inLanguage(locale, found.article);
  const languages = readLanguages()(found.article);
  if (article) return { locale, languages, page: readPage(article, context, locale) };
  const { title, description } = titles;
  const urgent = readFallback(locale, found.article, context);
  return { locale, languages, fallback: { ...urgent, title, description } };
}

export default function TranslatedArticle({ loaderData, matches }: Route.ComponentProps) {
  return (
    <main id="main">
      {loaderData.fallback ? (
        <Fallback {...loaderData.fallback} />
      ) : (
        <ArticlePage {...loaderData.page} origin={siteOrigin(matches)} />
      )}
    </main>
  );
}
