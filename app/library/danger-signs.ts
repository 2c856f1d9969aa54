import type { Root } from "mdast";
import type { OtherLocale } from "#app/language/locale.ts";
import { headingIn } from "#app/words/card-headings.ts";
import type { ArticlePath } from "./groups.ts";
import type { Article } from "./schema.ts";
import { type Symptom, type SymptomName, symptoms } from "./triage.ts";
import { headingOf, isHeading, phrasesOf, sourceOf } from "./triage-lines.ts";
import { triageWords } from "./triage-words.ts";

/** As it is written, with the names of symptoms: "{chest-pain}, or {hard-breathing}". */
export interface DangerCard {
  level: "emergency" | "urgent";
  heading: string;
  lines: string[];
}

/** Whether an English heading tells people to call or see us, so that the number belongs in the card. */
export function isForReception(heading: string): boolean {
  return /\bus\b/.test(heading);
}

/** To be called before the names of symptoms are replaced by their words. */
export function listDangerCards(tree: Root): DangerCard[] {
  return tree.children.flatMap((card) => {
    if (card.type !== "containerDirective") return [];
    if (card.name !== "emergency" && card.name !== "urgent") return [];
    const phrases = phrasesOf(card).filter((phrase) => !isHeading(phrase));
    return { level: card.name, heading: headingOf(card), lines: phrases.map(sourceOf) };
  });
}

export interface TranslatedCard extends DangerCard {
  missing: number;
  isForReception: boolean;
}

export function translateCards(
  locale: OtherLocale,
  { path, signs = [] }: Pick<Article, "path" | "signs">,
): TranslatedCard[] {
  const shown = signs.flatMap(({ lines }) => lines.flatMap(symptomsIn));
  const explained = explainedOn(path).filter((name) => !shown.includes(name));
  const first = signs.find(({ level }) => level === "emergency");
  return signs
    .map((card) => {
      const names = card.lines.flatMap(symptomsIn);
      const own = card === first ? [...explained, ...names] : names;
      return {
        level: card.level,
        heading: headingIn(locale, card),
        lines: [...new Set(own)].map((name) => triageWords[locale][name]),
        missing: card.lines.filter(saysMore).length,
        isForReception: card.level === "urgent" && isForReception(card.heading),
      };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => Number(one.level === "urgent") - Number(other.level === "urgent"));
}

const named = /\{([\w-]+)\}/g;

function symptomsIn(line: string): SymptomName[] {
  return [...line.matchAll(named)].map(([, name = ""]) => name).filter(isSymptom);
}

function isSymptom(name: string): name is SymptomName {
  return Object.hasOwn(symptoms, name);
}

/** Whether a line is more than symptoms of the list. */
export function saysMore(line: string): boolean {
  return /[a-z]/i.test(line.replaceAll(named, "").replaceAll(/\b(?:or|and)\b/g, ""));
}

function explainedOn(path: ArticlePath): SymptomName[] {
  return Object.keys(symptoms)
    .filter(isSymptom)
    .filter((name) => {
      const { level, explainedOn = [] }: Symptom = symptoms[name];
      return level === "emergency" && explainedOn.includes(path);
    });
}
