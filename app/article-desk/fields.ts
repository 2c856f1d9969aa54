import type { ArticleReview } from "#db/texts/article-reviews.ts";
import type { ArticleTexts } from "#db/texts/articles.ts";

export const articleLabels: Readonly<Record<keyof ArticleTexts, string>> = {
  title: "Title",
  link_title: "Short title",
  description: "Description",
  synonyms: "Other words for it",
  text: "Text",
  sources: "Sources",
};

export const articleFields = Object.keys(articleLabels) as (keyof ArticleTexts)[];

export const reviewLabels = {
  name: "Name of the doctor",
  qualification: "Qualification",
  registration: "Registration number",
  reviewed: "Checked on",
  due: "Next check due",
} as const satisfies Partial<Record<keyof ArticleReview, string>>;
