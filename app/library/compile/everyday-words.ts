import type { OtherLocale } from "#app/language/locale.ts";
import { everydayHindi } from "./everyday-hindi.ts";
import { everydayPunjabi } from "./everyday-punjabi.ts";

export const everydayWords: Readonly<Record<OtherLocale, ReadonlySet<string>>> = {
  hi: new Set(everydayHindi.trim().split(/\s+/)),
  pa: new Set(everydayPunjabi.trim().split(/\s+/)),
};
