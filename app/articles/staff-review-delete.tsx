import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteReview, findReview } from "#db/article-reviews.ts";
import type { Route } from "./+types/staff-review-delete";
import { showYear } from "./show-year.ts";

const failure = "Failed to delete the check";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return orUnread(async () => {
    const review = findReview(params.review);
    if (!review) {
      const { id } = requireStaff(context);
      throw await redirectAfterDeletion(listOf(params.name), "review", params.review, id);
    }
    return { what: `${review.name}, ${showYear(review.reviewed)}` };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    deleteReview(params.review, staff);
    return redirectAfterDeletion(listOf(params.name), "review", params.review, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteReview({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this check"
      what={isUnread(loaderData) ? loaderData : loaderData.what}
      advice="The page then says what the check before it says, or that no doctor has checked it."
      failure="Failed to fetch articles"
      result={actionData}
      list={listOf(params.name)}
    />
  );
}

function listOf(name: string): string {
  return href("/dashboard/Articles/:name/review", { name });
}
