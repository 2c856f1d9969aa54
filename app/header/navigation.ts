import type { Hospital } from "#app/hospital/hospital.ts";
import type { Locale } from "#app/language/locale.ts";
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
} from "#app/library/menu-groups.ts";
import { type OwnLink, ownDepartments, ownPagesAt } from "#app/library/own-links.ts";
import {
  aboutPage,
  accessibilityPage,
  alphabetPage,
  careersPage,
  chargesPage,
  contactPage,
  doctorsPage,
  emergencyPage,
  instagramPage,
  insurancePage,
  linkTo,
  managementPage,
  opdPage,
  opdWeekPage,
  type PageLink,
  picturesPage,
  privacyPage,
  termsPage,
} from "#app/pages/pages.ts";
import { type LinkChanges, shownLinks } from "#app/pages/shown-links.ts";
import { linkWords } from "#app/words/pages.ts";

/** A heading of the Treatment menu, itself a link, with the links and groups under it. */
export interface TreatmentGroup {
  heading: PageLink;
  pages: readonly PageLink[];
  groups?: readonly TreatmentGroup[];
  /** It is no link: the hospital shows pages under it and not itself. */
  isHeadingHidden?: true;
}

export const about = linkTo(aboutPage);
export const management = linkTo(managementPage);
export const doctors = linkTo(doctorsPage);
export const careers = linkTo(careersPage);

export const specialities = speciality.pages;

export const media: readonly PageLink[] = [
  // The specification spells this link with a capital; the page itself is /pictures.
  { ...linkTo(picturesPage), path: "/Pictures" },
  linkTo(instagramPage),
];

/** Pages on which there may be nothing. */
export const ofTheHospital = [
  management,
  careers,
  ...media,
  opdPage,
  linkTo(opdWeekPage),
  linkTo(insurancePage),
];

/** What patients and their families need, in menu and footer. */
export function patientLinks({
  hasCharges,
  beds,
}: {
  hasCharges?: boolean | undefined;
  beds: number;
}): PageLink[] {
  return [
    emergencyPage,
    doctors,
    opdPage,
    linkTo(insurancePage),
    ...(hasCharges ? [linkTo(chargesPage)] : []),
    contactPage,
    beds > 0 ? { ...patientGuide, title: "Visiting and stay" } : patientGuide,
    linkTo(alphabetPage),
  ];
}

/** The pages in the menu of a language that is not English: all of them are there in it. */
export function linksIn(locale: Locale, { hasCharges }: Pick<Hospital, "hasCharges">) {
  const titled = ({ path, title }: PageLink): PageLink => {
    return { path, title: linkWords[locale]?.[path] ?? title };
  };
  return {
    patients: [
      doctors,
      opdPage,
      contactPage,
      opdWeekPage,
      emergencyPage,
      insurancePage,
      ...(hasCharges ? [chargesPage] : []),
      patientGuide,
      alphabetPage,
    ].map(titled),
    hospital: [
      about,
      management,
      picturesPage,
      instagramPage,
      careers,
      privacyPage,
      termsPage,
      accessibilityPage,
    ].map(titled),
  };
}

// In the specification only the sidebar of the oncology pages has these two.
const onlyInSidebar = ["/RadiationTherapy", "/BoneMarrow"];

/** The Treatment menu in the specification's order (section 2, global layout). */
export const treatments: readonly TreatmentGroup[] = [
  menuGroup(generalMedicine),
  menuGroup(oncology),
  {
    ...menuGroup(obstetricsAndGynaecology),
    groups: [menuGroup(obstetrics), menuGroup(gynaecology)],
  },
  menuGroup(generalSurgery),
  menuGroup(neurology),
  menuGroup(urology),
  ...paediatrics.pages.map((heading) => ({ heading, pages: [] })),
];

/** What a panel of all treatments begins with, for somebody who does not know what to choose. */
export const startHere = [linkTo(alphabetPage), emergencyPage];

export const overviews = treatments.map(({ heading }) => heading);

/** The menu with the pages that the hospital has added, its own departments at the end. */
export function withOwnPages(own: readonly OwnLink[]): readonly TreatmentGroup[] {
  if (own.length === 0) return treatments;
  const added = ownDepartments(own)
    .map((heading) => ({ heading, pages: ownPagesAt(heading.path, own) }))
    .filter(({ pages }) => pages.length > 0);
  return [...treatments.map((group) => extend(group, own)), ...added];
}

function extend(group: TreatmentGroup, own: readonly OwnLink[]): TreatmentGroup {
  const { heading, pages, groups } = group;
  return {
    ...group,
    pages: [...pages, ...ownPagesAt(heading.path, own)],
    ...(groups && { groups: groups.map((inner) => extend(inner, own)) }),
  };
}

/** The menu without hidden pages, and without groups of which nothing is left. */
export function shownGroups(
  groups: readonly TreatmentGroup[],
  changes: LinkChanges,
): TreatmentGroup[] {
  return groups
    .map((group): TreatmentGroup => {
      const [heading] = shownLinks([group.heading], changes);
      const inner = group.groups && shownGroups(group.groups, changes);
      return {
        heading: heading ?? group.heading,
        pages: shownLinks(group.pages, changes),
        ...(inner && { groups: inner }),
        ...(!heading && { isHeadingHidden: true }),
      };
    })
    .filter(
      ({ isHeadingHidden, pages, groups = [] }) =>
        !isHeadingHidden || pages.length > 0 || groups.length > 0,
    );
}

// A department and its treatments have the same name; the paths of treatments end with a T.
function treatmentLink({ path, title }: PageLink): PageLink {
  return { path, title: path.endsWith("T") ? `${title} treatments` : title };
}

function menuGroup({ title, overview, pages }: ArticleGroup): TreatmentGroup {
  if (!overview) throw new Error(`${title} has no overview to head its menu`);
  return {
    heading: treatmentLink(overview),
    pages: pages.filter(({ path }) => !onlyInSidebar.includes(path)),
  };
}
