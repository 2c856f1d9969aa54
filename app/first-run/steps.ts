import type { GroupName } from "#app/settings/fields.ts";

/** A page of the guided set-up. */
export interface SetUpPage {
  name: GroupName | "departments" | "doctor" | "open";
  title: string;
  lead: string;
}

export const setUpPages: readonly SetUpPage[] = [
  {
    name: "identity",
    title: "Who you are",
    lead: "The name stands on every page, in titles and in search engines.",
  },
  {
    name: "departments",
    title: "Departments",
    lead: "Tick what the hospital has: visitors find pages about nothing else. You can tick more, or fewer, at any time.",
  },
  {
    name: "contact",
    title: "How to reach you",
    lead: "The first number stands behind every call button. The website needs it, the email and the address; the rest is optional.",
  },
  {
    name: "hours",
    title: "Hours",
    lead: "When reception is open, when visitors may come, and who treats emergencies at which hours. What you leave empty is not shown.",
  },
  {
    name: "services",
    title: "Services",
    lead: "Health pages say whether you have these. Until you say so, they ask visitors to call.",
  },
  {
    name: "figures",
    title: "Beds",
    lead: "The home page says how many there are. Skip this if you would rather not say; write 0 for none in intensive care.",
  },
  {
    name: "insurers",
    title: "Insurers",
    lead: "Visitors look up here whether their insurer or scheme is on your list.",
  },
  {
    name: "doctor",
    title: "Your first doctor",
    lead: "The others can follow one by one, or all at once from a CSV or Excel file.",
  },
  {
    name: "open",
    title: "Open the website",
    lead: "This is what visitors will read. Until you open the website, they read that it is being set up.",
  },
];

/** Addresses are written in any letter case. */
export function setUpPageAt(name: string): SetUpPage | undefined {
  return setUpPages.find((page) => page.name === name.toLowerCase());
}

/** Of a route that has no parameter. */
export function requirePage(name: SetUpPage["name"]): SetUpPage {
  const found = setUpPageAt(name);
  if (!found) throw new Error(`The set-up has no page ${name}`);
  return found;
}
