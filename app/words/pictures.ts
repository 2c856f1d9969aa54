import type { Locale } from "#app/language/locale.ts";
import { pictures as hi } from "./hi/pictures.ts";
import { pictures as pa } from "./pa/pictures.ts";

interface PictureWords {
  title: string;
  alt: string;
}

/** What built-in pictures of the hospital show, by their names; the English words stand with the pictures. */
export const pictureWords: Partial<Record<Locale, Readonly<Record<string, PictureWords>>>> =
  import.meta.env?.SSR === false
    ? {}
    : ({ hi, pa } satisfies Record<string, Record<keyof typeof hi, PictureWords>>);
