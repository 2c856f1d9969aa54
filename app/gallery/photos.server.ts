import { readOwnPictures } from "#app/pictures/own.server.ts";
import { hasSampleGallery, sampleOf } from "#app/pictures/samples.server.ts";
import { readSetting } from "#db/settings.ts";
import { type Photo, samplePhotos } from "./photos.ts";

/** The photos of the gallery; undefined while they are the samples, which pages know by themselves. */
export function readGallery(): Photo[] | undefined {
  const { value, isUnsaid } = readSetting("gallery");
  const own = readOwnPictures("gallery");
  const hasSamples = hasSampleGallery();
  if (isUnsaid && hasSamples && Object.keys(own).length === 0) return undefined;
  return value.items.flatMap(({ id, title }): Photo[] => {
    const sample = hasSamples ? sampleOf(`gallery/${id}`) : undefined;
    const picture = own[`gallery/${id}`] ?? sample;
    return picture ? [{ id, title, picture }] : [];
  });
}

export function currentGallery(): readonly Photo[] {
  return readGallery() ?? samplePhotos;
}
