import { z } from "zod";
import { capabilityNames } from "#app/care/capabilities.ts";
import type { DangerCard } from "./danger-signs.ts";
import { glanceRows } from "./glance.ts";
import type { ArticlePath } from "./groups.ts";
import { specialityNames } from "./specialities.ts";

export const heroNames = [
  "medicine",
  "surgery",
  "urology",
  "obstetrics",
  "gynaecology",
  "orthopaedics",
  "oncology",
  "oncosurgery",
  "neurology",
  "paediatrics",
  "emergency",
] as const;

export const ownHeroNames = [...heroNames, "none"] as const;

export type HeroName = (typeof ownHeroNames)[number];

const words = z.string().trim().min(1);

/** `checked` is the day on which somebody last looked up title, year and address. */
const source = z
  .strictObject({
    /** What a mark in the text names: "1 in 4[^headache]". */
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .optional(),
    title: words,
    publisher: words,
    /** Missing if the page itself gives none. */
    year: z.int().min(1900).max(2100).optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
    checked: z.iso.date().optional(),
    printed: z.literal(true).optional(),
    indian: z.literal(true).optional(),
  })
  .refine(({ url, checked }) => !url === !checked, { error: "url and checked stand only together" })
  .refine(({ url, printed }) => !url === !!printed, { error: "has either url or printed" })
  .refine(({ year, url }) => year ?? url, { error: "without a url needs a year" });

export type Source = z.infer<typeof source>;

const answer = z.string().trim().min(3).max(130);

const glanceFields = z.strictObject(
  Object.fromEntries(glanceRows.map((row) => [row, answer])) as Record<
    (typeof glanceRows)[number],
    typeof answer
  >,
);

const fields = z.strictObject({
  title: words,
  description: z.string().min(60).max(155),
  hero: z.enum(heroNames),
  written: z.iso.date(),
  reviewed: z.iso.date().optional(),
  reviewedBy: z.strictObject({ name: words, qualification: words, registration: words }).optional(),
  reviewDue: z.iso.date().optional(),
  needs: z.array(z.enum(capabilityNames)).default([]),
  synonyms: z.array(words).default([]),
  sources: z.array(source),
  noIndianSource: words.optional(),
  related: z.array(words).max(4).default([]),
  specialities: z.array(z.enum(specialityNames)).min(1).optional(),
  glance: glanceFields.optional(),
  /** Drawings by the id of the section that they end, "where-hernias-appear: [hernia-sites]". */
  drawings: z.record(words, z.array(words).min(1)).default({}),
});

const review = ["reviewed", "reviewedBy", "reviewDue"] as const;

/** Of a page that a hospital writes, which may stand without sources and then says so. */
export const ownFrontMatter = fields.extend({
  description: words.max(155),
  hero: z.enum(ownHeroNames),
});

export const frontMatter = fields.superRefine((given, context) => {
  if (given.sources.length < 2) {
    context.addIssue({ code: "custom", path: ["sources"], message: "names less than two" });
    return;
  }
  if (given.sources.some(({ indian }) => indian) === !!given.noIndianSource) {
    const message = "either one is Indian or noIndianSource says why none is";
    context.addIssue({ code: "custom", path: ["sources"], message });
  }
  const missing = review.filter((key) => given[key] === undefined);
  if (missing.length === 0 || missing.length === review.length) return;
  const [present] = review.filter((key) => given[key] !== undefined);
  const message = `stands without ${missing.join(" and ")}`;
  context.addIssue({ code: "custom", path: [present ?? "reviewed"], message });
});

/** Of a translation that staff write, whose titles have fields of their own. */
export const ownTranslationFrontMatter = z.strictObject({
  translationOf: words,
  /** The hash of its danger signs and figures. */
  adviceOf: words,
  synonyms: z.array(words).default([]),
  glance: glanceFields.optional(),
  drawings: z.record(words, words).default({}),
});

export const translationFrontMatter = ownTranslationFrontMatter
  .extend({
    title: words,
    /** Where links have a shorter one. */
    linkTitle: words.optional(),
    description: z.string().min(60).max(240),
  })
  .transform(({ title, linkTitle = title, ...others }) => ({ title, linkTitle, ...others }));

export interface Article extends Omit<z.infer<typeof ownFrontMatter>, "related"> {
  path: ArticlePath;
  linkTitle: string;
  translationOf?: { text: string; advice: string };
  /** Of a translation: the English page has other words by now. */
  isBehind?: true;
  own?: {
    id: string;
    kind: "department" | "page";
    place: string;
    specialities: string[];
    isGeneral?: true;
  };
  changed?: string | undefined;
  /** Of the last check, if it was about other words. */
  checkedBefore?: string;
  isOverdue?: true;
  related: ArticlePath[];
  lead: string;
  body: string;
  sections: { id: string; title: string }[];
  /** Missing in what a hospital wrote before cards were kept apart. */
  signs?: DangerCard[];
  text: string;
}

export type Titles = Pick<Article, "title" | "linkTitle" | "description">;

export interface Translation
  extends Titles,
    Pick<Article, "path" | "lead" | "body" | "sections" | "text" | "translationOf" | "isBehind"> {
  synonyms: string[];
  glance?: Article["glance"];
}
