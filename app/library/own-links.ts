import { createContext, useContext } from "react";
import type { PageLink } from "#app/pages/pages.ts";
import { ChangedLinks, shownLinks } from "#app/pages/shown-links.ts";

export interface OwnLink extends PageLink {
  kind: "department" | "page";
  /** The path of a department or of a group of treatments, another part of the menu, or empty for none. */
  place: string;
}

export const forPatients = "patients";
export const underSpeciality = "speciality";
export const underMedia = "media";

export const ownFolder = "/pages/";

export interface OwnMenu {
  pages: readonly OwnLink[];
  order: readonly string[];
}

export const noOwnMenu: OwnMenu = { pages: [], order: [] };

export const OwnMenuContext = createContext(noOwnMenu);

export function useOwnLinks(): OwnLink[] {
  return shownLinks(useContext(OwnMenuContext).pages, useContext(ChangedLinks));
}

export function useMenuOrder(): readonly string[] {
  return useContext(OwnMenuContext).order;
}

/** Those that the order does not name come last, and stay as they are among themselves. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  keyOf: (item: Item) => string,
): Item[] {
  if (order.length === 0) return [...items];
  const rankOf = (item: Item) => (order.includes(keyOf(item)) ? order.indexOf(keyOf(item)) : 999);
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}

export function useOrdered<Link extends PageLink>(links: readonly Link[]): Link[] {
  return inOrder(links, useMenuOrder(), ({ path }) => path);
}

export function ownDepartments(own: readonly OwnLink[]): PageLink[] {
  return own.filter(({ kind }) => kind === "department").map(toLink);
}

export function ownSpecialities(own: readonly OwnLink[]): PageLink[] {
  return [...ownDepartments(own), ...ownPagesAt(underSpeciality, own)];
}

export function ownPagesAt(place: string, own: readonly OwnLink[]): PageLink[] {
  return own.filter((page) => page.kind === "page" && page.place === place).map(toLink);
}

export function toLink({ path, title }: OwnLink): PageLink {
  return { path, title };
}
