import type { Selectable } from "kysely";
import { all, query } from "#db/connection.server.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { ArticleReviewsTable } from "#db/schema.ts";
import { keepVersioned, toPlain } from "#db/versioned.ts";

export type ArticleReview = Omit<Selectable<ArticleReviewsTable>, "created_at" | "updated_at">;

export type ReviewFields = Omit<ArticleReview, "id" | "version">;

export const keptReviews = keepVersioned<ArticleReview, ReviewFields>({
  subject: "review",
  toThing: toPlain<Selectable<ArticleReviewsTable>>,
  toColumns: (fields) => fields,
});

function newestFirst() {
  const reviews = query.selectFrom("article_reviews").selectAll();
  return reviews.orderBy("reviewed", "desc").orderBy("created_at", "desc");
}

export function listReviewsOf(path: string): ArticleReview[] {
  return readReviews(newestFirst().where("path", "=", path));
}

export function findLastReviews(): Map<string, ArticleReview> {
  return new Map(
    readReviews(newestFirst())
      .reverse()
      .map((review) => [review.path, review]),
  );
}

export function findLatestReview(): ArticleReview | undefined {
  const [review] = readReviews(
    query.selectFrom("article_reviews").selectAll().orderBy("created_at", "desc").limit(1),
  );
  return review;
}

function readReviews(wanted: ReturnType<typeof newestFirst>): ArticleReview[] {
  return readableRows("article_reviews", all(wanted)).map(toPlain<Selectable<ArticleReviewsTable>>);
}
