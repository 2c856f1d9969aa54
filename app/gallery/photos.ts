import { useMatches } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import {
  ambulanceBay,
  corridor,
  hospitalEntrance,
  icu,
  laboratory,
  nicu,
  operationTheatre,
  pharmacy,
  privateRoom,
  reception,
  superDeluxeRoom,
  ward,
} from "#app/pictures/built-in.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import type { galleryWords } from "#app/words/gallery.ts";
import { pictureWords } from "#app/words/pictures.ts";

export interface Photo {
  id: string;
  title: string;
  picture: PictureFile;
}

/** The samples, as they stand until the hospital changes one: in the order of a walk through the hospital. */
export const samplePhotos: readonly Photo[] = [
  { id: "entrance", title: "The entrance", picture: hospitalEntrance },
  { id: "reception", title: "Reception", picture: reception },
  { id: "ambulance-bay", title: "Ambulance bay", picture: ambulanceBay },
  { id: "corridor", title: "Corridor", picture: corridor },
  { id: "pharmacy", title: "Pharmacy", picture: pharmacy },
  { id: "laboratory", title: "Laboratory", picture: laboratory },
  { id: "theatre", title: "Operation theatre", picture: operationTheatre },
  { id: "icu", title: "Intensive care unit", picture: icu },
  { id: "nicu", title: "Newborn intensive care", picture: nicu },
  { id: "ward", title: "Ward", picture: ward },
  { id: "private-room", title: "Private room", picture: privateRoom },
  { id: "super-deluxe-room", title: "Super deluxe room", picture: superDeluxeRoom },
];

export function useGallery(): readonly Photo[] {
  return galleryOf(useMatches());
}

export function galleryOf(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): readonly Photo[] {
  for (const match of matches) {
    const { gallery } = (match?.loaderData ?? {}) as { gallery?: readonly Photo[] };
    if (gallery) return gallery;
  }
  return samplePhotos;
}

/** What they are together, for a heading: only the samples lead from the entrance to the rooms. */
export function wordGallery(
  photos: readonly Photo[],
  { walk, one, two, many }: (typeof galleryWords)[Locale],
): string {
  if (photos === samplePhotos) return walk;
  if (photos.length === 1) return one;
  return photos.length === 2 ? two : fillPlaces(many, { count: `${photos.length}` });
}

/** In another language the title of a sample, which the hospital has not changed, and what a built-in picture shows. */
export function photoIn(locale: Locale, photo: Photo): Photo {
  const words = pictureWords[locale];
  const sample = samplePhotos.find(({ id }) => id === photo.id);
  const ours = sample && words?.[sample.picture.name];
  if (!ours) return photo;
  const { id, title, picture } = photo;
  return {
    id,
    title: title === sample.title ? ours.title : title,
    picture: picture.alt === sample.picture.alt ? { ...picture, alt: ours.alt } : picture,
  };
}

export function findPhoto(photos: readonly Photo[], number: string): Photo | undefined {
  return /^[1-9]\d*$/.test(number) ? photos[Number(number) - 1] : undefined;
}
