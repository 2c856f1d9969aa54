import type { Locale } from "#app/language/locale.ts";
import { clock as hi } from "./hi/times.ts";
import { clock as pa } from "./pa/times.ts";

/** Hours by the part of the day, as Hindi and Punjabi say them; English has AM and PM. */
export type Clock = typeof hi;

export const clocks: Partial<Record<Locale, Clock>> =
  import.meta.env?.SSR === false ? {} : { hi, pa };
