import { hasOwnName } from "#app/hospital/known-settings.server.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { newId } from "#db/id.ts";
import type { Focus } from "#db/schema.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting } from "#db/settings/settings.ts";
import { listLinkChanges } from "#db/texts/articles.ts";
import { listPresentOwnPages } from "#db/texts/own-pages.ts";
import { findPlace, listPlaces, type PlaceState } from "#db/texts/pictures.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { groupOf, toPictureFile } from "./own.server.ts";
import { sampleOf } from "./samples.server.ts";
import { placeOfPage } from "./tabs.ts";

export interface Tile {
  place: string;
  /** What it is called on the screen, and in the history. */
  name: string;
  title?: string;
  /** What the words about the picture are called; none of a picture that decorates. */
  altLabel?: string;
  alt: string;
  /** What the hospital has written for `alt`. */
  ownAlt: string;
  focus: Focus;
  /** None where neither the hospital nor the samples have one. */
  picture?: PictureFile;
  isIllustration: boolean;
  isOwn: boolean;
  /** There is something to go back from, and to. */
  isChanged: boolean;
  /** Of an item of the gallery that the samples have too. */
  sampleTitle?: string;
  version: number;
}

export function listTiles(groups: readonly string[]): Tile[] {
  const [stored, hasSamples] = [listPlaces(), !hasOwnName()];
  const places = groups.flatMap((group) => placesOf[group]?.() ?? []);
  return places.map((place) => toTile(place, stored.get(place.place) ?? nothing, hasSamples));
}

const nothing: PlaceState = { picture: undefined, version: 0 };

/** Items of the gallery without a photo: visitors do not see them. */
export function isEmptyItem({ title, picture }: Tile): boolean {
  return title !== undefined && picture === undefined;
}

export function findTile(place: string): Tile | undefined {
  const known = placesOf[groupOf(place)]?.().find((one) => one.place === place);
  return known && toTile(known, findPlace(place), !hasOwnName());
}

/** An own page may be hidden, or have no text yet. */
export function isOnWebsite(place: string): boolean {
  const page = listPresentOwnPages().find(({ id }) => placeOfPage(id) === place);
  if (!page) return true;
  const isHidden = listLinkChanges().some(
    ({ path, is_hidden }) => path === page.path && is_hidden === 1,
  );
  return page.is_written === 1 && !isHidden;
}

export function newTile(place = `gallery/${newId()}`): Tile {
  const words = { place, name: "New photo", title: "", altLabel };
  return toTile(words, findPlace(place), !hasOwnName());
}

type Place = Pick<Tile, "place" | "name" | "title" | "altLabel">;

const altLabel = "Alternative text";

const placesOf = lookupTable<() => Place[]>({
  hero: () => [{ place: "hero", name: "Hero, at the top of the home page" }],
  slideshow: () =>
    [1, 2, 3].map((n) => ({
      place: `slideshow/${n}`,
      name: `Slideshow of the about page, picture ${n}`,
      altLabel: "Caption",
    })),
  gallery: () =>
    readSetting("gallery").value.items.map(({ id, title }) => ({
      place: `gallery/${id}`,
      name: title,
      title,
      altLabel,
    })),
  page: () => listPresentOwnPages().map(({ id, name }) => ({ place: placeOfPage(id), name })),
  leader: () =>
    readSetting("leaders").value.items.map(({ id, name }) => ({
      place: `leader/${id}`,
      name,
      altLabel,
    })),
  facility: () =>
    readSetting("facilities").value.items.map(({ id, name }) => ({
      place: `facility/${id}`,
      name,
    })),
  training: () =>
    readSetting("texts").value.training.map(({ title }, index) => ({
      place: `training/${index + 1}`,
      name: title || `Card ${index + 1} of Our Vision`,
    })),
  accreditation: () =>
    readSetting("accreditations").value.items.map(({ id, name }) => ({
      place: `accreditation/${id}`,
      name: name === "{line}" ? readSetting("identity").value.line : name,
    })),
  logo: () => [{ place: "logo", name: "Logo" }],
  film: () => [{ place: "film", name: "Film over the hero" }],
});

function toTile(
  { place, ...words }: Place,
  { picture, version }: PlaceState,
  hasSamples: boolean,
): Tile {
  const sample = groupOf(place) === "gallery" && !hasSamples ? undefined : sampleOf(place);
  const file = picture && groupOf(place) !== "film" ? toPictureFile(picture) : sample;
  const sampleTitle = sample && titleOfSample(place);
  return {
    place,
    ...words,
    alt: picture?.alt ?? captions[place] ?? (words.altLabel ? withoutPrefix(sample?.alt) : ""),
    ownAlt: picture?.alt ?? "",
    focus: picture?.focus ?? "centre",
    picture: file,
    isIllustration: picture?.is_illustration ?? false,
    isOwn: Boolean(picture?.photo_key),
    isChanged:
      (picture !== undefined && (sample !== undefined || groupOf(place) !== "gallery")) ||
      (sampleTitle !== undefined && words.title !== sampleTitle),
    ...(sampleTitle && { sampleTitle }),
    version,
  };
}

function titleOfSample(place: string): string | undefined {
  return sampleSettings.gallery.items.find(({ id }) => place === `gallery/${id}`)?.title;
}

const captions = lookupTable<string>({
  "slideshow/1": "The entrance",
  "slideshow/2": "Reception",
  "slideshow/3": "Private room",
});

function withoutPrefix(alt = ""): string {
  const words = alt.replace(/^Illustration: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
