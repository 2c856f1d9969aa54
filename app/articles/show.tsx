import { hospitalOf } from "#app/hospital/hospital.ts";
import { findArticle } from "#app/library/library.server.ts";
import { readLanguages } from "#app/library/translations.server.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { missingPage, orNotFound } from "#app/requests/http.ts";
import { previewOf } from "#app/ui/picture.tsx";
import type { Route } from "./+types/show";
import { ArticlePage } from "./article-page.tsx";
import { heroes } from "./heroes.ts";
import { graphOf, menuIn } from "./json-ld.ts";
import { readPage } from "./page.server.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const hospital = hospitalOf(matches);
  if (!loaderData || !hospital) return [];
  const { article } = loaderData;
  const hero = loaderData.photo ?? heroes[article.hero];
  const picture = hero && previewOf(hero, article.title);
  return [
    ...pageMeta({ ...article, picture, languages: loaderData.languages, matches }),
    ...structuredData(
      graphOf(article, siteOrigin(matches), hospital.name, menuIn(matches)),
      matches,
    ),
  ];
}

export function loader({ url, context }: Route.LoaderArgs) {
  const found = orNotFound(findArticle(url.pathname));
  const { article, isHidden } = found;
  if (isHidden) throw missingPage(article.linkTitle);
  return { ...readPage(article, context), languages: readLanguages()(article) };
}

export default function ShowArticle({ loaderData, matches }: Route.ComponentProps) {
  return (
    <main id="main">
      <ArticlePage {...loaderData} origin={siteOrigin(matches)} />
    </main>
  );
}
