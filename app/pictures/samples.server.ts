import { hasOwnName, knownSetting } from "#app/hospital/known-settings.server.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { sampleSettings } from "#db/sample-hospital.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import {
  ambulanceBay,
  corridor,
  hospitalEntrance,
  icu,
  intensiveBedside,
  laboratory,
  laboratoryMicroscope,
  leader1,
  leader2,
  leader3,
  leader4,
  newbornIncubator,
  nicu,
  operationTheatre,
  pharmacy,
  privateRoom,
  reception,
  skillsRoom,
  superDeluxeRoom,
  teachingRoom,
  theatreTable,
  ward,
} from "./built-in.ts";

/** What the places of the sample hospital show; some pages that show them name them too, without this list. */
const samples = lookupTable<PictureFile>({
  hero: reception,
  "slideshow/1": hospitalEntrance,
  "slideshow/2": reception,
  "slideshow/3": privateRoom,
  "training/1": skillsRoom,
  "training/2": teachingRoom,
  "facility/theatre": theatreTable,
  "facility/newborns": newbornIncubator,
  "facility/intensive": intensiveBedside,
  "facility/laboratory": laboratoryMicroscope,
  "leader/chairman": leader1,
  "leader/medical-director": leader2,
  "leader/surgery": leader3,
  "leader/quality": leader4,
  "gallery/entrance": hospitalEntrance,
  "gallery/reception": reception,
  "gallery/ambulance-bay": ambulanceBay,
  "gallery/corridor": corridor,
  "gallery/pharmacy": pharmacy,
  "gallery/laboratory": laboratory,
  "gallery/theatre": operationTheatre,
  "gallery/icu": icu,
  "gallery/nicu": nicu,
  "gallery/ward": ward,
  "gallery/private-room": privateRoom,
  "gallery/super-deluxe-room": superDeluxeRoom,
});

/** What a place shows that has no picture of its own, if anything. */
export function sampleOf(place: string): PictureFile | undefined {
  return isUnderAnotherName(place) ? undefined : samples[place];
}

/** Whether visitors see the samples of the gallery: a hospital that has said its name shows no rooms but its own. */
export function hasSampleGallery(): boolean {
  return !hasOwnName();
}

/** A portrait of somebody else would be worse than none. */
function isUnderAnotherName(place: string): boolean {
  const [group, id] = place.split("/");
  if (group !== "leader") return false;
  const [name, nameOfSample] = [knownSetting("leaders"), sampleSettings.leaders].map(
    ({ items }) => items.find((leader) => leader.id === id)?.name,
  );
  return name !== nameOfSample;
}
