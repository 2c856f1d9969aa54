import { lookupTable } from "#runtime/lookup-table.ts";

const groups = lookupTable<string>({
  hero: "Hero",
  slideshow: "Slideshow",
  gallery: "Gallery",
  page: "Own pages",
  leader: "Leaders",
  facility: "Facilities",
  training: "Training",
  accreditation: "Accreditations",
  logo: "Logo",
  film: "Film",
});

/** A place of a picture, such as "Gallery, private room" for `gallery/private-room`. */
export function placeInWords(place: string): string {
  const [group = "", item = ""] = place.split("/");
  // Items that staff have added have no words in their ids.
  const name = /^[0-9a-f]{24}(?:-\d+)?$/.test(item)
    ? `photo ${item.slice(0, 4)}${item.slice(24)}`
    : item.replaceAll("-", " ");
  return [groups[group] ?? group, name].filter(Boolean).join(", ");
}
