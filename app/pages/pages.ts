export interface PageLink {
  path: `/${string}`;
  title: string;
}

export interface SitePage extends PageLink {
  /** In menus, where the title is too long or the specification names another (section 2). */
  linkTitle?: string;
  description: string;
}

export const homePage = {
  path: "/",
  title: "{name}, {city}",
  description:
    "A {beds}-bed hospital in {city}. {line}. Specialities, doctors, OPD timings, and how to reach us.",
} as const satisfies SitePage;

export const doctorsPage = {
  path: "/doctors",
  title: "Doctors and OPD times",
  linkTitle: "OPD Availability",
  description:
    "Find a doctor by name or speciality, and see experience, consultation fees and OPD times.",
} as const satisfies SitePage;

export const opdPage = {
  path: "/opd",
  title: "OPD today",
  description:
    "Which doctor is here today and on the next 14 days: OPD times by department and by time, with rooms and fees.",
} as const satisfies SitePage;

export const opdWeekPage = {
  path: "/opd/week",
  title: "OPD timings of the week",
  linkTitle: "OPD week to print",
  description: "All doctors and OPD timings of a week on one sheet, to print and hang up.",
} as const satisfies SitePage;

export const emergencyPage = {
  path: "/emergency",
  title: "Emergency",
  description:
    "Call 112 or 108 at once: what to say on the phone, and first aid for nine emergencies while you wait.",
} as const satisfies SitePage;

export const aboutPage = {
  path: "/about",
  title: "About us",
  linkTitle: "About",
  description:
    "{name} in {city}: who we are, how to come and see us, and how to pay for treatment.",
} as const satisfies SitePage;

export const contactPage = {
  path: "/contact",
  title: "Contact and directions",
  description: "Phone numbers and address of {name} in {city}, and how to get there.",
} as const satisfies SitePage;

export const insurancePage = {
  path: "/insurance",
  title: "Insurance and cashless treatment",
  linkTitle: "Insurance",
  description: "Is your insurer or scheme on the list of {name}? What to bring, and whom to ask.",
} as const satisfies SitePage;

export const chargesPage = {
  path: "/charges",
  title: "Charges for rooms and packages",
  linkTitle: "Charges",
  description: "What rooms and packages cost at {name}, and from which day.",
} as const satisfies SitePage;

export const managementPage = {
  path: "/management",
  title: "Meet Our Team",
  linkTitle: "Management",
  description:
    "Who leads {name} in {city}, and how to speak to one of them: call us, or ask at reception.",
} as const satisfies SitePage;

export const careersPage = {
  path: "/careers",
  title: "Careers",
  description:
    "Work at {name}: tell us who you are and what work you look for, and send your application here.",
} as const satisfies SitePage;

export const picturesPage = {
  path: "/pictures",
  title: "Pictures Gallery",
  description: "Pictures of {name} in {city}, each of which opens in full size.",
} as const satisfies SitePage;

export const instagramPage = {
  path: "/Instagram",
  title: "Instagram Highlights",
  linkTitle: "Instagram",
  description: "Short films from {name} in {city}, each of which opens in Instagram.",
} as const satisfies SitePage;

export const alphabetPage = {
  path: "/a-z",
  title: "Health pages from A to Z",
  linkTitle: "Health topics A–Z",
  description:
    "All our pages about illnesses, tests and treatments by letter, with everyday words.",
} as const satisfies SitePage;

export const privacyPage = {
  path: "/privacy",
  title: "Privacy",
  description:
    "What the website of {name} stores about you, why and for how long, your rights, and how to have it deleted.",
} as const satisfies SitePage;

export const termsPage = {
  path: "/terms",
  title: "Terms of use",
  linkTitle: "Terms",
  description:
    "What you can expect of the website of {name}: health pages, times and fees, pictures and links.",
} as const satisfies SitePage;

export const accessibilityPage = {
  path: "/accessibility",
  title: "Accessibility",
  description:
    "How the website of {name} is tested with keyboard, large text and screen readers in mind, and whom to tell about a barrier.",
} as const satisfies SitePage;

export const sitePages = [
  doctorsPage,
  opdPage,
  opdWeekPage,
  emergencyPage,
  contactPage,
  insurancePage,
  chargesPage,
  aboutPage,
  managementPage,
  careersPage,
  picturesPage,
  instagramPage,
  alphabetPage,
  privacyPage,
  termsPage,
  accessibilityPage,
] as const satisfies readonly SitePage[];

export function linkTo({ path, title, linkTitle = title }: SitePage): PageLink {
  return { path, title: linkTitle };
}
