import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import type { Route } from "./+types/staff-hide";
import { changeVisibility, readTitle } from "./visibility.server.ts";

const failure = "Failed to hide the page";
const list = href("/dashboard/Articles");

export const meta: Route.MetaFunction = () => [{ title: "Hide a page" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => readTitle(params.name));
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => changeVisibility(params.name, 1, url, staff));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function HideArticle({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Hide a page"
      question="Are you sure you want to hide this page?"
      what={isUnread(loaderData) ? loaderData : loaderData.title}
      advice="Visitors are told that the hospital has no page about it. It leaves menus, lists, search and sitemap, and links to it in other pages become plain words. You can show it again at any time."
      failure="Failed to fetch articles"
      list={list}
      result={actionData}
    >
      <SubmitButton busy="Hiding...">Hide</SubmitButton>
    </Confirm>
  );
}
