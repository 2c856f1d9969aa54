import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { PhoneNumber } from "./phone-number.ts";

/** What pages and machine-readable data say about the hospital on every page. */
export interface Hospital {
  name: string;
  /** What stands under the name. */
  line: string;
  /** Behind every call button. */
  phone: PhoneNumber;
  /** The casualty's own, beside 112. */
  emergencyPhone?: PhoneNumber;
  /** With the country's code and digits alone, such as 919800000020; empty while there is none. */
  whatsapp: string;
  email: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  map: string;
  /** Empty while there is none. */
  instagram: string;
  beds: number;
  icuBeds: number;
  /** An own one, by the key of its files, with the pixels of the largest. */
  logo?: { key: string; width: number; height: number };
  /** The path of an own preview in messages and on other websites. */
  card?: string;
  /** All pictures of the hospital and its people are photographs. */
  hasPhotosOnly?: true;
}

/** What the root's loader gives to all pages. */
export interface RootData {
  hospital: Hospital;
}

/** On the server, for pages whose loaders did not run, such as errors. */
export const KnownHospital = createContext<Hospital | undefined>(undefined);

export function useHospital(): Hospital {
  const known = useContext(KnownHospital);
  const hospital = useRouteLoaderData<RootData>("root")?.hospital ?? known;
  if (!hospital) throw new Error("The facts of the hospital were not read");
  return hospital;
}

/** The same for `meta`; undefined where the loaders did not run. */
export function hospitalOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Hospital | undefined {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as RootData | undefined)?.hospital;
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

/** A text with `{name}`, `{line}`, `{street}`, `{city}`, `{state}`, `{beds}` and `{icuBeds}` filled in. */
export function fillIn(text: string, hospital: Hospital): string {
  return text.replace(/\{(name|line|street|city|state|beds|icuBeds)\}/g, (_, key: keyof Hospital) =>
    String(hospital[key]),
  );
}
