import type { PageLink } from "#app/pages/pages.ts";
import {
  type ArticleGroup,
  generalMedicine,
  generalSurgery,
  gynaecology,
  neurology,
  obstetrics,
  obstetricsAndGynaecology,
  oncology,
  paediatrics,
  patientGuide,
  speciality,
  urology,
} from "./menu-groups.ts";

/** Also the name of the article's file in `content/`. */
export type ArticlePath = PageLink["path"];

/** In no menu, because the specification fixes those. */
export const healthTopics: ArticleGroup = {
  id: "health-topics",
  title: "Health Topics",
  pages: [
    { path: "/ChokingAndCPR", title: "Choking and CPR" },
    { path: "/ChestPain", title: "Chest Pain and Heart Attack" },
    { path: "/FeverInChildren", title: "Fever in a Child" },
    { path: "/Dengue", title: "Dengue" },
    { path: "/Diabetes", title: "Diabetes" },
    { path: "/HighBloodPressure", title: "High Blood Pressure" },
    { path: "/KneeReplacement", title: "Knee Pain and Joint Replacement" },
    { path: "/Contraception", title: "Contraception" },
  ],
};

const patients: ArticleGroup = { id: "patients", title: "For Patients", pages: [patientGuide] };

const treatments: readonly ArticleGroup[] = [
  generalMedicine,
  oncology,
  obstetricsAndGynaecology,
  obstetrics,
  gynaecology,
  generalSurgery,
  neurology,
  urology,
  paediatrics,
];

export const articleGroups: readonly ArticleGroup[] = [
  speciality,
  ...treatments,
  healthTopics,
  patients,
];

export const articleLinks: readonly PageLink[] = articleGroups.flatMap(inReadingOrder);

export function groupOf(path: ArticlePath): ArticleGroup {
  const group = articleGroups.find((group) =>
    inReadingOrder(group).some((link) => link.path === path),
  );
  if (!group) throw new Error(`No group has ${path}`);
  return group;
}

export function titleOf(path: ArticlePath): string {
  const link = articleLinks.find((link) => link.path === path);
  if (!link) throw new Error(`No group has ${path}`);
  return link.title;
}

export function subgroupsOf(group: ArticleGroup): ArticleGroup[] {
  return articleGroups.filter(({ parent }) => parent && parent.path === group.overview?.path);
}

export function inReadingOrder({ overview, pages }: ArticleGroup): readonly PageLink[] {
  return overview ? [overview, ...pages] : pages;
}
