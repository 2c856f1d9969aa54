import { knownSetting } from "#app/hospital/known-settings.server.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import * as builtIn from "./built-in.ts";

/** What the places of the sample hospital show; some pages that show them name them too, without this list. */
const samples = lookupTable<PictureFile>({
  hero: builtIn.reception,
  "slideshow/1": builtIn.hospitalEntrance,
  "slideshow/2": builtIn.reception,
  "slideshow/3": builtIn.privateRoom,
  "training/1": builtIn.skillsRoom,
  "training/2": builtIn.teachingRoom,
  "facility/theatre": builtIn.theatreTable,
  "facility/newborns": builtIn.newbornIncubator,
  "facility/intensive": builtIn.intensiveBedside,
  "facility/laboratory": builtIn.laboratoryMicroscope,
  "leader/chairman": builtIn.leader1,
  "leader/medical-director": builtIn.leader2,
  "leader/surgery": builtIn.leader3,
  "leader/quality": builtIn.leader4,
  "gallery/entrance": builtIn.hospitalEntrance,
  "gallery/reception": builtIn.reception,
  "gallery/ambulance-bay": builtIn.ambulanceBay,
  "gallery/corridor": builtIn.corridor,
  "gallery/pharmacy": builtIn.pharmacy,
  "gallery/laboratory": builtIn.laboratory,
  "gallery/theatre": builtIn.operationTheatre,
  "gallery/icu": builtIn.icu,
  "gallery/nicu": builtIn.nicu,
  "gallery/ward": builtIn.ward,
  "gallery/private-room": builtIn.privateRoom,
  "gallery/super-deluxe-room": builtIn.superDeluxeRoom,
});

/** What a place shows that has no picture of its own, if anything. */
export function sampleOf(place: string): PictureFile | undefined {
  return isUnderAnotherName(place) ? undefined : samples[place];
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
