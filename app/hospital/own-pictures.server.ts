import { readSetting } from "#db/settings/settings.ts";
import { listPlaces, type PlaceState } from "#db/texts/pictures.ts";
import type { Hospital } from "./hospital.ts";
import { hasOwnName } from "./known-settings.server.ts";

export function readCommonPictures(): Pick<Hospital, "logo" | "card" | "photos"> {
  const places = listPlaces();
  const logo = places.get("logo")?.picture;
  const hero = places.get("hero")?.picture;
  const isOwnHero = hero?.photo_key && !hero.is_illustration;
  const { own, all } = countOwnPictures(places);
  return {
    ...(logo?.photo_key && {
      logo: { key: logo.photo_key, width: logo.width, height: logo.height },
    }),
    ...(isOwnHero && { card: `/uploads/${hero.photo_key}-card.jpg` }),
    ...(own > 0 && { photos: own === all ? ("all" as const) : ("some" as const) }),
  };
}

export function countOwnPictures(places = listPlaces()): { own: number; all: number } {
  const pictured = listPicturedPlaces(places);
  return {
    own: pictured.filter((place) => isPhoto(places.get(place))).length,
    all: pictured.length,
  };
}

function listPicturedPlaces(places: ReadonlyMap<string, PlaceState>): string[] {
  const of = (group: string, name: "gallery" | "facilities" | "leaders") =>
    readSetting(name).value.items.map(({ id }) => `${group}/${id}`);
  const { training } = readSetting("texts").value;
  const hasSamples = !hasOwnName();
  return [
    ...["hero", "slideshow/1", "slideshow/2", "slideshow/3"],
    ...training.flatMap(({ title }, index) => (title ? [`training/${index + 1}`] : [])),
    ...of("gallery", "gallery").filter((place) => hasSamples || places.get(place)?.picture),
    ...of("facility", "facilities"),
    ...of("leader", "leaders"),
  ];
}

function isPhoto(state: PlaceState | undefined): boolean {
  return Boolean(state?.picture?.photo_key && !state.picture.is_illustration);
}
