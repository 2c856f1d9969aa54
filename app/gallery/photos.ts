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
} from "#app/pictures.ts";
import type { PictureFile } from "#app/ui/picture.tsx";

interface Photo {
  picture: PictureFile;
  title: string;
}

/** In the order of a walk through the hospital. */
export const photos: readonly Photo[] = [
  { picture: hospitalEntrance, title: "The entrance" },
  { picture: reception, title: "Reception" },
  { picture: ambulanceBay, title: "Ambulance bay" },
  { picture: corridor, title: "Corridor" },
  { picture: pharmacy, title: "Pharmacy" },
  { picture: laboratory, title: "Laboratory" },
  { picture: operationTheatre, title: "Operation theatre" },
  { picture: icu, title: "Intensive care unit" },
  { picture: nicu, title: "Newborn intensive care" },
  { picture: ward, title: "Ward" },
  { picture: privateRoom, title: "Private room" },
  { picture: superDeluxeRoom, title: "Super deluxe room" },
];

/** The photo of a number in a URL, counted from 1. */
export function findPhoto(number: string): Photo | undefined {
  return /^[1-9]\d*$/.test(number) ? photos[Number(number) - 1] : undefined;
}
