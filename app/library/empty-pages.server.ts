import { currentGallery } from "#app/gallery/photos.server.ts";
import { hasOwnName } from "#app/hospital/known-settings.server.ts";
import { allPayers } from "#app/hospital/payers.ts";
import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { englishPath, type Locale, localeOf } from "#app/language/locale.ts";
import {
  careersPage,
  chargesPage,
  instagramPage,
  insurancePage,
  managementPage,
  opdPage,
  opdWeekPage,
  picturesPage,
} from "#app/pages/pages.ts";
import type { LinkChanges } from "#app/pages/shown-links.ts";
import { readSetting } from "#db/settings/settings.ts";
import { hasLinks } from "#db/texts/links.ts";
import { hasSittings } from "#db/timetable/sittings.ts";
import { readLinkChanges } from "./library.server.ts";
import { ownFolder } from "./own-links.ts";

/** In small letters. */
export function listEmptyPages(): string[] {
  const pages = [
    currentGallery().length === 0 && picturesPage,
    !hasLinks("mediainsta") && instagramPage,
    readSetting("leaders").value.items.length === 0 && managementPage,
    !takesApplications() && careersPage,
    readSetting("charges").value.items.length === 0 && chargesPage,
    allPayers(readSetting("insurers").value).length === 0 && insurancePage,
    ...(hasOwnName() && !hasSittings() ? [opdPage, opdWeekPage] : []),
  ];
  return pages.flatMap((page) => (page ? page.path.toLowerCase() : []));
}

export function readMenuChanges(
  links: readonly { path: string }[],
  locale: Locale = "en",
): LinkChanges | undefined {
  const empty = listEmptyPages();
  const hidden = links.filter(({ path }) => empty.includes(path.toLowerCase()));
  const all = readLinkChanges();
  const changes = all && changesIn(locale, all);
  if (hidden.length === 0) return changes;
  // The menu spells some of them with a capital.
  const paths = [...hidden.map(({ path }) => path), ...empty];
  return { ...changes, ...Object.fromEntries(paths.map((path) => [path, null])) };
}

/** The title of `/hi/Dengue` is that of `/Dengue` in Hindi; the hospital's own pages have one for all languages. */
function changesIn(locale: Locale, changes: LinkChanges): LinkChanges {
  const all = Object.entries(changes);
  const hidden = all.filter(([, title]) => title === null);
  const titled = all.filter(([path]) => localeOf(path) === locale || path.startsWith(ownFolder));
  return Object.fromEntries([
    ...titled.map(([path, title]) => [englishPath(path), title]),
    ...hidden,
  ]);
}
