import type { Locale } from "#app/language/locale.ts";
import { helplines as hi } from "#app/words/hi/helplines.ts";
import { helplines as pa } from "#app/words/pa/helplines.ts";
import { helplines } from "./helplines.ts";

type Words = Readonly<
  Record<keyof typeof helplines, { readonly name: string; readonly hours: string }>
>;

export const helplineWords: Readonly<Record<Exclude<Locale, "en">, Words>> =
  import.meta.env?.SSR === false ? { hi: helplines, pa: helplines } : { hi, pa };
