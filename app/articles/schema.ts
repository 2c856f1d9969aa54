import { z } from "zod";
import type { ArticlePath } from "./groups.ts";

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

export type HeroName = (typeof heroNames)[number];

const words = z.string().trim().min(1);

export const frontMatter = z.strictObject({
  title: words,
  description: z.string().min(60).max(155),
  hero: z.enum(heroNames),
  reviewed: z.iso.date(),
  reviewDue: z.iso.date(),
  synonyms: z.array(words).default([]),
  sources: z
    .array(z.strictObject({ title: words, publisher: words, year: z.int().min(1900).max(2100) }))
    .min(2),
  related: z.array(words).max(4).default([]),
});

export interface Article extends Omit<z.infer<typeof frontMatter>, "related"> {
  path: ArticlePath;
  linkTitle: string;
  related: ArticlePath[];
  /** HTML before the first section. */
  lead: string;
  body: string;
  sections: { id: string; title: string }[];
  /** Lead and body as plain text, a line for each paragraph, for the search. */
  text: string;
}
