export const gallery = {
  media: "Media",
  walk: "A walk through the hospital",
  fromTheEntrance: "A walk through the hospital, from the entrance to the rooms.",
  one: "The hospital in one picture",
  two: "The hospital in two pictures",
  many: "The hospital in {count} pictures",
  stop: ".",
  empty: "There are no pictures yet.",
  label: "Pictures",
  title: "{title}, picture {number} of {count}",
  description: "{shown}. Picture {number} of {count} from {name}.",
} as const;
