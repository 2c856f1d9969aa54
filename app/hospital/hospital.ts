import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import type { Setting } from "#db/setting-groups.ts";
import type { PhoneNumber } from "./phone-number.ts";

export type ProfileNetwork = Setting<"contact">["profiles"][number]["network"];

/** What is said of the hospital on every page; what is not known is left out, for each page carries it. */
export interface Hospital {
  name: string;
  line: string;
  phone: PhoneNumber;
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
  logo?: { key: string; width: number; height: number };
  mark?: string;
  card?: string;
  photos?: "some" | "all";
  takesNoInsurance?: true;
  hasNoEmergency?: true;
  hasVisitingHours?: true;
  hasCharges?: true;
  samples?: "all" | "name" | "contact";
  isBeingSetUp?: true;
}

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

export function addressOf({ street, city, state, postalCode }: Hospital): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

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
