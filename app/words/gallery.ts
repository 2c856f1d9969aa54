import type { Words } from "#app/language/messages.ts";
import { gallery as en } from "./en/gallery.ts";
import { gallery as hi } from "./hi/gallery.ts";
import { gallery as pa } from "./pa/gallery.ts";

export const galleryWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };
