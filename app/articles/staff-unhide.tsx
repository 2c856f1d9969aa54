import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import type { Route } from "./+types/staff-unhide";
import { changeVisibility, readTitle } from "./visibility.server.ts";

const failure = "Failed to show the page";
const list = href("/dashboard/Articles");

export const meta: Route.MetaFunction = () => [{ title: "Show a page again" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => readTitle(params.name));
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => changeVisibility(params.name, 0, url, staff));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function ShowArticleAgain({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Show a page again"
      question="Show this page on the website again?"
      what={isUnread(loaderData) ? loaderData : loaderData.title}
      failure="Failed to fetch articles"
      list={list}
      result={actionData}
    >
      <SubmitButton busy="Saving...">Show</SubmitButton>
    </Confirm>
  );
}
