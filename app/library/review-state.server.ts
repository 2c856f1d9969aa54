import { momentOf } from "#app/timetable/calendar.ts";
import type { PublishedArticle } from "#db/texts/articles.ts";
import type { Article } from "./schema.ts";
import { textHash } from "./text-hash.ts";

export type ReviewState = "unchecked" | "checked" | "due" | "changed";

export function stateOfReview(
  review: { due: string; text_hash: string } | undefined,
  hash: () => string,
  today: string,
): ReviewState {
  if (!review) return "unchecked";
  if (review.text_hash !== hash()) return "changed";
  return review.due < today ? "due" : "checked";
}

/** Names the doctor only while the check is about these words. */
export function reviewedArticle(article: Article, published: PublishedArticle): Article {
  const { name, qualification, registration, reviewed, due, text_hash } = published;
  const { day: today } = momentOf(Date.now());
  if (!name || !qualification || !registration || !reviewed || !due || !text_hash) {
    const isDue = article.reviewDue !== undefined && article.reviewDue < today;
    return isDue ? { ...article, isOverdue: true } : article;
  }
  const state = stateOfReview({ due, text_hash }, () => textHash(article), today);
  if (state === "changed") return { ...withoutReview(article), checkedBefore: reviewed };
  const reviewedBy = { name, qualification, registration };
  const isOverdue = state === "due";
  return { ...article, reviewed, reviewedBy, reviewDue: due, ...(isOverdue && { isOverdue }) };
}

function withoutReview({ reviewed: _, reviewedBy: __, reviewDue: ___, ...article }: Article) {
  return article;
}
