import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import type { Setting } from "#db/setting-groups.ts";
import type { PhoneNumber } from "./phone-number.ts";

export type ProfileNetwork = Setting<"contact">["profiles"][number]["network"];

/** What is said of the hospital on every page; what is not known is left out, for each page carries it. */
export interface Hospital {
  name: string;
  /** What stands under the name. */
  line: string;
  /** Behind every call button. */
  phone: PhoneNumber;
  /** The casualty's own, beside 112. */
  emergencyPhone?: PhoneNumber;
  /** With the country's code and digits alone, such as 919800000020. */
  whatsapp?: string;
  email: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  map: string;
  instagram?: string;
  otherProfiles?: { network: ProfileNetwork; url: string }[];
  beds: number;
  icuBeds?: number | undefined;
  /** An own one, by the key of its files, with the pixels of the largest. */
  logo?: { key: string; width: number; height: number };
  /** The address of a mark with its initials, where it has its own name and no logo. */
  mark?: string;
  /** The path of an own preview in messages and on other websites. */
  card?: string;
  /** How many of the pictures of the hospital and its people are photographs of its own. */
  photos?: "some" | "all";
  /** It has said that it works with no insurer or scheme. */
  takesNoInsurance?: true;
  /** It has said that it has no emergency department. */
  hasNoEmergency?: true;
  /** It has said when visitors may come. */
  hasVisitingHours?: true;
  /** It has published what rooms and packages cost. */
  hasCharges?: true;
  /** What the hospital has not said yet, and is a sample. */
  samples?: "all" | "name" | "contact";
  /** Strangers do not see the website yet. */
  isBeingSetUp?: true;
}

/** On the server, for pages whose loaders did not run, such as errors. */
export const KnownHospital = createContext<Hospital | undefined>(undefined);

/** In the browser, as it was last shown: not every loader there asks the server. */
let shown: Hospital | undefined;

export function useHospital(): Hospital {
  const known = useContext(KnownHospital);
  const hospital = hospitalOf(useMatches()) ?? known;
  if (!hospital) throw new Error("The facts of the hospital were not read");
  if (!import.meta.env.SSR) shown = hospital;
  return hospital;
}

/** From the loader data of the layout or page; undefined where the loaders did not run. */
export function hospitalOf(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): Hospital | undefined {
  for (const match of matches) {
    const { hospital } = (match?.loaderData ?? {}) as { hospital?: Hospital };
    if (hospital) return hospital;
  }
  return shown;
}

/** On a website for everybody, samples could mislead somebody: search engines are kept away. */
export function isPublicSample({ samples }: Hospital, origin: string): boolean {
  return samples !== undefined && origin.startsWith("https:");
}

/** The address in one line. */
export function addressOf({ street, city, state, postalCode }: Hospital): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** The address as machine-readable data names its parts. */
export function postalAddressOf({ street, city, state, postalCode }: Hospital) {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: "IN",
  } as const;
}

export const networkNames: Readonly<Record<ProfileNetwork, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
};
