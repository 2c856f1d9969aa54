import type { OtherLocale } from "#app/language/locale.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { cardWords } from "./cards.ts";
import { cardHeadings as hi } from "./hi/card-headings.ts";
import { cardHeadings as pa } from "./pa/card-headings.ts";

/** The headings of all danger signs in the built-in articles, in other languages. */
export const cardHeadings = { hi: lookupTable(hi), pa: lookupTable(pa) };

/** A heading in another language; one that a hospital has written says only how soon help is needed. */
export function headingIn(
  locale: OtherLocale,
  { level, heading }: { level: "emergency" | "urgent"; heading: string },
): string {
  const { emergency, now, sameDayVisit } = cardWords[locale].headings;
  const general = level === "emergency" ? emergency : /\bnow\b/i.test(heading) ? now : sameDayVisit;
  return cardHeadings[locale][heading] ?? general;
}
