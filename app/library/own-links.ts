import { createContext, useContext } from "react";
import type { PageLink } from "#app/pages/pages.ts";
import { ChangedLinks, shownLinks } from "./shown-links.ts";

/** A department or page that the hospital has added, in the order of menus. */
export interface OwnLink extends PageLink {
  kind: "department" | "page";
  /** The path of a department or of a group of treatments, `forPatients`, or empty for no menu. */
  place: string;
}

export const forPatients = "patients";

export const OwnLinks = createContext<readonly OwnLink[]>([]);

/** Those that the hospital shows. */
export function useOwnLinks(): OwnLink[] {
  return shownLinks(useContext(OwnLinks), useContext(ChangedLinks));
}

export function ownDepartments(own: readonly OwnLink[]): PageLink[] {
  return own.filter(({ kind }) => kind === "department").map(toLink);
}

export function ownPagesAt(place: string, own: readonly OwnLink[]): PageLink[] {
  return own.filter((page) => page.kind === "page" && page.place === place).map(toLink);
}

export function toLink({ path, title }: OwnLink): PageLink {
  return { path, title };
}
