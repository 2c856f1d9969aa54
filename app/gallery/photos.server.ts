import { readOwnPictures } from "#app/pictures/own.server.ts";
import { sampleOf } from "#app/pictures/samples.server.ts";
import { readSetting } from "#db/settings.ts";
import { type Photo, samplePhotos } from "./photos.ts";

/** The photos of the gallery; undefined while they are the samples, which pages know by themselves. */
export function readGallery(): Photo[] | undefined {
  const { value, isSample } = readSetting("gallery");
  const own = readOwnPictures("gallery");
  if (isSample && Object.keys(own).length === 0) return undefined;
  return value.items.flatMap(({ id, title }): Photo[] => {
    const picture = own[`gallery/${id}`] ?? sampleOf(`gallery/${id}`);
    return picture ? [{ id, title, picture }] : [];
  });
}

export function currentGallery(): readonly Photo[] {
  return readGallery() ?? samplePhotos;
}
