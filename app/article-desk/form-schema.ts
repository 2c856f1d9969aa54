import { z } from "zod";
import { optionalLine, optionalText, typedLine, typedText } from "#app/forms/text-rules.ts";
import { topics } from "#app/library/departments.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { articleLabels, reviewLabels } from "./fields.ts";
import { articleForm, descriptionLengths, maxSourcesLength, reviewForm } from "./staff-inputs.ts";

const shortest = 60;

export const articleSchema = z.object({
  title: typedLine(articleLabels.title, articleForm.typed.title),
  link_title: typedLine(articleLabels.link_title, articleForm.typed.link_title),
  description: typedLine(articleLabels.description, descriptionLengths.english).refine(
    (text) => text.length >= shortest,
    {
      error: `Description must be at least ${shortest} characters: search engines show it under the title.`,
    },
  ),
  synonyms: optionalText(articleLabels.synonyms, articleForm.typed.synonyms).default(""),
  sources: optionalText(articleLabels.sources, maxSourcesLength).default(""),
  text: typedText(articleLabels.text, articleForm.typed.text),
});

/**
 * Of a page that the hospital has added, about which one line says enough, or how its text begins.
 * Its name is its short title.
 */
export const ownPageTextSchema = articleSchema
  .omit({ link_title: true })
  .extend({
    description: optionalLine(articleLabels.description, descriptionLengths.english).default(""),
  })
  .transform((texts) => ({ ...texts, description: texts.description || derive(texts) }));

type Described = Record<"title" | "description" | "text", string>;

/** Whether nobody wrote the description of a page of the hospital's own. */
export function isDerived(texts: Described): boolean {
  const description = derive(texts);
  return [description, tellApart({ ...texts, description })].includes(texts.description);
}

function derive({ text, title }: Pick<Described, "text" | "title">): string {
  return firstSentence(text) || title;
}

/** Of pages that begin alike. */
export function tellApart({
  title,
  description,
}: Pick<Described, "title" | "description">): string {
  return fitDescription(`${title}: ${description}`);
}

// "Dr. Rao is here." does not end after "Dr.", and a greeting alone says too little.
const wholeSentence =
  /^.{29,}?(?<!(?<!\p{L})(?:Dr|Mrs?|Ms|Prof|St|No|[ap]\.m|e\.g|i\.e))[.!?।](?= |$)/u;

/** Of the first paragraph that is no heading, list or card, without its marks. */
function firstSentence(text: string): string {
  const paragraph = text
    .split(/\n\s*\n/)
    .find((part) => /^\s*(?:\*\*)?(?!\d+[.)]\s)[\p{L}\p{N}“"]/u.test(part));
  const plain = (paragraph ?? "")
    .replace(/\[([^\]^]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]*\]|\{[^}]*\}|\*\*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const [sentence = plain] = wholeSentence.exec(plain) ?? [];
  return fitDescription(sentence);
}

/** At most as long as search engines show it, in whole words. */
function fitDescription(sentence: string): string {
  const most = descriptionLengths.english;
  return [...sentence].length <= most
    ? sentence
    : `${[...sentence]
        .slice(0, most - 1)
        .join("")
        .replace(/\s+\S*$/u, "")}…`;
}

export const translationSchema = articleSchema.extend({
  description: typedLine(articleLabels.description, descriptionLengths.translated),
});

export const begunTranslationSchema = translationSchema.extend({
  link_title: optionalLine(articleLabels.link_title, articleForm.typed.link_title).default(""),
  description: optionalLine(articleLabels.description, descriptionLengths.translated).default(""),
  text: optionalText(articleLabels.text, articleForm.typed.text).default(""),
});

const noDepartment = "Tick the departments that the hospital has, or “None of these”.";
const noneAndSome = "Untick “None of these”, or the departments: one of them cannot be true.";

/** A box that the hospital does not have any more counts as not sent. */
export function departmentsSchema(known: readonly { name: string }[]) {
  return z
    .object({ departments: z.array(z.string()).default([]), none: z.literal("on").optional() })
    .transform(({ departments, none }, context) => {
      const names = departments.filter((name) => known.some((one) => one.name === name));
      const chosen = names.filter((name) => name !== topics.name);
      // Who has none of them does not untick nine boxes first.
      if (none && chosen.length === known.filter(({ name }) => name !== topics.name).length) {
        return { departments: names.filter((name) => name === topics.name) };
      }
      const hasDepartment = chosen.length > 0;
      if (hasDepartment === Boolean(none)) {
        const message = none ? noneAndSome : noDepartment;
        context.addIssue({ code: "custom", path: ["departments"], message });
      }
      return { departments: names };
    });
}

function day(label: string) {
  return typedLine(label, reviewForm.typed.reviewed)
    .refine((text) => readDay(text), { error: `${label} must be a date, such as 26/01/2027.` })
    .transform((text) => readDay(text) as string);
}

export interface ReviewLimits {
  today: string;
  written: string;
  /** Of a translation, which the doctor has to read fluently. */
  language?: string | undefined;
}

const longestYears = 3;

export function reviewSchema({ today, written, language }: ReviewLimits) {
  return z
    .object({
      name: typedLine(reviewLabels.name, reviewForm.typed.name),
      qualification: typedLine(reviewLabels.qualification, reviewForm.typed.qualification),
      registration: typedLine(reviewLabels.registration, reviewForm.typed.registration),
      reviewed: day(reviewLabels.reviewed),
      due: day(reviewLabels.due),
      reads: z.literal("on").optional(),
    })
    .superRefine(({ reviewed, due, reads }, context) => {
      const report = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (language && !reads) {
        report(
          "reads",
          `Tick it if the doctor reads ${language} fluently; another cannot check it.`,
        );
      }
      if (reviewed > today) report("reviewed", "Checked on must not be in the future.");
      if (reviewed < written) {
        report("reviewed", "The text was changed after that day. The new one has to be checked.");
      }
      if (due <= reviewed) report("due", "Next check due must be after the check.");
      const latest = `${Number(reviewed.slice(0, 4)) + longestYears}${reviewed.slice(4)}`;
      if (due > latest) {
        report("due", `Next check due must be within ${longestYears} years of the check.`);
      }
    })
    .transform(({ reads: _, ...fields }) => fields);
}
