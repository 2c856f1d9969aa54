import { type ArticlePath, healthTopics, subgroupsOf } from "./groups.ts";
import {
  type ArticleGroup,
  generalMedicine,
  generalSurgery,
  neurology,
  obstetricsAndGynaecology,
  oncology,
  paediatrics,
  urology,
} from "./menu-groups.ts";

export interface Department {
  name: string;
  title: string;
  /** The first one decides which doctors belong to the department. */
  paths: readonly [ArticlePath, ...ArticlePath[]];
}

export const departments: readonly Department[] = [
  {
    name: "general-medicine",
    title: "General Medicine",
    paths: ["/GeneralMedicine", ...pathsOf(generalMedicine)],
  },
  { name: "oncology", title: "Oncology", paths: ["/Oncology", ...pathsOf(oncology)] },
  { name: "onco-surgery", title: "Onco Surgery", paths: ["/OncoSurgery"] },
  {
    name: "obstetrics-and-gynaecology",
    title: "Obstetrics and Gynaecology",
    paths: ["/ObstetricGynaecology", ...pathsOf(obstetricsAndGynaecology)],
  },
  {
    name: "general-surgery",
    title: "General Surgery",
    paths: ["/GeneralSurgery", ...pathsOf(generalSurgery)],
  },
  { name: "neurology", title: "Neurology", paths: pathsOf(neurology) },
  { name: "urology", title: "Urology", paths: ["/Urology", ...pathsOf(urology)] },
  { name: "orthopaedics", title: "Orthopaedics", paths: ["/Orthopaedic"] },
  { name: "paediatrics", title: "Paediatrics", paths: pathsOf(paediatrics) },
];

// Whatever a hospital treats, somebody may choke in its waiting room.
const firstAid = "/ChokingAndCPR";

export const topics: Department = {
  name: healthTopics.id,
  title: "General health advice",
  paths: pathsOf({
    ...healthTopics,
    pages: healthTopics.pages.filter(({ path }) => path !== firstAid),
  }),
};

function pathsOf(group: ArticleGroup): Department["paths"] {
  const own = group.overview ? [group.overview, ...group.pages] : group.pages;
  const [first, ...others] = [
    ...own.map(({ path }) => path),
    ...subgroupsOf(group).flatMap((inner) => pathsOf(inner)),
  ];
  if (!first) throw new Error(`${group.title} has no pages`);
  return [first, ...others];
}
