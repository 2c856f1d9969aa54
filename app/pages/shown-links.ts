import { createContext, useContext } from "react";
import type { PageLink } from "./pages.ts";

/** Short titles of the hospital in the language of the page, by path; null for a hidden article. */
export type LinkChanges = Readonly<Record<string, string | null>>;

export const ChangedLinks = createContext<LinkChanges>({});

export function shownLinks<Link extends PageLink>(
  links: readonly Link[],
  changes: LinkChanges,
): Link[] {
  return links
    .filter(({ path }) => changes[path] !== null)
    .map((link) => ({ ...link, title: changes[link.path] ?? link.title }));
}

export function useLinks<Link extends PageLink>(links: readonly Link[]): Link[] {
  return shownLinks(links, useContext(ChangedLinks));
}

export function useLink<Link extends PageLink>(link: Link): Link | undefined {
  return useLinks([link])[0];
}
