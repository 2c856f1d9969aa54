import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptReviews } from "#db/texts/article-reviews.ts";
import type { Route } from "./+types/staff-review-delete";
import { showYear } from "./show-year.ts";

const texts = deletionTexts("check", {
  failure: "Failed to delete the check",
  loadFailure: "Failed to fetch articles",
  advice: "The page then says what the check before it says, or that no doctor has checked it.",
});
const deletion = deletionRoute(texts, {
  subject: "review",
  list: ({ params: { name } }) => href("/dashboard/Articles/:name/review", { name }),
  idIn: ({ params }: Route.LoaderArgs) => params.review,
  ask: (review) => ({ what: `${review.name}, ${showYear(review.reviewed)}` }),
  ...keptReviews,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteReview(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
