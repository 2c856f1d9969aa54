import { hasOwnName } from "#app/hospital/known-settings.server.ts";
import type { Locale } from "#app/language/locale.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { sampleOf } from "#app/pictures/samples.server.ts";
import { readSetting } from "#db/settings/settings.ts";
import { rowsIn } from "#db/texts/words.ts";
import { type Photo, samplePhotos } from "./photos.ts";

/** The photos of the gallery; undefined while they are the samples, which pages know by themselves. */
export function readGallery(locale: Locale): Photo[] | undefined {
  const { value, isUnsaid } = readSetting("gallery");
  const own = readOwnPictures(locale, "gallery");
  // A hospital that has said its name shows no rooms but its own.
  const hasSamples = !hasOwnName();
  if (isUnsaid && hasSamples && Object.keys(own).length === 0) return undefined;
  const items = value.items.map((item) => ({ ...item, item: item.id, id: `gallery/${item.id}` }));
  return rowsIn("picture", items, locale).flatMap(({ id: place, item: id, title }): Photo[] => {
    const picture = own[place] ?? (hasSamples ? sampleOf(place) : undefined);
    return picture ? [{ id, title, picture }] : [];
  });
}

export function currentGallery(): readonly Photo[] {
  return readGallery("en") ?? samplePhotos;
}
