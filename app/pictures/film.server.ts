import { findPlace } from "#db/texts/pictures.ts";
import type { FilmChoice } from "./film.ts";

/** The sample's film shows the sample's building: over a picture of the hospital's own it does not play. */
export function readFilm(): FilmChoice {
  const { picture: film } = findPlace("film");
  if (!film) return findPlace("hero").picture?.photo_key ? "none" : "sample";
  if (!film.photo_key) return "none";
  return { src: `/uploads/${film.photo_key}-film.${film.format}`, type: `video/${film.format}` };
}
