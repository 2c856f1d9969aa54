import type { Locale } from "#app/language/locale.ts";
import type { LinkChanges } from "#app/pages/shown-links.ts";
import { cardWords } from "#app/words/cards.ts";
import { contactWords } from "#app/words/contact.ts";
import { type Conditions, whereAllMet } from "./conditions.ts";
import { glanceText } from "./glance.ts";
import type { Article } from "./schema.ts";
import { receptionSlot } from "./slots.ts";
import { withoutHiddenLinks } from "./without-hidden-links.ts";

/** Drawings, marks of sources, and what is the same on all pages. */
const beside = /<figure>.*?<\/figure>|<sup>.*?<\/sup>|<span class="visually-hidden">.*?<\/span>/gs;
const betweenCells = /<\/t[hd]> *<t[hd][^>]*>/g;
const aroundLines = /<\/?(?:div|h\d|li|ol|p|section|table|tbody|thead|tr|ul)\b[^>]*>/g;

interface Shown {
  conditions: Conditions;
  changes: LinkChanges;
}

export function shownText(
  article: Article,
  { conditions, changes }: Shown,
  locale: Locale = "en",
): string {
  const { lead, body, glance } = whereAllMet(article, conditions);
  const reception = locale === "en" ? "reception" : contactWords[locale].uses.reception;
  const onCards = `<p>${cardWords[locale].reception.replace("{phone}", receptionSlot)}</p>`;
  const lines = withoutHiddenLinks(`${lead}\n${body}`, changes, locale)
    .replaceAll(onCards, "")
    .replaceAll(receptionSlot, reception)
    .replaceAll(beside, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(betweenCells, " · ")
    .replaceAll(aroundLines, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x([\dA-F]+);/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .split("\n")
    .map((line) => line.replace(/^[ ·]+|[ ·]+$/g, ""));
  return [...lines.filter(Boolean), ...glanceText(glance, locale)].join("\n");
}
