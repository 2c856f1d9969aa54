import type { Locale } from "#app/language/locale.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { type ShapeName, shapes, widthsOf } from "#app/uploads/shapes.ts";
import { shellWords } from "#app/words/shell.ts";
import { findPlace, listPlaces, type StoredPicture } from "#db/texts/pictures.ts";
import { rowsIn } from "#db/texts/words.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { OwnPictures } from "./own.ts";
import { sampleOf } from "./samples.server.ts";
import { placeOfPage } from "./tabs.ts";

/** What the groups of places make of a file. */
const shapeOfGroup = lookupTable<ShapeName>({
  hero: "hero",
  slideshow: "slideshow",
  gallery: "gallery",
  page: "slideshow",
  leader: "portrait",
  facility: "card",
  training: "card",
  accreditation: "emblem",
  logo: "logo",
});

export function shapeOf(place: string): ShapeName {
  const shape = shapeOfGroup[groupOf(place)];
  if (!shape) throw new Error(`There is no picture at ${place}`);
  return shape;
}

/** The first part of a place: `gallery` of `gallery/entrance`. */
export function groupOf(place: string): string {
  return place.split("/")[0] ?? "";
}

/** What these groups have in place of their samples, with the words of the language where staff have written them. */
export function readOwnPictures(locale: Locale, ...groups: string[]): OwnPictures {
  const stored = [...listPlaces().values()].flatMap(({ picture }) =>
    picture && groups.includes(groupOf(picture.id)) ? picture : [],
  );
  const own = rowsIn("picture", stored, locale).flatMap((picture): [string, PictureFile][] => {
    const file = toPictureFile(picture, shellWords[locale].illustration);
    return file ? [[picture.id, file]] : [];
  });
  return Object.fromEntries(own);
}

export function readPictureOfPage(id: string): PictureFile | undefined {
  const { picture } = findPlace(placeOfPage(id));
  return picture && toPictureFile(picture);
}

/** As pages show it; undefined where neither the hospital nor the samples have a file. */
export function toPictureFile(
  picture: StoredPicture,
  illustration = shellWords.en.illustration,
): PictureFile | undefined {
  const { id: place, photo_key, focus, width, height, colour, is_illustration } = picture;
  const sample = sampleOf(place);
  const words = is_illustration ? [illustration, picture.alt] : [picture.alt];
  const alt = words.filter(Boolean).join(": ");
  if (!photo_key) return sample && { ...sample, alt, focus };
  const all = widthsOf(shapes[shapeOf(place)]);
  const [first = width, ...wider] = all.filter((one, index) => index === 0 || one <= width);
  const widths: PictureFile["widths"] = [first, ...wider];
  const file = { name: photo_key, hash: "", width, height, colour, widths, alt, focus };
  return { ...file, ...(!is_illustration && { isPhoto: true as const }) };
}
