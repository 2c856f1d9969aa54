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

/** A page that a hospital adds may do without a picture. */
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
    /** A book, an Act or a manual that is not online. */
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
  /** Capabilities that a reader may need. The page says whether the hospital has them. */
  needs: z.array(z.enum(capabilityNames)).default([]),
  synonyms: z.array(words).default([]),
  sources: z.array(source),
  noIndianSource: words.optional(),
  related: z.array(words).max(4).default([]),
  /** Whose doctors the page shows, if not those of the department. */
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

/** Of a translation; the rest is that of the English page, the titles are in `app/words`. */
export const translationFrontMatter = z.strictObject({
  /** The hash of the English text that it is a translation of. */
  translationOf: words,
  /** The hash of its danger signs and figures. */
  adviceOf: words,
  synonyms: z.array(words).default([]),
  glance: glanceFields.optional(),
  /** By the English words of the drawings. */
  drawings: z.record(words, words).default({}),
});

export interface Article extends Omit<z.infer<typeof ownFrontMatter>, "related"> {
  path: ArticlePath;
  linkTitle: string;
  /** Of a translation: the hashes of the English words, and of the advice in them. */
  translationOf?: { text: string; advice: string };
  /** Of a translation: the English page has other words by now. */
  isBehind?: true;
  /** Of a page that the hospital has added. */
  own?: {
    id: string;
    kind: "department" | "page";
    place: string;
    specialities: string[];
    /** Not about medicine, as the hospital says. */
    isGeneral?: true;
  };
  /** The day on which the hospital wrote this text. */
  changed?: string | undefined;
  /** The day of the last check, if it was about other words. */
  checkedBefore?: string;
  isOverdue?: true;
  related: ArticlePath[];
  lead: string;
  body: string;
  sections: { id: string; title: string }[];
  /** Missing in what a hospital wrote before cards were kept apart. */
  signs?: DangerCard[];
  /** Plain text for the search, a line for each paragraph. */
  text: string;
}

/** What is in another language of an article that comes with the program. */
export interface Translation
  extends Pick<
    Article,
    "path" | "lead" | "body" | "sections" | "text" | "translationOf" | "isBehind"
  > {
  /** Beside those of the English page. */
  synonyms: string[];
  glance?: Article["glance"];
}
