import type { PageLink } from "#app/pages/pages.ts";
import { groupOf } from "./groups.ts";
import { type ArticleGroup, patientGuide, speciality } from "./menu-groups.ts";
import {
  forPatients,
  type OwnLink,
  ownFolder,
  ownPagesAt,
  ownSpecialities,
  toLink,
  underSpeciality,
} from "./own-links.ts";
import type { Article } from "./schema.ts";

export function groupAround(
  { path, linkTitle, own: page }: Around,
  own: readonly OwnLink[],
): ArticleGroup {
  if (!page) return withOwnPages(groupOf(path), own);
  if (page.kind === "department") {
    const pages = ownPagesAt(path, own);
    if (pages.length === 0) return withOwnPages(speciality, own);
    return { id: path, title: linkTitle, pages, overview: { path, title: linkTitle } };
  }
  const department = own.find((one) => one.kind === "department" && one.path === page.place);
  if (department) {
    const pages = ownPagesAt(department.path, own);
    return { id: department.path, title: department.title, pages, overview: toLink(department) };
  }
  if (page.place.startsWith("/") && !page.place.startsWith(ownFolder)) {
    return withOwnPages(groupOf(page.place as PageLink["path"]), own);
  }
  if (page.place === underSpeciality) return withOwnPages(speciality, own);
  const isForPatients = page.place === forPatients;
  const pages = isForPatients ? [patientGuide, ...ownPagesAt(forPatients, own)] : [];
  return { id: "own", title: isForPatients ? "For patients" : "", pages };
}

type Around = Pick<Article, "path" | "linkTitle" | "own">;

function withOwnPages(group: ArticleGroup, own: readonly OwnLink[]): ArticleGroup {
  const more =
    group.id === speciality.id
      ? ownSpecialities(own)
      : group.overview
        ? ownPagesAt(group.overview.path, own)
        : [];
  return more.length > 0 ? { ...group, pages: [...group.pages, ...more] } : group;
}
