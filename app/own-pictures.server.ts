import { listPlaces, type PlaceState } from "#db/pictures.ts";
import { readSetting } from "#db/settings.ts";
import type { Hospital } from "./hospital.ts";

/** What every page needs to know of the hospital's own pictures. */
export function readCommonPictures(): Pick<Hospital, "logo" | "card" | "hasPhotosOnly"> {
  const places = listPlaces();
  const logo = places.get("logo")?.picture;
  const hero = places.get("hero")?.picture;
  const isOwnHero = hero?.photo_key && !hero.is_illustration;
  return {
    ...(logo?.photo_key && {
      logo: { key: logo.photo_key, width: logo.width, height: logo.height },
    }),
    ...(isOwnHero && { card: `/uploads/${hero.photo_key}-card.jpg` }),
    ...(listPicturedPlaces().every((place) => isPhoto(places.get(place))) && {
      hasPhotosOnly: true as const,
    }),
  };
}

/** Where a picture of the hospital or its people stands. */
function listPicturedPlaces(): string[] {
  const of = (group: string, name: "gallery" | "facilities" | "leaders") =>
    readSetting(name).value.items.map(({ id }) => `${group}/${id}`);
  return [
    "hero",
    ...["slideshow/1", "slideshow/2", "slideshow/3", "training/1", "training/2"],
    ...of("gallery", "gallery"),
    ...of("facility", "facilities"),
    ...of("leader", "leaders"),
  ];
}

function isPhoto(state: PlaceState | undefined): boolean {
  return Boolean(state?.picture?.photo_key && !state.picture.is_illustration);
}
