import type { GroupName } from "#app/settings/fields.ts";

/** A page of the guided set-up; two of them are one step. */
export interface SetUpPage {
  /** In the address. */
  name: GroupName | "doctor";
  step: number;
  title: string;
  lead: string;
}

/** In their order. */
export const setUpPages: readonly SetUpPage[] = [
  {
    name: "identity",
    step: 1,
    title: "Who you are",
    lead: "The name stands on every page, in titles and in search engines.",
  },
  {
    name: "contact",
    step: 2,
    title: "How to reach you",
    lead: "The first number stands behind every call button. Leave out what is optional and not for the website.",
  },
  {
    name: "hours",
    step: 3,
    title: "Hours",
    lead: "Next come the services. What you leave empty is not shown.",
  },
  {
    name: "services",
    step: 3,
    title: "Services",
    lead: "Health pages say whether you have these. Until you say so, they ask visitors to call.",
  },
  {
    name: "insurers",
    step: 4,
    title: "Insurers",
    lead: "Visitors look up here whether their insurer or scheme is on your list.",
  },
  {
    name: "doctor",
    step: 5,
    title: "Your first doctor",
    lead: "The others can follow one by one, or all at once from a CSV or Excel file.",
  },
];

export const lastStep = 5;

/** Addresses are written in any letter case. */
export function setUpPageAt(name: string): SetUpPage | undefined {
  return setUpPages.find((page) => page.name === name.toLowerCase());
}
