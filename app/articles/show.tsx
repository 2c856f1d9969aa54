import { type Capabilities, capabilityOf } from "#app/care/capabilities.ts";
import { hereFirst } from "#app/doctors/here-first.ts";
import { withLine } from "#app/doctors/visitor-view.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { hospitalOf } from "#app/hospital/hospital.ts";
import { findArticle, listBuiltIn } from "#app/library/library.server.ts";
import { noOwnMenu } from "#app/library/own-links.ts";
import { isDepartment, listSpecialists } from "#app/library/specialists.server.ts";
import { readOpdLines } from "#app/opd/lines.server.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { readPictureOfPage } from "#app/pictures/own.server.ts";
import { keepUntil, missingPage, notFound } from "#app/requests/http.ts";
import { addDays, instantOf } from "#app/timetable/calendar.ts";
import { previewOf } from "#app/ui/picture.tsx";
import type { Route } from "./+types/show";
import { ArticlePage } from "./article-page.tsx";
import { heroes } from "./heroes.ts";
import { graphOf, type MenuAround } from "./json-ld.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const hospital = hospitalOf(matches);
  if (!loaderData || !hospital) return [];
  const { article } = loaderData;
  const picture = previewOf(loaderData.photo ?? heroes[article.hero], article.title);
  return [
    ...pageMeta({ ...article, picture, matches }),
    ...structuredData(
      graphOf(article, siteOrigin(matches), hospital.name, menuIn(matches)),
      matches,
    ),
  ];
}

/** How menus differ from the built-in ones, as the layout has read it. */
function menuIn(matches: Route.MetaArgs["matches"]): MenuAround {
  const read = matches.map((match) => (match?.loaderData ?? {}) as Partial<MenuAround>);
  const find = <Name extends keyof MenuAround>(name: Name) =>
    read.find((data) => data[name])?.[name];
  return { links: find("links") ?? {}, own: find("own") ?? noOwnMenu };
}

export function loader({ url, context }: Route.LoaderArgs) {
  const found = findArticle(url.pathname);
  if (!found) throw notFound();
  const { article, isHidden } = found;
  if (isHidden) throw missingPage(article.linkTitle);
  const { reviewDue, isOverdue } = article;
  if (reviewDue && !isOverdue) {
    keepUntil(context, instantOf({ day: addDays(reviewDue, 1), minute: 0 }));
  }
  const doctors = listSpecialists(article);
  const photo = article.own && readPictureOfPage(article.own.id);
  const capabilities = readCapabilities(context);
  const absent = listAbsent(capabilities);
  if (!isDepartment(article)) return { article, photo, capabilities, absent, doctors, team: [] };
  const opdOf = readOpdLines(doctors, context);
  const team = doctors.map((doctor) => withLine(doctor, opdOf(doctor.id)));
  return { article, photo, capabilities, absent, doctors: [], team: hereFirst(team) };
}

/** The pages of what the hospital has said that it does not do. */
function listAbsent(stated: Capabilities): string[] {
  return listBuiltIn()
    .filter(({ needs }) => needs.length > 0)
    .filter(({ needs }) => needs.every((name) => capabilityOf(name, stated).state === "not here"))
    .map(({ path }) => path);
}

export default function ShowArticle({ loaderData, matches }: Route.ComponentProps) {
  return (
    <main id="main">
      <ArticlePage {...loaderData} origin={siteOrigin(matches)} />
    </main>
  );
}
