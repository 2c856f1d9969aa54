import { readSetting } from "#db/settings/settings.ts";
import { listPlaces } from "#db/texts/pictures.ts";

export interface Subject {
  id: string;
  what: string;
  advice: string;
  state: "done" | "to do" | "left out";
}

// By the ids of the samples, in the order of a walk.
const subjects: [id: string, what: string, advice: string][] = [
  ["entrance", "The entrance", "From across the road, with the name board, in the morning."],
  ["reception", "Reception", "From the door, with the desk lit and nobody in the queue."],
  ["ambulance-bay", "Ambulance bay", "With the way in, so that a driver knows where to stop."],
  ["corridor", "A corridor", "From one end, swept and empty, all lamps on."],
  ["pharmacy", "Pharmacy", "The counter, without names on medicines or bills."],
  ["laboratory", "Laboratory", "The bench, without samples that carry names."],
  ["theatre", "Operation theatre", "Clean and empty, from the door."],
  ["icu", "Intensive care", "An empty bed with its machines, switched on."],
  ["nicu", "Newborn care", "An empty warmer or incubator."],
  ["ward", "Ward", "Made beds, curtains open, lockers tidy."],
  ["private-room", "Private room", "From the corner with the widest view."],
  ["super-deluxe-room", "Super deluxe room", "With the place where the family sits."],
];

export function readChecklist(): Subject[] {
  const places = listPlaces("gallery/");
  const listed = readSetting("gallery").value.items.map(({ id }) => id);
  return subjects.map(([id, what, advice]) => {
    const picture = places.get(`gallery/${id}`)?.picture;
    const isDone = Boolean(picture?.photo_key && !picture.is_illustration);
    return {
      id,
      what,
      advice,
      state: isDone ? "done" : listed.includes(id) ? "to do" : "left out",
    };
  });
}
