import { currentGallery } from "#app/gallery/photos.server.ts";
import {
  careersPage,
  chargesPage,
  instagramPage,
  managementPage,
  picturesPage,
} from "#app/pages/pages.ts";
import { hasLinks } from "#db/links.ts";
import { readSetting } from "#db/settings.ts";
import { readLinkChanges } from "./library.server.ts";
import type { LinkChanges } from "./shown-links.ts";

/** The paths of pages on which the hospital has said nothing, in small letters: no menu, search or sitemap has them. */
export function listEmptyPages(): string[] {
  const pages = [
    currentGallery().length === 0 && picturesPage,
    !hasLinks("mediainsta") && instagramPage,
    readSetting("leaders").value.items.length === 0 && managementPage,
    !saysCareers() && careersPage,
    readSetting("charges").value.items.length === 0 && chargesPage,
  ];
  return pages.flatMap((page) => (page ? page.path.toLowerCase() : []));
}

/** How menus and lists differ from the built-in ones, with what is empty left out. */
export function readMenuChanges(links: readonly { path: string }[]): LinkChanges | undefined {
  const empty = listEmptyPages();
  const hidden = links.filter(({ path }) => empty.includes(path.toLowerCase()));
  const changes = readLinkChanges();
  if (hidden.length === 0) return changes;
  // The menu spells some of them with a capital.
  const paths = [...hidden.map(({ path }) => path), ...empty];
  return { ...changes, ...Object.fromEntries(paths.map((path) => [path, null])) };
}

/** What invites applications before anybody has said so is no page of the hospital's. */
function saysCareers(): boolean {
  const { isUnsaid, value } = readSetting("texts");
  if (isUnsaid) return readSetting("identity").isUnsaid;
  return `${value.careersLead}${value.careersText}` !== "";
}
